/** Listens to the events of `twsite dev` about the source. */

import type { DevEvent, DevState } from "../../schema/dev-event.ts";
import { DEV_EVENTS_PATH } from "../../schema/dev-events-path.ts";
import type { PageData } from "../../schema/page.ts";

type Listener = {
  /** Gets the state of the site; also whenever the connection is there again. */
  state(state: DevState): unknown;
  /** A page with its new text. */
  page(page: PageData): unknown;
};

/**
 * A page in the background gives up its connection, of which a browser has few for one server; it gets the state of the site
 * once it is visible again. Returns the function that stops listening.
 */
export function followSource(listener: Listener): () => void {
  // This script is in the hashed folder, right below the base.
  const address = new URL(`../${DEV_EVENTS_PATH}`, import.meta.url);
  let source: EventSource | undefined;

  const receive = ({ data }: MessageEvent<string>): void => {
    const event: DevEvent = JSON.parse(data);
    if (event.type === "state") listener.state(event);
    else listener.page(event.page);
  };
  const connect = (): void => {
    if (document.visibilityState === "hidden") {
      source?.close();
      source = undefined;
    } else if (!source || source.readyState === EventSource.CLOSED) {
      source = new EventSource(address);
      source.onmessage = receive;
    }
  };
  // A browser reconnects if it gets no answer, but not after an answer that is not a stream.
  const retry = setInterval(connect, 1000);
  document.addEventListener("visibilitychange", connect);
  connect();
  return () => {
    clearInterval(retry);
    document.removeEventListener("visibilitychange", connect);
    source?.close();
  };
}
