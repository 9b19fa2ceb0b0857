/** Where a deployment took the search's script away, the page is reloaded, and the search opens in it. */
import { reloadForScript } from "../navigation/after-deployment.ts";

const KEY = "twsite-open-search";

/** False where nothing is reloaded. */
export async function reloadForSearch(): Promise<boolean> {
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    return false;
  }
  if (await reloadForScript("search")) return true;
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
