/** Addresses of the blog's own pages in the shown locale. */
import type { Manifest } from "../../schema/manifest.ts";
import { baseOf, homeHref, hrefOf, routeBelow } from "../../schema/paths.ts";

type BlogPlace = "/archive" | "/tags" | "/authors";

export function blogHref(manifest: Manifest, place: BlogPlace): string {
  const { areas = [], base } = manifest;
  const blog = areas.find(({ name }) => name === "blog")?.path ?? "/blog";
  return hrefOf(
    baseOf(manifest),
    routeBelow(routeBelow(`/${homeHref(manifest).slice(base.length)}`, blog), place),
  );
}
