/**
 * A page of the docs as HTML, written directly: React would take ten times as long. `reader/pages/Doc.tsx` shows the same,
 * and hydrates what is written here.
 */
import { isSafeLink } from "../../reader/hast/safe-addresses.ts";
import { isOutside } from "../../reader/navigation/page-link.ts";
import type { PlaceHtml } from "../../reader/navigation/reader-context.ts";
import { type LanguageAttributes, languageAttributes } from "../../schema/direction.ts";
import { hasTitle } from "../../schema/has-title.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { DateText, DocPage, Link } from "../../schema/page.ts";
import type { ReaderStrings } from "../../schema/strings.ts";
import { type Attributes, element, escaped } from "./html-tags.ts";

/** The HTML of a docs page. Undefined if React must render it: with facts of a case, or an overview of cases. */
export function docHtml(
  page: DocPage,
  manifest: Manifest,
  { article: written = "", feedback }: PlaceHtml,
): string | undefined {
  if (page.case || page.cases) return undefined;
  const { strings } = manifest;
  const language = languageAttributes(manifest, page.fallback?.lang);
  const text = element("div", { class: "prose", ...language, "data-article": "" }, written);
  const article =
    headOf(page, manifest, language) +
    contentsDetails(page, strings, language) +
    text +
    tagList(page, strings);
  const column =
    element("article", {}, article) +
    (feedback === undefined ? "" : element("div", { "data-feedback": "" }, feedback)) +
    pagination(page, manifest) +
    articleEnd(page, manifest);
  return element(
    "div",
    { class: "reading" },
    element("div", { class: "column" }, column) + contentsColumn(page, strings, language),
  );
}

function breadcrumbs({ breadcrumbs: crumbs }: DocPage, manifest: Manifest): string {
  if (crumbs.length === 0) return "";
  const { strings, locales, locale, base } = manifest;
  const home = locales.find(({ id }) => id === locale)?.home ?? base;
  const items = crumbs.map(({ title, href, lang }, index) =>
    href === undefined
      ? element(
          "span",
          {
            ...languageAttributes(manifest, lang),
            "aria-current": index === crumbs.length - 1 ? "page" : undefined,
          },
          escaped(title),
        )
      : link(href, languageAttributes(manifest, lang), escaped(title), strings),
  );
  return element(
    "nav",
    { class: "breadcrumbs", "aria-label": strings.breadcrumbs },
    element("ol", {}, listItems([link(home, {}, escaped(strings.home), strings), ...items])),
  );
}

function headOf(page: DocPage, manifest: Manifest, language: LanguageAttributes): string {
  const { title, lead, hideTitle, content } = page;
  const badge = page.version?.badge;
  const above =
    breadcrumbs(page, manifest) + (badge ? element("p", { class: "version-badge" }, escaped(badge)) : "");
  if (!hideTitle) {
    const heading = element("h1", language, escaped(title));
    const under = lead === undefined ? "" : element("p", { class: "lead", ...language }, escaped(lead));
    const days = datesOf(page);
    const facts = days === "" ? "" : element("p", { class: "post-facts" }, days);
    return element("header", { class: "page-head" }, above + heading + under + facts);
  }
  return above + (hasTitle(content.children) ? "" : element("h1", { class: "sr-only" }, escaped(title)));
}

function datesOf({ lastUpdated, reviewed }: DocPage): string {
  return [lastUpdated, reviewed].map((day) => (day ? timeOf(day) : "")).join("");
}

function timeOf({ iso, text }: DateText): string {
  return element("time", { dateTime: iso }, escaped(text));
}

function contentsDetails(page: DocPage, strings: ReaderStrings, language: LanguageAttributes): string {
  if (page.outline.length === 0) return "";
  const summary = element("summary", {}, escaped(strings.onThisPage));
  return element("details", { class: "contents-details" }, summary + contentsList(page, language));
}

function contentsColumn(page: DocPage, strings: ReaderStrings, language: LanguageAttributes): string {
  if (page.outline.length === 0) return "";
  const title = element("p", { id: "contents-title" }, escaped(strings.onThisPage));
  return element(
    "nav",
    { class: "contents-column", "aria-labelledby": "contents-title" },
    title + contentsList(page, language),
  );
}

function contentsList({ outline }: DocPage, language: LanguageAttributes): string {
  const items = outline.map(({ id, title, depth }) =>
    element(
      "li",
      { class: `depth-${depth}` },
      element("a", { href: `#${encodeURIComponent(id)}` }, escaped(title)),
    ),
  );
  return element("ul", language, items.join(""));
}

function tagList({ tags }: DocPage, strings: ReaderStrings): string {
  if (tags.length === 0) return "";
  const links = tags.map(({ href, title }) => link(href, {}, escaped(title), strings));
  return element("ul", { class: "tag-list", "aria-label": strings.tags }, listItems(links));
}

function articleEnd(page: DocPage, manifest: Manifest): string {
  const { editUrl, hideTitle, markdown } = page;
  const { strings, views } = manifest;
  const parts = [
    editUrl === undefined ? "" : link(editUrl, {}, escaped(strings.editPage), strings),
    hideTitle ? datesOf(page) : "",
    views === false ? "" : pageMenu(markdown, strings),
  ];
  return element("footer", { class: "article-end" }, parts.join(""));
}

function pageMenu(markdown: DocPage["markdown"], strings: ReaderStrings): string {
  const summary = escaped(strings.thisPage) + element("span", { class: "icon icon-chevron" }, "");
  const copy = { type: "button", "data-action": "copy-page", "data-href": markdown };
  const forms =
    markdown === undefined
      ? ""
      : element("button", copy, escaped(strings.copyMarkdown)) +
        link(markdown, { type: "text/markdown" }, escaped(strings.markdownVersion), strings);
  const views = element("ul", { class: "views", "aria-label": strings.views }, "");
  return element(
    "details",
    { class: "page-menu" },
    element("summary", {}, summary) + element("div", {}, forms + views),
  );
}

function pagination({ previous, next }: DocPage, manifest: Manifest): string {
  const { strings } = manifest;
  if (!previous && !next) return "";
  const turn = ({ title, href, lang }: Link, label: string, attributes: Attributes) =>
    link(
      href,
      attributes,
      element("span", {}, escaped(label)) +
        element("strong", languageAttributes(manifest, lang), escaped(title)),
      strings,
    );
  const links =
    (previous ? turn(previous, strings.previous, { class: "turn-back", rel: "prev" }) : "") +
    (next ? turn(next, strings.next, { class: "turn-forth", rel: "next" }) : "");
  return element("nav", { class: "turns", "aria-label": strings.pageNavigation }, links);
}

function listItems(items: readonly string[]): string {
  return items.map((item) => element("li", {}, item)).join("");
}

/** As `reader/navigation/Link.tsx` shows it; React separates texts by a comment. */
function link(href: string, attributes: Attributes, html: string, { leavesSite }: ReaderStrings): string {
  if (!isOutside(href))
    return element("a", { ...attributes, href: isSafeLink(href) ? href : undefined }, html);
  const note = element("span", { class: "sr-only" }, ` <!-- -->${escaped(leavesSite)}`);
  return element("a", { href, ...attributes, rel: "external noopener" }, html + note);
}
