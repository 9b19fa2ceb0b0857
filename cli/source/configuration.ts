/** Reads `site.yml` and the files beside it: content folder → Configuration, with every problem as a finding. */
import { readdirSync } from "node:fs";
import * as z from "zod";
import { Authors } from "../../schema/authors.ts";
import { CURRENT_VERSION } from "../../schema/contract.ts";
import { Glossary } from "../../schema/glossary.ts";
import { SearchTests } from "../../schema/search-tests.ts";
import { Sidebars } from "../../schema/sidebars.ts";
import { SiteConfig } from "../../schema/site.ts";
import { type Strings, StringsOverride } from "../../schema/strings.ts";
import { Synonyms } from "../../schema/synonyms.ts";
import { Tags } from "../../schema/tags.ts";
import { Terms } from "../../schema/terms.ts";
import { Variables } from "../../schema/variables.ts";
import type { Finding } from "../report/finding.ts";
import type { IgnoreComment } from "../report/ignore-comment.ts";
import { nearest } from "../report/nearest.ts";
import { assumedConfig, type ConfigFile, type ConfigReading, readConfigFile } from "./config-file.ts";
import { docsSets, sidebarsFile } from "./docs-sets.ts";
import { localeStrings } from "./locale-strings.ts";
import { nearestContent } from "./nearest-folder.ts";
import { assumedFiles } from "./plain-folder.ts";

export type Configuration = {
  site: ConfigFile<SiteConfig>;
  /** True: there is no site.yml, and the configuration is what a folder of Markdown most likely means. */
  isAssumed?: true;
  /** Prefixes of routes that may be right, because site.yml and the folders have different locales. */
  unsureRoutes?: readonly string[];
  authors: ConfigFile<Authors>;
  tags: ConfigFile<Tags>;
  /** Sidebars by file, for each set and version of docs that has one: without it, one sidebar lists all of its docs. */
  sidebars: ReadonlyMap<string, ConfigFile<Sidebars>>;
  /** Interface texts by locale. */
  strings: Record<string, Strings>;
  /** Texts that pages name, by locale; only of locales that have such a file. */
  variables: Record<string, ConfigFile<Variables>>;
  /** Terms that pages explain, by locale; only of locales that have such a file. */
  glossaries: Record<string, ConfigFile<Glossary | undefined>>;
  /** Words that visitors type for others, by locale; only of locales that have such a file. */
  synonyms: Record<string, ConfigFile<Synonyms>>;
  /** Words that pages use and avoid, by locale; only of locales that have such a file. */
  terms: Record<string, ConfigFile<Terms | undefined>>;
  /** Searches and what they should find, by locale; only of locales that have such a file. */
  searchTests: Record<string, ConfigFile<SearchTests>>;
};

/**
 * Undefined if the locales cannot be determined. Any other file with errors gives its valid parts, so that the pages are
 * still checked in the same run. With `lastGood`, such a file gives its last valid value.
 */
export function readConfiguration(
  contentFolder: string,
  lastGood?: ConfigReading["lastGood"],
): {
  configuration: Configuration | undefined;
  findings: Finding[];
  /** Comments that ignore warnings in these files. */
  ignoreComments: IgnoreComment[];
} {
  const findings: Finding[] = [];
  const ignoreComments: IgnoreComment[] = [];
  const reading: ConfigReading = { contentFolder, findings, ignoreComments, lastGood };
  const assumed = assumedFiles(contentFolder);
  const site =
    assumedConfig(SiteConfig, "site.yml", assumed?.get("site.yml")) ??
    readConfigFile(reading, SiteConfig, "site.yml", LenientSite);
  if (site === undefined) findings.push(noSite(contentFolder));
  if (!site?.value) return { configuration: undefined, findings, ignoreComments };

  const others = <T>(schema: z.ZodType<T>, file: string, otherwise: T): ConfigFile<T> => {
    const found = readConfigFile(reading, schema, file);
    const placeOf = () => ({ line: 1, column: 1 });
    const absent = { placeOf, isWhole: true, isWritten: () => false, names: new Set<string>() };
    return { file, ...absent, ...found, value: found?.value ?? otherwise };
  };
  const authors = others(Authors, "authors.yml", {});
  const tags = others(Tags, "tags.yml", {});
  const sidebars = new Map<string, ConfigFile<Sidebars>>();
  for (const { name: set, versions } of docsSets(site.value))
    for (const version of [CURRENT_VERSION, ...versions.frozen.map(({ name }) => name)]) {
      const file = sidebarsFile({ set, version });
      const own =
        readConfigFile(reading, Sidebars, file) ??
        (file === "sidebars.yml" ? assumedConfig(Sidebars, file, assumed?.get(file)) : undefined);
      if (own) sidebars.set(file, { ...own, value: own.value ?? {} });
    }
  const { embeds = [], feedback, consent } = site.value.integrations ?? {};
  const showsIntegrations = embeds.length > 0 || feedback !== undefined || consent !== undefined;
  const strings = site.value.locales.map((locale) => {
    const own = others(StringsOverride, `${locale.id}/strings.yml`, {});
    return [locale.id, localeStrings(locale, own, showsIntegrations, findings)] as const;
  });
  /** The files of this name, by locale; a locale may have none. */
  const byLocale = <T>(schema: z.ZodType<T>, name: string, otherwise: T): Record<string, ConfigFile<T>> =>
    Object.fromEntries(
      site.value?.locales.flatMap(({ id }) => {
        const own = readConfigFile(reading, schema, `${id}/${name}.yml`);
        return own ? [[id, { ...own, value: own.value ?? otherwise }]] : [];
      }) ?? [],
    );
  return {
    configuration: {
      site: { ...site, value: site.value },
      ...(assumed && { isAssumed: true }),
      authors,
      tags,
      sidebars,
      strings: Object.fromEntries(strings),
      variables: byLocale(Variables, "variables", {}),
      glossaries: byLocale<Glossary | undefined>(Glossary, "glossary", undefined),
      synonyms: byLocale(Synonyms, "synonyms", {}),
      terms: byLocale<Terms | undefined>(Terms, "terms", undefined),
      searchTests: byLocale(SearchTests, "search-tests", {}),
    },
    findings,
    ignoreComments,
  };
}

/** Accepts a site without the required keys that the check of pages does not need. */
const LenientSite = SiteConfig.extend({
  title: SiteConfig.shape.title.catch(""),
  url: z.string().catch("https://example.com"),
});

function noSite(contentFolder: string): Finding {
  const misnamed = nearest("site.yml", readdirSync(contentFolder));
  return {
    rule: "configuration-is-valid",
    file: "site.yml",
    message:
      misnamed === undefined ? "this file is missing" : `this file is missing, but there is “${misnamed}”`,
    expected: "a file of this name with at least title, url and locales",
    nearest: misnamed === undefined ? nearestContent(contentFolder) : undefined,
  };
}
