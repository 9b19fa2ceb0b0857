/**
 * What documents say to programs alone, hidden from visitors, and the first line of Markdown files: where the list of all pages is, and
 * microformats. Classes on what visitors see would be in the reader’s first script, too, so only the text of a post has one.
 */
import type { PageData, PostPage } from "../../schema/page.ts";
import { type Base, hrefOf } from "../../schema/paths.ts";
import type { Locale } from "../site/site.ts";
import { element, escaped } from "./html-tags.ts";
import { markdownLine } from "./markdown-copy.ts";
import type { OrganizationFacts } from "./organization.ts";

/** The text of a language, with `{list}` in the place of the link. */
export type PageList = { text: string; href: string };

export function pageLists(locales: readonly Locale[], base: Base): Record<string, PageList> {
  return Object.fromEntries(
    locales.map(({ id, home, strings }) => [
      id,
      { text: strings.compiler.pageList, href: `${base.path}${home.slice(1)}llms.txt` },
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

/** Classes and hidden HTML that tell programs what a page is (https://microformats.org/wiki/microformats2). */
type Microformats = { bodyClass?: string; below: string };

export function microformats(
  page: PageData,
  { base, siteUrl }: { base: Base; siteUrl: string },
  { organization, modified }: { organization: OrganizationFacts | undefined; modified: string | undefined },
): Microformats {
  // The route of a home page, and no other, has a slash at its end.
  if (page.path.endsWith("/") && organization) return { below: hCard(organization) };
  const url = siteUrl + hrefOf(base, page.path);
  // Further pages of the list are not the author’s address.
  if (page.kind === "author" && page.newer === undefined) {
    const { name, image } = page.author;
    return { below: hCard({ type: "Person", name, url, image, description: page.description }) };
  }
  if (page.kind === "post") return { bodyClass: "h-entry", below: entryFacts(page, url, modified) };
  return { below: "" };
}

type Card = Pick<OrganizationFacts, "type" | "name" | "url" | "image" | "description">;

/** The business or person behind the site, on home pages, and authors, on their own. */
function hCard({ type, url, name, description, image }: Card): string {
  const nameClass = type === "Person" ? "p-name" : "p-name p-org";
  return hidden("h-card", [
    element("a", { class: `${nameClass} u-url u-uid`, href: url }, escaped(name)),
    description && element("span", { class: "p-note" }, escaped(description)),
    photo(image),
  ]);
}

/** Facts of a post. Its text (`e-content`) is the reader’s, so the body of the document is the entry, which holds both. */
function entryFacts(
  { title, description, date, authors, tags }: PostPage,
  url: string,
  modified: string | undefined,
): string {
  return hidden(undefined, [
    element("a", { class: "p-name u-url u-uid", href: url }, escaped(title)),
    element("time", { class: "dt-published", datetime: date.iso }, ""),
    modified ? element("time", { class: "dt-updated", datetime: modified }, "") : "",
    element("span", { class: "p-summary" }, escaped(description)),
    ...authors.map(({ name, href, image }) =>
      element(
        "span",
        { class: "p-author h-card" },
        [
          element(href ? "a" : "span", { class: href ? "p-name u-url" : "p-name", href }, escaped(name)),
          photo(image),
        ].join(""),
      ),
    ),
    ...tags.map((tag) => element("span", { class: "p-category" }, escaped(tag.title))),
  ]);
}

/** The address of a picture. An image would be loaded. */
function photo(value: string | undefined): string {
  return value ? element("data", { class: "u-photo", value }, "") : "";
}

function hidden(name: string | undefined, parts: readonly string[]): string {
  return element("p", { class: name, hidden: "" }, parts.join(""));
}
