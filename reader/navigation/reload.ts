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
  document.documentElement.dataset.reloading = "";
  location.reload();
  return true;
}
