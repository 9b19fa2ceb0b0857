/** Reduces the address bar's path to the clean form of its route (S32). */
import { hrefOf, routeOf } from "../../schema/paths.ts";

/** The route of the address; undefined outside the site's base. The clean path replaces the one in the bar. */
export function normaliseAddress(base: string, homes: readonly string[]): string | undefined {
  const { pathname, search, hash } = location;
  const route = routeOf(base, homes, pathname);
  if (route === undefined) return undefined;
  const clean = hrefOf(base, route);
  // `encodeURI` leaves some characters that a browser escapes, and the other way round: only a change of the
  // route's form is worth a replacement.
  if (decodeURI(clean) !== safelyDecoded(pathname)) {
    history.replaceState(history.state, "", clean + search + hash);
  }
  return route;
}

function safelyDecoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
