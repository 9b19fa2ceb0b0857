/** Reload of the page if a deployment took the search's script away. The search then opens in the new page. */
import { reloadForScript } from "../navigation/reload.ts";

const KEY = "twsite-open-search";

/** False if nothing is reloaded. */
export async function reloadForSearch(): Promise<boolean> {
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    return false;
  }
  if (await reloadForScript("search")) return true;
  opensAfterReload();
  return false;
}

/** True once for a page that was reloaded so that its search can open. */
export function opensAfterReload(): boolean {
  try {
    const isRequested = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isRequested;
  } catch {
    return false;
  }
}
