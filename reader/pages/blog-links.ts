/** Addresses of the blog's own pages in the shown locale. */
import type { Manifest } from "../../schema/manifest.ts";
import { baseOf, hrefOf, routeBelow } from "../../schema/paths.ts";

type BlogPlace = "/archive" | "/tags" | "/authors";

export function blogHref(manifest: Manifest, place: BlogPlace): string {
  const { areas = [], base, locales, locale } = manifest;
  const home = locales.find(({ id }) => id === locale)?.home ?? base;
  const blog = areas.find(({ name }) => name === "blog")?.path ?? "/blog";
  return hrefOf(baseOf(manifest), routeBelow(routeBelow(`/${home.slice(base.length)}`, blog), place));
}
