/** Sends each page that is shown, and searches without results, to an address of the site's. */
import { useEffect, useRef } from "react";
import type { ShownIntegrations } from "../../schema/integrations/shown.ts";
import { SEARCHED, type Searched } from "../lifecycle-events.ts";
import { send } from "./send.ts";

/** Time that a search has to rest to count as one, in milliseconds: not each letter is a search. */
const REST = 1500;

/** Characters of a search that are sent. */
const LONGEST = 100;

export function useBeacon(beacon: ShownIntegrations["beacon"], href: string): void {
  const { endpoint, searches } = beacon ?? {};
  const counted = useRef<string>(undefined);

  useEffect(() => {
    if (endpoint === undefined || counted.current === href) return;
    const referrer = counted.current === undefined ? referrerOrigin() : "";
    counted.current = href;
    send(endpoint, { page: href, referrer }).catch(() => {});
  }, [endpoint, href]);

  useEffect(() => {
    if (endpoint === undefined || !searches) return;
    let timer: ReturnType<typeof setTimeout>;
    const hear = (event: Event) => {
      clearTimeout(timer);
      const { query, count } = (event as CustomEvent<Searched>).detail;
      if (query === "" || count > 0) return;
      // The page may be another one by then.
      const { pathname } = location;
      timer = setTimeout(() => {
        send(endpoint, { page: pathname, search: query.slice(0, LONGEST) }).catch(() => {});
      }, REST);
    };
    addEventListener(SEARCHED, hear);
    return () => {
      removeEventListener(SEARCHED, hear);
      clearTimeout(timer);
    };
  }, [endpoint, searches]);
}

/** The site that the visitor comes from; empty where that is this one, or unknown. */
function referrerOrigin(): string {
  if (!URL.canParse(document.referrer)) return "";
  const { origin } = new URL(document.referrer);
  return origin === location.origin ? "" : origin;
}
