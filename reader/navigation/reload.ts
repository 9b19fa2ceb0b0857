/** Reloads the whole page when data fails, once per target in a session, so that it never loops. */
import { RELOADED } from "./reloaded.ts";

/**
 * True if the page is being reloaded; false if that has been tried for this route, cannot be remembered, or would only
 * trade the page for the browser's own words about a missing connection.
 */
export function reloadOnce(route: string): boolean {
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(RELOADED + route) !== null) return false;
    sessionStorage.setItem(RELOADED + route, "1");
  } catch {
    return false;
  }
  // The document that is on its way would take the place of a page that the reader shows: every link is the browser's now.
  document.documentElement.dataset.external = "";
  // Back from there, a browser may show this document as it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  location.reload();
  return true;
}
