/** The shipped site's own texts as the compiler reads them: content/ → every page of a language, compiled. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compilePage } from "../../cli/markdown/compile-page.ts";
import type { Area, PageFacts } from "../../cli/markdown/compiled-page.ts";
import { readConfiguration } from "../../cli/source/configuration.ts";
import { discover } from "../../cli/source/discover.ts";
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

export function shippedPages(locale: Locale): ShippedPage[] {
  const { configuration } = readConfiguration(contentFolder);
  const strings = configuration?.strings[locale]?.compiler;
  if (strings === undefined) throw new Error(`site.yml has no usable texts for “${locale}”`);
  const sources = discover(contentFolder, locales).pages.filter((page) => page.locale === locale);
  return sources.map(({ path: file, area }) => {
    const text = readFileSync(join(contentFolder, file), "utf8");
    const { facts, content } = compilePage({ area, text }, { strings, imageHosts: [] });
    if (!facts || !content) throw new Error(`${file} cannot be compiled`);
    return { locale, area, file, path: file.slice(locale.length + 1), facts, hast: content.hast };
  });
}
