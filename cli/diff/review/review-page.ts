/** A page that differs as a document of the review: the page as readers will see it, with marks. */
import type { DiffBlock } from "../../../schema/diff-report.ts";
import type { HastNode } from "../../../schema/hast.ts";
import type { ReviewStrings } from "../../../schema/strings.ts";
import { writeArticle } from "../../emit/article.tsx";
import { type Attributes, element, escaped, escapedText, voidTag } from "../../emit/html-tags.ts";
import { fill } from "../../site/formats.ts";
import type { Locale } from "../../site/site.ts";
import { clipped, ownFields } from "../diff-text.ts";
import { markedNodes } from "../marked-nodes.ts";
import {
  type ComparedPage,
  contentOf,
  diffPages,
  type NumberedMark,
  numbered,
  textOf,
} from "../page-diff.ts";
import type { PageDifference } from "../site-diff.ts";
import { blocksOf, diffTrees, type Marked } from "../tree-diff.ts";
import { type Addresses, reviewElement } from "./review-element.ts";
import { fieldNameIn } from "./review-names.ts";

type ReviewedPage = {
  locale: Locale;
  page: PageDifference;
  before: ComparedPage | undefined;
  after: ComparedPage | undefined;
  addresses: Addresses;
  /** Address at which a comment on a change is written; undefined where the site declares none. */
  commentOn(change: string, quoted: string): string | undefined;
};

/** The parts of the document: what the bar has besides the link to the list, and the page. */
export function reviewPage(reviewed: ReviewedPage): { bar: string; main: string } {
  const { page, locale } = reviewed;
  const { review } = locale.strings;
  const blocks = blocksHtml(reviewed);
  const button = (attributes: Attributes, name: string) =>
    element("button", { type: "button", ...attributes }, escaped(name));
  const views = (["marked", "beforeAndAfter", "after"] as const).map((view) =>
    button({ name: "view", value: view, "aria-pressed": `${view === "marked"}` }, review[view]),
  );
  const steps = [
    button({ name: "step", value: "-1", "aria-keyshortcuts": "p" }, review.previousChange),
    button({ name: "step", value: "1", "aria-keyshortcuts": "n" }, review.nextChange),
    button({ name: "width", "aria-pressed": "false" }, review.phoneWidth),
  ];
  const bar = element("div", { class: "review-tools", hidden: "" }, [...views, ...steps].join(""));
  const told = element(
    "p",
    { class: "review-told" },
    `${element("code", {}, escaped(page.path))} ${changeHtml(page, review)}`,
  );
  const head = element("h1", {}, titleHtml(reviewed));
  const prose = element("div", { class: "prose" }, blocks);
  const main = element("div", { class: "review-page" }, told + head + fieldsHtml(reviewed) + prose);
  return { bar, main };
}

/** The change of a page: `moved from /docs/old`. */
export function changeHtml({ change, was }: PageDifference, strings: ReviewStrings): string {
  const from = was === undefined ? undefined : element("code", {}, escaped(was));
  return from === undefined ? escaped(strings[change]) : fill(escaped(strings.movedFrom), { path: from });
}

/** The title with its changed words. */
function titleHtml({ before, after, page: { title } }: ReviewedPage): string {
  if (!before || !after) return escaped(title);
  const [was, is] = [before, after].map(({ data }): HastNode[] => [paragraph(data.title)]);
  const [mark] = diffTrees(was ?? [], is ?? []);
  return mark ? wordsHtml(mark) : escaped(title);
}

function paragraph(value: string): HastNode {
  return { type: "element", tagName: "h1", properties: {}, children: [{ type: "text", value }] };
}

function wordsHtml(mark: Marked): string {
  if (mark.is === "changed") return mark.children.map(wordsHtml).join("");
  const text = escapedText(
    mark.node.type === "text"
      ? mark.node.value
      : mark.node.children.map((child) => wordsHtml({ is: "same", node: child })).join(""),
  );
  if (mark.is === "same") return text;
  return element(mark.is === "added" ? "ins" : "del", {}, text);
}

/** Data besides the text, as a list of what it was and is. */
function fieldsHtml({ page, before, after, locale: { strings }, addresses }: ReviewedPage): string {
  const items = ownFields(page).map(
    ({ name, ...values }): Item => [name, beforeAndAfter(values.before, values.after)],
  );
  const hasPreviews = !page.follows && page.fields.some(({ name }) => name === "preview");
  if (hasPreviews) {
    const [was, is] = [before, after].map((state) => previewHtml(state, addresses));
    items.push(["preview", [was && element("del", {}, was), is && element("ins", {}, is)].join(" ")]);
  }
  if (items.length === 0) return "";
  const list = items.map(([name, value]) =>
    element("div", {}, element("dt", {}, escaped(fieldNameIn(strings, name))) + element("dd", {}, value)),
  );
  return element(
    "section",
    { class: "review-fields" },
    element("h2", {}, escaped(strings.review.pageData)) + element("dl", {}, list.join("")),
  );
}

type Item = [name: string, html: string];

/** The picture of the page's link previews, with its name. Only the name of one on another site, which a review does not load. */
function previewHtml(page: ComparedPage | undefined, { file }: Addresses): string {
  if (page?.preview === undefined) return "";
  const { preview } = page;
  const src = preview.startsWith("/") ? file(preview) : undefined;
  const name = escaped(preview.slice(preview.lastIndexOf("/") + 1));
  return src === undefined ? name : `${name}<br>${voidTag("img", { src, alt: page.data.title, width: 320 })}`;
}

function blocksHtml(reviewed: ReviewedPage): string {
  const { page, before, after, locale, addresses } = reviewed;
  const blocks = new Map(page.blocks.map((block) => [block.number, block]));
  const marks = before && after ? (diffPages(before, after).marked ?? []) : wholePage(before, after);
  return numbered(marks)
    .map((numberedMark) => {
      const { mark } = numberedMark;
      // A block that moved is marked beside it: none of its words is new.
      const shown: Marked =
        mark.is === "added" && mark.move !== undefined ? { is: "same", node: mark.node } : mark;
      const children = markedNodes([shown], (element) => reviewElement(element, addresses));
      const { html } = writeArticle({ type: "root", children }, locale.strings.reader, undefined);
      return rowHtml(numberedMark, html, blocks.get(numberedMark.number ?? 0), reviewed);
    })
    .join("");
}

/** A page that came or went is one change, whose text is not marked word by word. */
function wholePage(before: ComparedPage | undefined, after: ComparedPage | undefined): Marked[] {
  const data = (after ?? before)?.data;
  return blocksOf((data && contentOf(data)) ?? []).map((node) => ({ is: "same", node }));
}

function rowHtml(
  { mark, number, movedTo }: NumberedMark,
  html: string,
  block: DiffBlock | undefined,
  { commentOn, locale }: ReviewedPage,
): string {
  if (mark.is === "same") return element("div", { class: "review-row" }, html);
  const state = movedTo === undefined ? (block?.change ?? mark.is) : "origin";
  const label =
    movedTo === undefined ? labelOf(number, block, { commentOn, locale }) : originOf(movedTo, locale);
  return element(
    "div",
    { class: `review-row review-${state}`, ...(number !== undefined && { id: `change-${number}` }) },
    label + html,
  );
}

function originOf(movedTo: number, locale: Locale): string {
  const { movedTo: text } = locale.strings.review;
  const link = element("a", { href: `#change-${movedTo}` }, escaped(changeName(movedTo, locale)));
  return element("p", { class: "review-label" }, fill(escaped(text), { change: link }));
}

function labelOf(
  number: number | undefined,
  block: DiffBlock | undefined,
  { commentOn, locale }: Pick<ReviewedPage, "commentOn" | "locale">,
): string {
  const name = `change-${number}`;
  // Those who comment quote what is there now; of a removed block, what was there.
  const now = block?.words.filter(({ change }) => change !== "removed") ?? [];
  const quoted = clipped(textOf(now.length > 0 ? now : (block?.words ?? [])), 200);
  const comment = commentOn(name, quoted);
  const { review, reader } = locale.strings;
  const nameOf = (name: string) => escaped(fieldNameIn(locale.strings, name));
  const attributes = (block?.attributes ?? []).map(
    ({ name: of, before, after }) => `; ${nameOf(of)}: ${beforeAndAfter(before, after)}`,
  );
  const parts = [
    element("a", { href: `#${name}` }, escaped(changeName(number, locale))),
    element("span", {}, escaped(block ? review[block.change] : "") + attributes.join("")),
    element(
      "button",
      { type: "button", name: "copy", value: name, hidden: "", "data-copied": reader.copied },
      escaped(review.copyLink),
    ),
    ...(comment === undefined ? [] : [element("a", { href: comment }, escaped(review.comment))]),
  ];
  return element("p", { class: "review-label" }, parts.join(" "));
}

function changeName(number = 0, { tag, strings }: Locale): string {
  return `${strings.review.change} ${new Intl.NumberFormat(tag).format(number)}`;
}

/** A value that differs, as it was and as it is. */
export function beforeAndAfter(before: string | undefined, after: string | undefined): string {
  const was = before === undefined ? [] : [element("del", {}, escaped(before))];
  const is = after === undefined ? [] : [element("ins", {}, escaped(after))];
  return [...was, ...is].join(" ");
}
