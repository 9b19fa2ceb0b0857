/** The pages that a locale shows: its own, and those of the source instead of missing translations. */
import type { Page } from "../compile/compile-files.ts";
import { cleanName } from "../source/number-prefix.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { Locale } from "./site.ts";
import { isBuilt, visibilityOf } from "./visibility.ts";

type LocalePages = {
  /** The pages of the locale first, then those of the source. */
  shown: Page[];
  /** Not built: links to them are reported as such. */
  drafts: Page[];
};

/** `source` is the first locale. A translation that is a draft, or scheduled, counts as missing until it is published. */
export function pagesOf(
  pages: readonly Page[],
  locale: Locale,
  source: Locale | undefined,
  drafts: boolean,
): LocalePages {
  const own = pages.filter((page) => page.source.locale === locale.id);
  const all = [...own, ...borrowed({ pages, own, locale, source, drafts })];
  return {
    shown: all.filter((page) => isShown(page, drafts)),
    drafts: all.filter((page) => !isShown(page, drafts)),
  };
}

type BorrowedInputs = {
  pages: readonly Page[];
  own: readonly Page[];
  locale: Locale;
  source: Locale | undefined;
  drafts: boolean;
};

function borrowed({ pages, own, locale, source, drafts }: BorrowedInputs): Page[] {
  if (source === undefined || source.id === locale.id) return [];
  const present = new Set(own.filter((page) => isShown(page, drafts)).map((page) => pairName(page.source)));
  return pages
    .filter((page) => page.source.locale === source.id && !present.has(pairName(page.source)))
    .map((page) => ({ ...page, fallback: source.tag }));
}

function isShown(page: Page, drafts: boolean): boolean {
  return isBuilt(visibilityOf(page), drafts);
}

/** The name that a file shares with its translations: its path within the locale, without the number prefixes of docs. */
export function pairName({ path, locale, area, name }: PairSource): string {
  const inside = path.slice(locale.length + 1, -".md".length);
  if (area !== "docs") return inside;
  return inside.slice(0, -name.length) + name.split("/").map(cleanName).join("/");
}

type PairSource = Pick<SourceFile, "path" | "locale" | "area" | "name">;

/** Path that a page's file has, or would have, in a locale: relative links of the locale's pages lead there. */
export function pathIn(locale: string, { path, locale: own }: Pick<SourceFile, "path" | "locale">): string {
  return locale === own ? path : locale + path.slice(own.length);
}
