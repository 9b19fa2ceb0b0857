/** Listens to what `twsite dev` tells of the source. */

import type { DevEvent, DevState } from "../../schema/dev-event.ts";
import { DEV_EVENTS_PATH } from "../../schema/dev-events-path.ts";
import type { PageData } from "../../schema/page.ts";

export type Listener = {
  /** How the site is; also told whenever the connection is there again. */
  state(state: DevState): unknown;
  /** A page with its new text. */
  page(page: PageData): unknown;
};

/**
 * A page that nobody sees gives up its connection, of which a browser has few for one server; it hears how the site is
 * once it is looked at again. Returns what ends it.
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
  // A browser keeps trying while nobody answers, but not after an answer that is no stream.
  const retry = setInterval(connect, 1000);
  document.addEventListener("visibilitychange", connect);
  connect();
  return () => {
    clearInterval(retry);
    document.removeEventListener("visibilitychange", connect);
    source?.close();
  };
}
