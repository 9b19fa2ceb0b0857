/** A cache server as simple as they come, in memory, and with the faults that real ones have. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";

export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

export type CacheServer = {
  url: string;
  /** What it has, by path. */
  entries: Map<string, Buffer>;
  /** Method and path of every request. */
  requests: string[];
  /** Values of the header `Authorization` that came. */
  credentials: Set<string | undefined>;
  /** Answers in place of the server where it gives true. */
  fault: Fault;
  stop(): Promise<void>;
};

export async function startCacheServer(): Promise<CacheServer> {
  const served: CacheServer = {
    url: "",
    entries: new Map(),
    requests: [],
    credentials: new Set(),
    fault: () => false,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer(async (request, response) => {
    const { method = "", url = "" } = request;
    served.requests.push(`${method} ${url}`);
    served.credentials.add(request.headers.authorization);
    if (served.fault(request, response)) return;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const found = served.entries.get(url);
    if (method === "PUT") served.entries.set(url, Buffer.concat(parts));
    response.statusCode = method === "PUT" ? 201 : found ? 200 : 404;
    response.end(method === "GET" ? found : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(served.stop);
  const address = server.address();
  if (typeof address === "object" && address) served.url = `http://127.0.0.1:${address.port}`;
  return served;
}
