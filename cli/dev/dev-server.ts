/** `twsite dev` by HTTP: the site in memory, and the stream of events that open pages follow. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname } from "node:path";
import { contentType } from "mime-types";
import type { DevChanges } from "../../schema/dev-event.ts";
import { DEV_CHANGES_PATH, DEV_EVENTS_PATH } from "../../schema/dev-events-path.ts";
import { listen, stop } from "../hosts/preview/listen.ts";
import { copyPaths, isAllowedHost, prefersMarkdown, requestPath } from "../hosts/preview/request-path.ts";
import { causeOf } from "../report/failure.ts";
import { reasonOf } from "../report/reason-of.ts";
import { contentHash } from "../source/content-hash.ts";
import type { EventStream } from "./event-stream.ts";
import type { ServedFile } from "./served-file.ts";
import type { SiteInMemory } from "./site-in-memory.ts";

type DevServerOptions = {
  host: string;
  /** The first port to try; 0 for any that is free. */
  port: number;
  /** Settles once the first page can be served. */
  showable: Promise<unknown>;
  /** The first pass; the answer to a request may wait for it. */
  ready: Promise<unknown>;
  site: Pick<SiteInMemory, "base" | "early" | "file" | "isUncompiled">;
  events: EventStream;
  /** The changes of a route’s page; undefined where nothing is known of it. */
  changes: (route: string) => DevChanges | undefined;
  /** The first event that a page receives. */
  state: () => string;
  /** The document that is shown before the site has a page, or instead of a page that fails. */
  waiting: () => Promise<string>;
  /** Called with an error that occurs while a request is answered. */
  failed: (error: unknown) => Promise<void>;
};

export type DevServer = { port: number; close: () => Promise<void> };

/** Rejects with Node's error where the host cannot be listened on. */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const server = createServer((request, response) => {
    answer(options, request, response)
      .catch(async (error) => {
        await options.failed(error);
        if (!request.headers.accept?.includes("text/html"))
          return refuse(response, 500, reasonOf(causeOf(error)));
        const content = () => options.waiting();
        await send(request, response, 500, { path: "index.html", tag: "", content });
      })
      .catch((error) => refuse(response, 500, reasonOf(error)));
  });
  const port = await listen(server, options.host, options.port);
  return { port, close: () => stop(server) };
}

async function answer(options: DevServerOptions, request: IncomingMessage, response: ServerResponse) {
  const { site, host } = options;
  if (!isAllowedHost(request.headers.host, host))
    return refuse(response, 403, "This host is not served; open the address that twsite dev printed.");
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return refuse(response, 405, "Method not allowed");
  }
  await options.showable;
  const base = site.base();
  const path = requestPath(request.url ?? "/", base);
  if (path === undefined) return refuse(response, 400, "Bad request");
  if (`${path}/` === base || (path === "/" && base !== "/")) {
    response.setHeader("Location", base);
    return refuse(response, 302, `The site is at ${base}`);
  }
  const isForProgram = prefersMarkdown(request);
  const early = isForProgram ? undefined : await site.early(path);
  if (early) return send(request, response, 200, early);
  await options.ready;
  if (path.endsWith(`/${DEV_EVENTS_PATH}`)) return options.events.open(response, [options.state()]);
  const changes = `${base}${DEV_CHANGES_PATH}`;
  if (path.startsWith(`${changes}/`)) {
    const found = options.changes(path.slice(changes.length));
    if (!found) return refuse(response, 404, "Nothing is known of changes of this page.");
    const text = JSON.stringify(found);
    return send(request, response, 200, {
      path: "changes.json",
      tag: contentHash(text),
      content: async () => text,
    });
  }
  const file = site.file(path);
  const copy = file && copyOf(site, base, file.path);
  if (copy) response.setHeader("Vary", "Accept");
  if (file) return send(request, response, 200, copy && isForProgram ? copy : file);
  const missing = site.file(`${base}404.html`);
  if (site.isUncompiled(path))
    return send(request, response, 500, { path: "index.html", tag: "", content: options.waiting });
  if (missing) return send(request, response, 404, missing);
  return send(request, response, 503, { path: "index.html", tag: "", content: options.waiting });
}

/** The Markdown file of a document, where the site has one. */
function copyOf(site: DevServerOptions["site"], base: string, document: string): ServedFile | undefined {
  for (const path of copyPaths(document)) {
    const file = site.file(base + path);
    if (file?.path === path) return file;
  }
  return undefined;
}

/** A page must be revalidated on every use, because it may have changed. */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { path, tag, content }: ServedFile,
): Promise<void> {
  const etag = status === 200 ? `"${tag}"` : undefined;
  response.setHeader("Cache-Control", "no-cache");
  if (etag) response.setHeader("ETag", etag);
  if (etag && request.headers["if-none-match"] === etag) {
    response.writeHead(304).end();
    return;
  }
  const bytes = Buffer.from(await content());
  response.setHeader("Content-Type", contentType(extname(path)) || "application/octet-stream");
  response.writeHead(status, { "Content-Length": bytes.length });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

function refuse(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${text}\n`);
}
