/**
 * The line near the top of each document and of each Markdown file that tells programs where the list of all pages is.
 * Documents hide it, since visitors have menus.
 */
import type { Locale } from "../site/site.ts";
import { element, escaped } from "./html-tags.ts";
import { markdownLine } from "./markdown-text.ts";

/** The text of a language, with `{list}` in the place of the link. */
export type PageList = { text: string; href: string };

export function pageLists(locales: readonly Locale[], base: string): Record<string, PageList> {
  return Object.fromEntries(
    locales.map(({ id, home, strings }) => [
      id,
      { text: strings.compiler.pageList, href: `${base}${home.slice(1)}llms.txt` },
    ]),
  );
}

export function pageListHtml({ text, href }: PageList): string {
  const link = element("a", { href }, "llms.txt");
  return element("p", { hidden: "" }, text.split("{list}").map(escaped).join(link));
}

export function pageListMarkdown({ text, href }: PageList, siteUrl: string): string {
  const link = `[llms.txt](${siteUrl}${href})`;
  return `> ${markdownLine(text).split("{list}").join(link)}\n\n`;
}
