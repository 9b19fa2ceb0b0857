/** Addresses of the blog's own pages in the shown locale. */
import type { Manifest } from "../../schema/manifest.ts";

type BlogPlace = "/archive" | "/tags" | "/authors";

export function blogHref({ locales, locale, base }: Manifest, place: BlogPlace): string {
  const home = locales.find(({ id }) => id === locale)?.home ?? base;
  return `${home}blog${place}`;
}
