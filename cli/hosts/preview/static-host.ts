/**
 * Answers requests for a compiled site as a static host would: files as they are, `404.html` with status 404 for
 * the rest, revalidation by ETag, compression of texts. It reads the folder at each request, so a new compile shows.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import compression from "compression";
import send from "send";
import { cacheControl } from "../host-files/caching.ts";
import { findFile } from "./find-file.ts";
import { copyPaths, isAllowedHost, prefersMarkdown, requestPath } from "./request-path.ts";

export type StaticSite = {
  /** Folder of the site. */
  root: string;
  /** Path that it is served under: starts and ends with a slash. */
  base: string;
  /** False: a folder's document answers at its canonical address, as on hosts that do not redirect to `/docs/x/`. */
  redirects: boolean;
};

/** `listening` as for `isAllowedHost`. */
export function staticHost(site: StaticSite, listening: string): RequestListener {
  const compress = compression({
    // A range is one of the file's own bytes.
    filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
  });
  return (request, response) => {
    if (!isAllowedHost(request.headers.host, listening))
      return refuse(response, 403, "This host is not served; open the address that twsite preview printed.");
    compress(request, response, () => {
      answer(site, request, response).catch(() => refuse(response, 500, "Internal server error"));
    });
  };
}

async function answer(
  { root, base, redirects }: StaticSite,
  request: IncomingMessage,
  response: ServerResponse,
) {
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return refuse(response, 405, "Method not allowed");
  }
  const path = requestPath(request.url ?? "/", base);
  if (path === undefined) return refuse(response, 400, "Bad request");
  if (`${path}/` === base) {
    response.setHeader("Location", base);
    return refuse(response, 302, `The site is at ${base}`);
  }
  if (!path.startsWith(base)) return refuse(response, 404, `Not found. The site is at ${base}`);
  const file = findFile(root, path.slice(base.length - 1));
  const copy = file === undefined ? undefined : copyOf(root, file);
  if (copy !== undefined) {
    response.setHeader("Vary", "Accept");
    if (prefersMarkdown(request)) {
      response.setHeader("Content-Location", base + encoded(copy).slice(1));
      return sendFile(root, copy, request, response);
    }
  }
  if (redirects && file !== undefined && file === `${path.slice(base.length)}/index.html`) {
    // Two slashes at its start would name another host.
    const folder = base + encoded(file.replace(/^\/+/, "")).slice(1, -"index.html".length);
    response.setHeader("Location", folder + (/\?[^#]*/.exec(request.url ?? "")?.[0] ?? ""));
    // Not 301, which browsers would keep for the next site on this port.
    return refuse(response, 302, `This page is at ${folder}`);
  }
  return file === undefined ? notFound(root, request, response) : sendFile(root, file, request, response);
}

/** The Markdown file of a document, where it is there. */
function copyOf(root: string, document: string): string | undefined {
  for (const path of copyPaths(document)) if (findFile(root, `/${path}`) === path) return path;
  return undefined;
}

function sendFile(root: string, file: string, request: IncomingMessage, response: ServerResponse) {
  response.setHeader("Cache-Control", cacheControl(file));
  pipe(
    send(request, encoded(file), { root, cacheControl: false, dotfiles: "allow", index: false }),
    response,
  );
}

function notFound(root: string, request: IncomingMessage, response: ServerResponse) {
  const document = findFile(root, "/404.html");
  if (document === undefined) return refuse(response, 404, "Not found");
  response.statusCode = 404;
  // The document answers for any address, so it cannot be revalidated or requested in parts.
  const whole = { acceptRanges: false, etag: false, lastModified: false };
  pipe(send(request, encoded(document), { root, cacheControl: false, ...whole }), response);
}

function pipe(file: send.SendStream, response: ServerResponse) {
  file.on("error", (error: { status: number; message: string }) => {
    refuse(response, error.status, error.message);
  });
  file.pipe(response);
}

/** A short answer in plain text; where a file broke off half-way, the connection does too. */
function refuse(response: ServerResponse, status: number, text: string) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of [
    "Content-Encoding",
    "Content-Length",
    "Content-Location",
    "ETag",
    "Last-Modified",
    "Cache-Control",
  ]) {
    response.removeHeader(name);
  }
  response.statusCode = status;
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.end(`${text}\n`);
}

function encoded(file: string): string {
  return `/${file.split("/").map(encodeURIComponent).join("/")}`;
}
