/** The shipped site's own texts as the compiler reads them: content/ → every page of a language, compiled. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageCompiler } from "../../cli/markdown/compile-page.ts";
import type { PageFacts } from "../../cli/markdown/compiled-page.ts";
import { variablesFor } from "../../cli/site/variables-for.ts";
import { readConfiguration } from "../../cli/source/configuration.ts";
import { discover } from "../../cli/source/discover.ts";
import type { Area, SourceFile } from "../../cli/source/source-file.ts";
import type { HastRoot } from "../../schema/hast.ts";

export const contentFolder = join(import.meta.dirname, "../../content");

export const locales = ["en", "fr"] as const;
export type Locale = (typeof locales)[number];

export type ShippedPage = {
  locale: Locale;
  area: Area;
  /** Path from the content folder. */
  file: string;
  /** Path from the language's folder: the same in both languages. */
  path: string;
  facts: PageFacts;
  hast: HastRoot;
};

/** Those that this worker has compiled. */
const kept = new Map<Locale, readonly ShippedPage[]>();

export function shippedPages(locale: Locale): readonly ShippedPage[] {
  const pages = kept.get(locale) ?? sourcesOf(locale).map(compiled(locale));
  kept.set(locale, pages);
  return pages;
}

/** `path` as of a page's own `path`. */
export function shippedPage(locale: Locale, path: string): ShippedPage {
  const [page] = sourcesOf(locale)
    .filter((source) => source.path === `${locale}/${path}`)
    .map(compiled(locale));
  if (page === undefined) throw new Error(`there is no page ${path} in “${locale}”`);
  return page;
}

function sourcesOf(locale: Locale): SourceFile[] {
  return discover(contentFolder, locales).pages.filter((page) => page.locale === locale);
}

function compiled(locale: Locale): (source: SourceFile) => ShippedPage {
  const { configuration } = readConfiguration(contentFolder);
  const strings = configuration?.strings[locale]?.compiler;
  if (configuration === undefined || strings === undefined)
    throw new Error(`site.yml has no usable texts for “${locale}”`);
  const variables = variablesFor(locale, configuration);
  const compilePage = pageCompiler({ strings, imageHosts: [], ...variables });
  return ({ path: file, area }) => {
    const text = readFileSync(join(contentFolder, file), "utf8");
    const { facts, content } = compilePage({ area, text });
    if (!facts || !content) throw new Error(`${file} cannot be compiled`);
    return { locale, area, file, path: file.slice(locale.length + 1), facts, hast: content.hast };
  };
}
