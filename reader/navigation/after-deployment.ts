/**
 * A deployment in the middle of a visit takes scripts away, and browsers do not ask for a lost script again. The page is
 * reloaded, with the scripts that the site has now.
 */
import { reloadOnce } from "./reload.ts";

/** A page that is here is not traded for the browser's own words about a host that is not. */
export function isReachable(): Promise<boolean> {
  return fetch(location.href, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** False where nothing is reloaded: the host cannot be reached, or these scripts have been reloaded for already. */
export async function reloadForScript(part: string): Promise<boolean> {
  return (await isReachable()) && reloadOnce(`${part} ${document.documentElement.dataset.reader}`);
}
