/** Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html) to every open page. */
import type { ServerResponse } from "node:http";

export type EventStream = {
  /** Keeps the response open; `first` has the events that the page gets at once, each a line of JSON. */
  open(response: ServerResponse, first: readonly string[]): void;
  send(event: string): void;
};

/** A page that lost its server asks again after this time. */
const retryMs = 300;

export function createEventStream(): EventStream {
  const open = new Set<ServerResponse>();
  return {
    open(response, first) {
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
