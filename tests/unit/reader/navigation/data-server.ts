/** A host on the loopback that answers data requests as told, and counts them. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Answer = { status?: number; type?: string; body: string };

export type DataServer = {
  base: string;
  answers: Map<string, Answer>;
  /** Paths asked for, in order. */
  asked: string[];
  close(): Promise<void>;
};

export function json(data: unknown): Answer {
  return { type: "application/json", body: JSON.stringify(data) };
}

/** Paths without an answer get a host's 404 page in HTML. */
export async function startDataServer(): Promise<DataServer> {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    const {
      status = 200,
      type = "text/html",
      body,
    } = answers.get(url) ?? {
      status: 404,
      body: "<!doctype html><title>Not here</title>",
    };
    response.writeHead(status, { "content-type": type }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}/`,
    answers,
    asked,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
