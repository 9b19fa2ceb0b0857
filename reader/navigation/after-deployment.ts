/**
 * A deployment in the middle of a visit takes scripts away, and browsers do not ask for a lost script again. The page is
 * reloaded, with the scripts that the site has now.
 */
import { reloadOnce } from "./reload.ts";

/** False where nothing is reloaded: the host cannot be reached, or these scripts have been reloaded for already. */
export async function reloadForScript(part: string): Promise<boolean> {
  // A page that is here is not traded for the browser's own words about a host that is not.
  const answer = await fetch(location.href, { method: "HEAD" }).catch(() => undefined);
  return answer?.ok === true && reloadOnce(`${part} ${document.documentElement.dataset.reader}`);
}
