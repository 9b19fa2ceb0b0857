/** Targets that links of the source can have, with their addresses in the new site. */
import { looseIndex } from "./corrected-links.ts";
import type { LinkTargets } from "./link-targets.ts";
import { nameKey } from "./links.ts";
import type { ImportedLocale } from "./locales.ts";
import type { ImportedPage } from "./pages.ts";
import type { SourceSite } from "./source-site.ts";

/** Addresses in the source, with the locale → those of the new site. `stubs` are those of placeholder pages for code. */
export function newAddresses(
  pages: readonly ImportedPage[],
  locales: readonly ImportedLocale[],
  stubs: readonly string[],
): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const address of stubs)
    for (const { home } of locales) addresses.set(home.slice(0, -1) + address, home.slice(0, -1) + address);
  // A page without a translation is served in every language.
  for (const page of pages.filter(({ locale }) => locale === locales[0]))
    for (const { home } of locales) {
      const prefix = home.slice(0, -1);
      const at = (address: string) => (prefix + address).replace(/(.)\/$/, "$1");
      addresses.set(at(page.address), at(page.address));
    }
  for (const page of pages) addresses.set(page.address, page.address);
  return addresses;
}

export function targetsOf(
  site: SourceSite,
  moves: Pick<LinkTargets, "addresses" | "lists" | "others">,
): LinkTargets {
  const { source, base, config, sections, staticFolders, pages, partials, sourceLocale, locales } = site;
  return {
    source,
    base,
    trailingSlash: config.trailingSlash,
    sections,
    staticFolders,
    byFile: new Map(pages.map((page) => [page.file, page])),
    byName: new Map(pages.map((page) => [nameKey(page, page.locale.id), page])),
    partials: new Map(partials.map((page) => [page.file, page])),
    ...moves,
    sourceLocale: sourceLocale.id,
    localeRoots: locales.map(({ home }) => home.slice(0, -1)).filter((home) => home !== ""),
    looseFiles: looseIndex(
      pages.filter(({ locale }) => locale === sourceLocale).map((page) => [page.file, page] as const),
    ),
    looseAddresses: looseIndex(moves.addresses),
  };
}
