/** A page that differs as a document of the review: the page as readers will see it, with marks. */
import type { DiffBlock } from "../../../schema/diff-report.ts";
import { directionOf } from "../../../schema/direction.ts";
import type { HastNode } from "../../../schema/hast.ts";
import type { Manifest } from "../../../schema/manifest.ts";
import { writeArticle } from "../../emit/article.tsx";
import { element, escaped, escapedText } from "../../emit/html-tags.ts";
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

type ReviewedPage = {
  page: PageDifference;
  before: ComparedPage | undefined;
  after: ComparedPage | undefined;
  manifest: Manifest;
  addresses: Addresses;
  /** Address at which a comment on a change is written; undefined where the site declares none. */
  commentOn(change: string, quoted: string): string | undefined;
};

const whatHappened = { added: "added", removed: "removed", moved: "moved", changed: "changed" } as const;

/** The parts of the document: what the bar has besides the link to the list, and the page. */
export function reviewPage(reviewed: ReviewedPage): { bar: string; main: string } {
  const { page, manifest } = reviewed;
  const blocks = blocksHtml(reviewed);
  const views = ["marked", "sides", "after"].map((view) =>
    element(
      "button",
      { type: "button", name: "view", value: view, "aria-pressed": view === "marked" ? "true" : "false" },
      viewNames.get(view) ?? "",
    ),
  );
  const steps = [
    element(
      "button",
      { type: "button", name: "step", value: "-1", "aria-keyshortcuts": "p" },
      "Previous change",
    ),
    element("button", { type: "button", name: "step", value: "1", "aria-keyshortcuts": "n" }, "Next change"),
    element("button", { type: "button", name: "width", "aria-pressed": "false" }, "Phone width"),
  ];
  const bar = element("div", { class: "review-tools", hidden: "" }, [...views, ...steps].join(""));
  const language = { lang: manifest.tag, dir: directionOf(manifest) };
  const told = element("p", { class: "review-told" }, toldOf(page));
  const head = element("div", language, element("h1", {}, titleHtml(reviewed)));
  const prose = element("div", { class: "prose", ...language }, blocks);
  return { bar, main: element("div", { class: "review-page" }, told + head + fieldsHtml(page) + prose) };
}

const viewNames = new Map([
  ["marked", "Marked"],
  ["sides", "Before and after"],
  ["after", "After"],
]);

function toldOf({ change, path, was, kind }: PageDifference): string {
  const from = was === undefined ? "" : ` from ${element("code", {}, escaped(was))}`;
  return `${element("code", {}, escaped(path))} (${escaped(kind)}): ${whatHappened[change]}${from}`;
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
function fieldsHtml(page: PageDifference): string {
  const fields = ownFields(page);
  if (fields.length === 0) return "";
  const items = fields.map(({ name, before, after }) => {
    const was = before === undefined ? "" : element("del", {}, escaped(before));
    const is = after === undefined ? "" : element("ins", {}, escaped(after));
    return element("div", {}, element("dt", {}, escaped(name)) + element("dd", {}, `${was} ${is}`));
  });
  return element(
    "section",
    { class: "review-fields" },
    element("h2", {}, "Data of the page") + element("dl", {}, items.join("")),
  );
}

function blocksHtml(reviewed: ReviewedPage): string {
  const { page, before, after, manifest, addresses } = reviewed;
  const blocks = new Map(page.blocks.map((block) => [block.number, block]));
  const marks = before && after ? (diffPages(before, after).marked ?? []) : wholePage(before, after);
  return numbered(marks)
    .map((numberedMark) => {
      const children = markedNodes([numberedMark.mark], (element) => reviewElement(element, addresses));
      const { html } = writeArticle({ type: "root", children }, manifest.strings, undefined);
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
  { commentOn }: ReviewedPage,
): string {
  if (mark.is === "same") return element("div", { class: "review-row" }, html);
  const state = movedTo === undefined ? (block?.change ?? mark.is) : "origin";
  const label = movedTo === undefined ? labelOf(number, state, block, commentOn) : originOf(movedTo);
  return element(
    "div",
    { class: `review-row review-${state}`, ...(number !== undefined && { id: `change-${number}` }) },
    label + html,
  );
}

function originOf(movedTo: number): string {
  return element(
    "p",
    { class: "review-label", lang: "en", dir: "ltr" },
    `Moved from here: ${element("a", { href: `#change-${movedTo}` }, `change ${movedTo}`)}`,
  );
}

function labelOf(
  number: number | undefined,
  state: string,
  block: DiffBlock | undefined,
  commentOn: ReviewedPage["commentOn"],
): string {
  const name = `change-${number}`;
  const quoted = block ? clipped(textOf(block.words), 200) : "";
  const comment = commentOn(name, quoted);
  const attributes = (block?.attributes ?? []).map(
    ({ name: of, before = "none", after = "none" }) => `; ${of}: ${before} → ${after}`,
  );
  const parts = [
    element("a", { href: `#${name}` }, `Change ${number}`),
    element("span", {}, escaped(`${state}${attributes.join("")}`)),
    element("button", { type: "button", name: "copy", value: name, hidden: "" }, "Copy link"),
    ...(comment === undefined ? [] : [element("a", { href: comment }, "Comment")]),
  ];
  return element("p", { class: "review-label", lang: "en", dir: "ltr" }, parts.join(" "));
}
