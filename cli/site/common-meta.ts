/** Data that all pages have in common: the data that every page has, and the outline as the author wants it. */
import { CONTRACT, type PageData } from "../../schema/page.ts";
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
