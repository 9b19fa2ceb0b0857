/** What links of the source can lead to. */
import { nameKey, type Targets } from "./links.ts";
import type { ImportedLocale } from "./locales.ts";
import type { ImportedPage } from "./pages.ts";

/** `base` is the path that the site is served under. */
export function targetsOf(
  source: string,
  base: string,
  staticFolders: readonly string[],
  pages: readonly ImportedPage[],
  partials: readonly ImportedPage[],
  locales: readonly ImportedLocale[],
): Targets {
  const sourceLocale = locales[0]?.id ?? "en";
  const addresses = new Map<string, string>();
  // A page without a translation is served in every language.
  for (const page of pages.filter(({ locale }) => locale.id === sourceLocale))
    for (const { home } of locales) {
      const prefix = home.slice(0, -1);
      const at = (address: string) => (prefix + address).replace(/(.)\/$/, "$1");
      addresses.set(at(page.address), at(page.ownAddress));
    }
  for (const page of pages) addresses.set(page.address, page.ownAddress);
  return {
    source,
    base,
    staticFolders,
    byFile: new Map(pages.map((page) => [page.file, page])),
    byName: new Map(pages.map((page) => [nameKey(page, page.locale.id), page])),
    partials: new Map(partials.map((page) => [page.file, page])),
    addresses,
    sourceLocale,
  };
}
