/**
 * A deployment in the middle of a visit takes the search's script away, and browsers do not ask for a lost script again.
 * The page is reloaded, with the scripts that the site has now, and the search opens in it.
 */
import { reloadOnce } from "../navigation/reload.ts";

const KEY = "twsite-open-search";

/** False where nothing is reloaded: the host cannot be reached, or these scripts have been reloaded for already. */
export async function reloadForSearch(): Promise<boolean> {
  try {
    // A page that is here is not traded for the browser's own words about a host that is not.
    const { ok } = await fetch(location.href, { method: "HEAD" });
    if (!ok) return false;
    sessionStorage.setItem(KEY, "1");
  } catch {
    return false;
  }
  if (reloadOnce(`search ${document.documentElement.dataset.reader}`)) return true;
  wasAskedFor();
  return false;
}

/** True once for a page that was reloaded so that its search can open. */
export function wasAskedFor(): boolean {
  try {
    const isAsked = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isAsked;
  } catch {
    return false;
  }
}
