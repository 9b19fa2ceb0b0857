/** Locale that a route belongs to. */
import type { Manifest } from "../../schema/manifest.ts";

/** `(["/", "/fr/"], "/fr/docs/x")` → `/fr/`: the longest home that the route starts with. */
export function homeOf(homes: readonly string[], route: string): string {
  let best = "/";
  for (const home of homes) {
    if (home.length > best.length && `${route}/`.startsWith(home)) best = home;
  }
  return best;
}

/** The homes' routes; in a manifest they are as addresses. */
export function homesOf({ base, locales }: Pick<Manifest, "base" | "locales">): string[] {
  return locales.map(({ home }) => `/${home.slice(base.length)}`);
}
