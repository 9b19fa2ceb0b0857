/** Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html) to every open page. */
import type { ServerResponse } from "node:http";

export type EventStream = {
  /** Keeps the response open; `first` has the events that the page gets at once, each a line of JSON. */
  open(response: ServerResponse, first: readonly string[]): void;
  send(event: string): void;
};

/** A page that lost its server asks again after this time. */
const retryMs = 300;

/** Streams of one address: only visible pages have one. The oldest ends for a newer one, and its browser asks again later. */
const mostStreams = 64;
const laterMs = 60_000;

export function createEventStream(): EventStream {
  const open = new Set<ServerResponse>();
  return {
    open(response, first) {
      const { remoteAddress } = response.socket ?? {};
      const own = [...open].filter(({ socket }) => socket?.remoteAddress === remoteAddress);
      for (const oldest of own.slice(0, 1 - mostStreams))
        if (open.delete(oldest)) oldest.end(`retry: ${laterMs}\n\n`);
      response.setHeader("Connection", "close");
      response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
      response.write(`retry: ${retryMs}\n\n${first.map(message).join("")}`);
      open.add(response);
      response.on("close", () => open.delete(response));
    },
    send(event) {
      for (const response of open) response.write(message(event));
    },
  };
}

function message(event: string): string {
  return `data: ${event}\n\n`;
}
