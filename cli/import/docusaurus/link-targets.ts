/** Targets of links in the source. */
import type { SourceFolder } from "../source-folder.ts";
import type { OtherAddresses } from "./other-addresses.ts";
import type { ImportedPage } from "./pages.ts";
import type { Section } from "./section.ts";

export type LinkTargets = {
  source: SourceFolder;
  /** Path that the site is served under. */
  base: string;
  others: OtherAddresses;
  /** The option of the configuration for slashes at the end of addresses. */
  trailingSlash: boolean | undefined;
  sections: readonly Section[];
  staticFolders: readonly string[];
  /** Pages by their file in the source. */
  byFile: ReadonlyMap<string, ImportedPage>;
  /** Pages by area and name in the languages that have them: `docs/a.md fr`. */
  byName: ReadonlyMap<string, ImportedPage>;
  /** Parts of pages by their file in the source. */
  partials: ReadonlyMap<string, ImportedPage>;
  /** Addresses in the source, with the locale → those of the new site. */
  addresses: ReadonlyMap<string, string>;
  /** Lists and feeds in the source → in the new site, without the locale. */
  lists: ReadonlyMap<string, string>;
  /** The source locale's folder of each section. */
  sourceLocale: string;
  /** Paths that the languages are served under, without a slash at the end: `/fr`. */
  localeRoots: readonly string[];
  /** Pages of the source language and addresses by what is left of them without capitals and endings. */
  looseFiles: ReadonlyMap<string, ImportedPage | undefined>;
  looseAddresses: ReadonlyMap<string, string | undefined>;
};
