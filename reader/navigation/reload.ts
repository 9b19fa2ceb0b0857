/** Reloads the whole page when data fails, once per target in a session, so that it never loops. */

/** Key in session storage, before the route: the page was reloaded. */
export const RELOAD_KEY = "twsite-reloaded:";

/**
 * True if the page is being reloaded; false if that has been tried for this route, cannot be remembered, or would only
 * trade the page for the browser's own words about a missing connection.
 */
export function reloadOnce(route: string): boolean {
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(RELOAD_KEY + route) !== null) return false;
    sessionStorage.setItem(RELOAD_KEY + route, "1");
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

/**
 * Reloads the page if a deployment in the middle of a visit took scripts away: browsers do not request a lost script again.
 * False if nothing is reloaded: the host cannot be reached, or the page was reloaded for these scripts before.
 */
export async function reloadForScript(part: string): Promise<boolean> {
  // A page that works must not give way to the browser's own message about a host that does not answer.
  const answer = await fetch(location.href, { method: "HEAD" }).catch(() => undefined);
  return answer?.ok === true && reloadOnce(`${part} ${document.documentElement.dataset.reader}`);
}
