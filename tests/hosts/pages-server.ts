/**
 * What GitHub Pages and its like do with a folder of files: `/x` is the file `x`, else `x.html`, else leads to `/x/`, which is
 * `x/index.html`; anything else is `404.html` with status 404. Other headers and compression are left out.
 */
import { readFileSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import type { StaticServer } from "./static-server.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "application/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** A project's pages stand under its name: outside `base` there is nothing. */
export function startPages(root: string, base: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = decodeURIComponent(pathname);
    const file = path.endsWith("/") ? `${path}index.html` : path;
    if (isFile(join(root, file))) answer(response, 200, join(root, file));
    else if (isFile(join(root, `${file}.html`))) answer(response, 200, join(root, `${file}.html`));
    else if (isFile(join(root, file, "index.html")))
      response.writeHead(301, { Location: `${pathname}/` }).end();
    else answer(response, 404, join(root, base, "404.html"));
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ origin: `http://127.0.0.1:${port}`, close });
    });
  });
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function answer(response: ServerResponse, status: number, file: string): void {
  const type = types[extname(file)] ?? "application/octet-stream";
  response.writeHead(status, { "Content-Type": type }).end(readFileSync(file));
}
