/**
 * What documents say to programs alone, hidden from visitors, and the first line of Markdown files: where the list of all pages is, and
 * microformats. Classes on what visitors see would be in the reader’s first script, too.
 */
import type { PageData, PostPage } from "../../schema/page.ts";
import { hrefOf } from "../../schema/paths.ts";
import type { Locale } from "../site/site.ts";
import { element, escaped } from "./html-tags.ts";
import { markdownLine } from "./markdown-text.ts";
import type { OrganizationFacts } from "./organization.ts";

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

/** HTML above the page. A link would come before that to the main content, which has to be the first one. */
export function pageListHtml({ text, href }: PageList): string {
  return element("p", { hidden: "" }, escaped(text.replace("{list}", () => href)));
}

export function pageListMarkdown({ text, href }: PageList, siteUrl: string): string {
  const link = `[llms.txt](${siteUrl}${href})`;
  return `> ${markdownLine(text).split("{list}").join(link)}\n\n`;
}

/** HTML below the page. */
export function microformats(
  page: PageData,
  base: string,
  organization: OrganizationFacts | undefined,
): string {
  // The route of a home page, and no other, has a slash at its end.
  const card = page.path.endsWith("/") && organization ? hCard(organization) : "";
  const entry = page.kind === "post" ? hEntry(page, hrefOf(base, page.path)) : "";
  return card + entry;
}

/** The business or person behind the site, on home pages (https://microformats.org/wiki/h-card). */
function hCard({ type, url, name, description, image }: OrganizationFacts): string {
  const nameClass = type === "Person" ? "p-name" : "p-name p-org";
  return hidden("h-card", [
    element("a", { class: `${nameClass} u-url u-uid`, href: url }, escaped(name)),
    description && element("span", { class: "p-note" }, escaped(description)),
    // An image would be loaded.
    image ? element("data", { class: "u-photo", value: image }, "") : "",
  ]);
}

/** A post: its title and address, its day, who signs it (https://microformats.org/wiki/h-entry). */
function hEntry(
  { title, date, authors }: Pick<PostPage, "title" | "date" | "authors">,
  href: string,
): string {
  return hidden("h-entry", [
    element("a", { class: "p-name u-url", href }, escaped(title)),
    element("time", { class: "dt-published", datetime: date.iso }, ""),
    ...authors.map(({ name, href: own }) =>
      element(own === undefined ? "span" : "a", { class: "p-author h-card", href: own }, escaped(name)),
    ),
  ]);
}

function hidden(name: string, parts: readonly string[]): string {
  return element("p", { class: name, hidden: "" }, parts.join(""));
}
