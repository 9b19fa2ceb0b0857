/** Goes to a page without a reload. */
import { navigate as push } from "wouter/use-browser-location";
import { baseOf, hrefOf } from "../../schema/paths.ts";
import { focusOnPage } from "./focus.ts";
import { currentEntry, newEntry } from "./history-entry.ts";
import type { Resources } from "./resources.ts";

/**
 * `suffix`: query and hash. The page that is shown already goes to its top, and loses its hash, without a new history entry;
 * one that is on its way is not asked for again, and the page before it stays as it is.
 */
export function goTo(resources: Resources, route: string, suffix: string): void {
  const href = hrefOf(baseOf(resources), route) + suffix;
  if (href === location.pathname + location.search) {
    if (!resources.isLoaded(route)) return;
    if (location.hash !== "") history.replaceState(history.state, "", href);
    scrollTo({ top: 0 });
    focusOnPage();
    return;
  }
  currentEntry();
  resources.retry(route);
  push(href, { state: newEntry() });
}
