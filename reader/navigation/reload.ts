/** Reloads the whole page when data fails, once per target in a session, so that it never loops (S34). */

const PREFIX = "twsite-reloaded:";

/** True if the page is being reloaded; false if that has been tried for this route, or cannot be remembered. */
export function reloadOnce(route: string): boolean {
  try {
    if (sessionStorage.getItem(PREFIX + route) !== null) return false;
    sessionStorage.setItem(PREFIX + route, "1");
  } catch {
    return false;
  }
  location.reload();
  return true;
}
