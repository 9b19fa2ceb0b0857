/** Data that all pages have in common: the data that every page has, and the outline as the author wants it. */
import { CONTRACT, type DateText, type PageData } from "../../schema/page.ts";
import { fileHref } from "../../schema/paths.ts";
import type { Page } from "../compile/compile-files.ts";
import { type Formats, fill } from "./formats.ts";
import type { Locale } from "./site.ts";

export type CommonMeta = Pick<
  PageData,
  "contract" | "path" | "locale" | "title" | "description" | "visibility" | "translations"
>;

/** The data that every page has. Its translations are added when the routes of all locales are known. */
export function commonMeta(locale: Locale, path: string, title: string, description: string): CommonMeta {
  return {
    contract: CONTRACT,
    path,
    locale: locale.id,
    title,
    description,
    visibility: "published",
    translations: [],
  };
}

/** The headings that "On this page" lists, by the author's choice of levels. */
export function shownOutline<H extends { depth: number }>(
  outline: readonly H[],
  choice: { hide_table_of_contents: boolean; toc_min_heading_level: number; toc_max_heading_level: number },
): H[] {
  if (choice.hide_table_of_contents) return [];
  return outline.filter(
    ({ depth }) => depth >= choice.toc_min_heading_level && depth <= choice.toc_max_heading_level,
  );
}

/** `null` in the front matter: none. `path` is that of the file, from the content folder. */
export function editUrlOf(
  own: string | null | undefined,
  folder: string | undefined,
  path: string,
): { editUrl?: string } {
  const address = own === undefined && folder !== undefined ? fileHref(folder, `/${path}`) : own;
  if (!address) return {};
  return { editUrl: URL.canParse(address) ? new URL(address).href : address };
}

type Dated = { date?: string | undefined; author?: string | undefined };

/** Dates of a page's last change and of its review, and whose they are → the lines beside the page: `Last updated on 2 January 2025 by A`. */
export function lastUpdated(update: Dated, { strings }: Locale, formats: Formats): DateText {
  const { lastUpdated: plain, lastUpdatedBy } = strings.compiler;
  return dated(update, [plain, lastUpdatedBy], formats);
}

/** Nothing where the review no longer holds. */
export function reviewedLine(
  { reviewed }: Page,
  { strings }: Locale,
  formats: Formats,
): { reviewed?: DateText } {
  const { reviewed: plain, reviewedBy } = strings.compiler;
  return reviewed ? { reviewed: dated(reviewed, [plain, reviewedBy], formats) } : {};
}

function dated(
  { date = "", author }: Dated,
  [plain, byAuthor]: readonly [string, string],
  formats: Formats,
): DateText {
  const { iso, text } = formats.date(date);
  return { iso, text: author ? fill(byAuthor, { date: text, author }) : fill(plain, { date: text }) };
}
