/** Servers on this machine that stand for other sites: some pages work, some are gone, some are ill now and then, some are hostile. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { onTestFinished } from "vitest";
import {
  type AskOptions,
  askLinks,
  type LinkAnswer,
  type Question,
} from "../../../cli/authoring/links/ask-links.ts";

export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** The address of a server that lasts as long as the test. */
export async function serverThat(answers: Answering): Promise<string> {
  const server = createServer(answers);
  const port = await portOf(server);
  onTestFinished(() => server.closeAllConnections());
  return `http://127.0.0.1:${port}`;
}

/** Starts the server, for as long as the test lasts. */
export async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return port;
}

export async function ask(
  questions: readonly (string | Question)[],
  options: Partial<AskOptions> = {},
): Promise<Map<string, LinkAnswer>> {
  return askLinks(
    questions.map((question) =>
      typeof question === "string" ? { address: question, fragments: new Set<string>() } : question,
    ),
    {
      userAgent: "twsite/1.0.0 (+https://example.com)",
      allowPrivate: true,
      pauseMs: 0,
      timeoutMs: 20_000,
      signal: new AbortController().signal,
      onProgress: () => {},
      ...options,
    },
  );
}

export const page = (response: ServerResponse, body = "<h1 id=title>A page</h1>"): void => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(body);
};
