/** The clean form of an address bar's path. */
import { type Base, hrefOf, percentDecoded, routeOf } from "../../schema/paths.ts";

type CleanPath = {
  route: string;
  /** The path to show instead; undefined where the path is clean already. */
  replacement?: string;
};

/** `(base, ["/"], "/docs/x/index.html")` → route `/docs/x`, replacement `/docs/x`. Undefined outside the base. */
export function cleanPath(base: Base, homes: readonly string[], pathname: string): CleanPath | undefined {
  const route = routeOf(base.path, homes, pathname);
  if (route === undefined) return undefined;
  const clean = hrefOf(base, route);
  // Browsers and `encodeURI` escape different characters; only a change of the path itself is worth a replacement.
  return percentDecoded(clean, decodeURI) === percentDecoded(pathname, decodeURI)
    ? { route }
    : { route, replacement: clean };
}
