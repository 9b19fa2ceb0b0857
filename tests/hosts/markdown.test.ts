/** The lines of the manual with which hosts give programs the Markdown of a page, on each host that is here. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CompiledSite, compileSite } from "../browser/compiled-site.ts";
import * as apache from "./apache.ts";
import * as caddy from "./caddy.ts";
import { isInstalled, type Package } from "./installed.ts";
import { routesOf } from "./matrix.ts";
import * as nginx from "./nginx.ts";

const manual = "cli/manual/en/docs/publishing";

/** The block of code with this title. */
function block(page: string, title: string): string {
  const text = readFileSync(join(manual, page), "utf8");
  const [, code] = text.split(`title="${title}"\n`);
  if (code === undefined) throw new Error(`${page} has no block “${title}”`);
  return code.slice(0, code.indexOf("\n```"));
}

type Host = { ask(path: string, headers: Record<string, string>): Promise<Response>; close(): Promise<void> };

async function running(server: Promise<{ origin: string; close(): Promise<void> }>): Promise<Host> {
  const { origin, close } = await server;
  return { close, ask: (path, headers) => fetch(origin + path, { headers }) };
}

const hosts: { name: string; needs?: Package; start(folder: string): Promise<Host> }[] = [
  {
    name: "nginx",
    needs: "nginx",
    start: (folder) => {
      const types = block("own-server.md", "/etc/nginx/conf.d/docs.conf").match(
        /^ *(include|types|charset).*$/gm,
      );
      const aboveServer = block("hosts.md", "/etc/nginx/conf.d/docs.conf, above server");
      const inServer = block("hosts.md", "/etc/nginx/conf.d/docs.conf, in server");
      return running(
        nginx.start(folder, "/", { aboveServer, inServer: [...(types ?? []), inServer].join("\n") }),
      );
    },
  },
  {
    name: "Apache",
    needs: "apache2",
    start: (folder) =>
      running(apache.start(folder, "/", block("hosts.md", "/etc/apache2/sites-available/docs.conf"))),
  },
  {
    name: "Caddy",
    needs: "caddy",
    start: (folder) => running(caddy.start(folder, "/", block("hosts.md", "Caddyfile"))),
  },
  {
    name: "Netlify's function",
    start: async (folder) => {
      const handler = await functionIn(block("hosts.md", "netlify/edge-functions/markdown.js"), "default");
      return {
        ask: (path, headers) => {
          const request = new Request(`https://site.example${path}`, { headers });
          return handler(request, { next: async () => answerOf(folder, request.url) });
        },
        close: async () => undefined,
      };
    },
  },
  {
    name: "Cloudflare's function",
    start: async (folder) => {
      const handler = await functionIn(block("hosts.md", "functions/_middleware.js"), "onRequest");
      return {
        ask: (path, headers) => {
          const request = new Request(`https://site.example${path}`, { headers });
          const env = { ASSETS: { fetch: async (url: URL) => answerOf(folder, `${url}`) } };
          return handler({ request, env, next: async () => answerOf(folder, request.url) });
        },
        close: async () => undefined,
      };
    },
  },
];

/** A function of a module, which requests files from the site as the host does. */
async function functionIn(code: string, name: string): Promise<(...args: unknown[]) => Promise<Response>> {
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module[name];
}

/** What such hosts answer without a function. */
function answerOf(folder: string, url: string): Response {
  const path = join(folder, decodeURIComponent(new URL(url).pathname));
  const file = existsSync(path) && statSync(path).isFile() ? path : join(path, "index.html");
  const headers = { "content-type": file.endsWith(".html") ? "text/html" : "text/plain" };
  if (existsSync(file)) return new Response(readFileSync(file), { headers });
  return new Response(readFileSync(join(folder, "404.html")), { status: 404, headers });
}

let site: CompiledSite;
beforeAll(async () => {
  site = await compileSite("/");
});
afterAll(() => site?.remove());

for (const { name, needs, start } of hosts)
  describe.skipIf(needs !== undefined && !isInstalled(needs))(name, () => {
    let host: Host;
    beforeAll(async () => {
      const { fetch: real } = globalThis;
      host = await start(site.folder);
      if (name !== "Netlify's function") return;
      globalThis.fetch = async (input) => answerOf(site.folder, `${input}`);
      const { close } = host;
      host.close = async () => {
        globalThis.fetch = real;
        await close();
      };
    });
    afterAll(() => host?.close());

    test.each(["text/markdown", "text/markdown, text/html, */*", "text/html;q=0.8,Text/Markdown;q=0.9"])(
      "every page is Markdown for %s",
      async (accept) => {
        const wrong: string[] = [];
        for (const { path } of routesOf(site))
          for (const end of path.endsWith("/") ? [""] : ["", "/"]) {
            const response = await host.ask(encodeURI(path) + end, { accept });
            const twin = readFileSync(
              join(site.folder, `${path.endsWith("/") ? `${path}index` : path}.md`),
              "utf8",
            );
            const { headers, redirected } = response;
            const isTwin = (await response.text()) === twin;
            const type = headers.get("content-type") ?? "";
            const vary = headers.get("vary") ?? "";
            if (!isTwin || redirected || !/^text\/markdown/.test(type) || !/\baccept\b(?!-)/i.test(vary))
              wrong.push(`${path}${end}: ${response.status} ${type} ${vary}`);
          }
        expect(wrong).toEqual([]);
      },
    );

    test.each(["*/*", "text/html,application/xhtml+xml,*/*;q=0.8", "text/html, text/markdown;q=0"])(
      "every page is its document for %s",
      async (accept) => {
        const wrong: string[] = [];
        for (const { path } of routesOf(site)) {
          const response = await host.ask(encodeURI(path), { accept });
          const document = readFileSync(join(site.folder, path, "index.html"), "utf8");
          const vary = response.headers.get("vary") ?? "";
          if ((await response.text()) !== document || !/\baccept\b(?!-)/i.test(vary))
            wrong.push(`${path}: ${response.status} ${vary}`);
        }
        expect(wrong).toEqual([]);
      },
    );

    test("a program that wants Markdown gets other files as they are, and is told of pages that are not there", async () => {
      const headers = { accept: "text/markdown" };
      for (const path of ["/robots.txt", "/llms.txt", "/index.md", "/data/routes.json"]) {
        const response = await host.ask(path, headers);
        await expect(response.text()).resolves.toBe(readFileSync(join(site.folder, path), "utf8"));
      }
      for (const path of ["/no/such/page", "/../../etc/hostname"]) {
        const response = await host.ask(path, headers);
        expect(response.status).toBe(404);
      }
    });
  });
