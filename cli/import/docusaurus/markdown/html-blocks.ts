/** Markdown that MDX reads in and below tags, and CommonMark does not: what is on lines of its own gets blank lines around it, and what is beside a tag becomes HTML. */

import { toHtml } from "hast-util-to-html";
import type { Nodes, Paragraph, Root } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { parseMarkdown } from "../../../markdown/mdast/parse.ts";
import { applyEdits, lineEnd, linePrefix, lineStart, type TextEdit } from "../../mdx/edits.ts";
import { type Element, type JsxTag, jsxIn, tagsOf } from "../../mdx/elements.ts";
import { parseMdx } from "../../mdx/parse-mdx.ts";
import {
  isInside,
  markdownTree,
  nodesIn,
  type Region,
  regionOf,
  textRegions,
} from "../../mdx/running-text.ts";

/** Names that end a run of text. CommonMark starts a block of HTML with most of them. */
const blockNames = new Set(
  (
    "address article aside blockquote body caption center col colgroup dd details dialog div dl dt fieldset figcaption " +
    "figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol option p pre section summary table tbody " +
    "td tfoot th thead tr ul"
  ).split(" "),
);

/** Whose content is one run of text. */
const ofText = /^(p|h[1-6]|summary|caption|dt|legend|option|pre)$/;

/** `text` is a converted body. */
export function markdownInHtml(text: string, formulas: boolean): string {
  if (!/^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*<[A-Za-z/]/m.test(text)) return text;
  const root = markdownTree(text, formulas);
  const page = { definitions: definitionsIn(root, text), formulas };
  const edits = htmlBlocksIn(root).flatMap((region): TextEdit[] => {
    const { prefix, html } = withoutPrefix(text, region);
    const converted = convertedBlock(html, page);
    if (converted === html) return [];
    const lines = converted.split("\n").map((line) => (line === "" ? prefix.trimEnd() : prefix + line));
    return [{ ...region, text: lines.join("\n").slice(prefix.length) }];
  });
  return applyEdits(text, edits);
}

/** The lines of a region without the prefix of lists and quotes. */
function withoutPrefix(text: string, { start, end }: Region): { prefix: string; html: string } {
  const prefix = linePrefix(text, start);
  const [first = "", ...others] = text.slice(start, end).split("\n");
  const quotes = prefix.split(">").length - 1;
  const lines = others.map((line) => {
    if (line.startsWith(prefix)) return line.slice(prefix.length);
    let rest = line;
    for (let quote = 0; quote < quotes; quote++) rest = rest.replace(/^[ \t]*>[ \t]?/, "");
    return quotes > 0 ? rest : rest.trimStart();
  });
  return { prefix, html: [first, ...lines].join("\n") };
}

function convertedBlock(html: string, page: PageOfRun): string {
  const { elements, strays } = jsxIn(
    html,
    textRegions(parseMdx(html, 1, { isMdx: true, hasFormulas: page.formulas }).root),
  );
  const tags = [...tagsOf(elements), ...strays].sort((a, b) => a.start - b.start);
  const boundaries = tags.filter(({ name }) => blockNames.has(name));
  const ends = [0, ...boundaries.map(({ end }) => end)];
  const edits: TextEdit[] = [];
  let hasBlocks = false;
  for (const [index, start] of ends.entries()) {
    const run = afterTags({ start, end: boundaries[index]?.start ?? html.length }, html, tags);
    const text = html.slice(run.start, run.end);
    if (text.trim() === "") continue;
    const around = enclosing(elements, run);
    const isOfText = around !== undefined && (ofText.test(around.name) || !blockNames.has(around.name));
    const lines = unindented(text);
    if (isOfText || !isOnOwnLines(run, html)) {
      const inline = htmlOfText(lines, page);
      if (inline === undefined && around?.name === "pre") continue;
      if (inline !== undefined) {
        if (inline !== lines) edits.push({ ...trimmed(run, html), text: inline });
        continue;
      }
      // No paragraph holds a block.
      if (around?.name === "p" && around.close)
        for (const { start, end } of [around.open, around.close]) edits.push({ start, end, text: "" });
    } else if (isPlainText(lines, page)) continue;
    hasBlocks = true;
    const [before, after] = [run.start === 0 ? "" : "\n\n", run.end === html.length ? "" : "\n\n"];
    edits.push({ ...run, text: `${before}${lines}${after}` });
  }
  return applyEdits(html, hasBlocks ? [...edits, ...indents(html, elements)] : edits);
}

/** Without lines at its start that hold nothing but tags: MDX takes each for a block. */
function afterTags(run: Region, html: string, tags: readonly JsxTag[]): Region {
  let { start } = run;
  for (;;) {
    const at = start + (/^\s*/.exec(html.slice(start, run.end))?.[0].length ?? 0);
    // A run that starts after a boundary on the same line is not a whole line.
    if (start === run.start && start > 0 && !html.slice(start, at).includes("\n")) return run;
    let after = at;
    for (
      let tag = tags.find((tag) => tag.start === after);
      tag;
      tag = tags.find((tag) => tag.start === after)
    )
      after = tag.end + (/^[ \t]*/.exec(html.slice(tag.end, run.end))?.[0].length ?? 0);
    if (after === at || after >= run.end || html[after] !== "\n") return { start, end: run.end };
    // The text after a tag that is still open belongs to it.
    const opened = tags.filter(({ start, end }) => at <= start && end <= after);
    const depth = opened.reduce(
      (sum, { kind, name }) =>
        sum + (kind === "self" || /^(br|img|wbr|input)$/.test(name) ? 0 : kind === "open" ? 1 : -1),
      0,
    );
    if (depth > 0) return { start, end: run.end };
    start = after;
  }
}

function isOnOwnLines({ start, end }: Region, html: string): boolean {
  const text = html.slice(start, end);
  return (start === 0 || /^[ \t]*\n/.test(text)) && (end === html.length || /\n[ \t]*$/.test(text));
}

/** The innermost element around a run. */
function enclosing(elements: readonly Element[], run: Region): Element | undefined {
  for (const element of elements) {
    const { open, close, children } = element;
    if (close && open.end <= run.start && run.end <= close.start) return enclosing(children, run) ?? element;
  }
  return undefined;
}

function trimmed({ start, end }: Region, html: string): Region {
  const text = html.slice(start, end);
  return {
    start: start + text.length - text.trimStart().length,
    end: end - text.length + text.trimEnd().length,
  };
}

/** Without the spaces that all lines have, and the blank lines around it. */
function unindented(text: string): string {
  const isFirstIndented = /^[ \t]*\n/.test(text);
  const lines = text
    .replace(/^([ \t]*\n)+/, "")
    .trimEnd()
    .split("\n");
  const counted = lines.filter((line, index) => line.trim() !== "" && (index > 0 || isFirstIndented));
  const surplus = Math.min(...counted.map((line) => line.length - line.trimStart().length));
  return lines
    .map((line, index) =>
      index === 0 ? line.trimStart() : line.slice(Number.isFinite(surplus) ? surplus : 0),
    )
    .join("\n");
}

/** After a blank line, a tag that is far in would be code. */
function indents(html: string, elements: readonly Element[]): TextEdit[] {
  const kept = preformatted(elements);
  const edits: TextEdit[] = [];
  for (let at = 0; at < html.length; at = lineEnd(html, at) + 1) {
    const [spaces = ""] = /^[ \t]*/.exec(html.slice(at)) ?? [];
    if (spaces !== "" && !isInside(kept, at)) edits.push({ start: at, end: at + spaces.length, text: "" });
  }
  return edits;
}

function preformatted(elements: readonly Element[]): Region[] {
  return elements.flatMap(({ name, open, close, children }) =>
    name === "pre" && close ? [{ start: open.end, end: close.start }] : preformatted(children),
  );
}

/** Blocks of HTML from their first tag, comments aside. */
function htmlBlocksIn(node: Nodes): Region[] {
  if (node.type === "html") {
    const region = regionOf(node);
    const spaces = /^\s*(?=<[A-Za-z/])/.exec(node.value)?.[0].length;
    return region && spaces !== undefined ? [{ start: region.start + spaces, end: region.end }] : [];
  }
  if (node.type === "paragraph" || node.type === "heading" || node.type === "table") return [];
  return "children" in node ? node.children.flatMap(htmlBlocksIn) : [];
}

function definitionsIn(root: Root, text: string): string {
  return root.children
    .flatMap((node) => {
      const region =
        node.type === "definition" || node.type === "footnoteDefinition" ? regionOf(node) : undefined;
      return region ? [text.slice(lineStart(text, region.start), region.end)] : [];
    })
    .join("\n\n");
}

/** In front of a run, so that it starts no block. */
const WORD = "x ";

type PageOfRun = {
  /** The definitions of its links and footnotes. */
  definitions: string;
  /** True: what is between dollars is a formula. */
  formulas: boolean;
};

/** `text` itself where it holds no Markdown; undefined where it is more than running text. */
function htmlOfText(text: string, page: PageOfRun): string | undefined {
  if (text.includes("::") && nodesIn(parsed(text, page), "leafDirective").length > 0) return undefined;
  const root = parsed(WORD + text, page);
  const paragraph = onlyParagraph(root);
  if (!paragraph || nodesIn(paragraph, "footnoteReference", "inlineMath").length > 0) return undefined;
  if (isPlain(paragraph, WORD + text)) return text;
  const [converted] = hastOf(root);
  return converted?.startsWith(WORD) ? converted.slice(WORD.length) : undefined;
}

/** True for running text without marks. */
function isPlainText(text: string, page: PageOfRun): boolean {
  const paragraph = onlyParagraph(parsed(text, page));
  return paragraph !== undefined && isPlain(paragraph, text);
}

function parsed(text: string, { definitions, formulas }: PageOfRun): Root {
  return parseMarkdown(`${text}\n\n${definitions}`, 1, {
    leaf: text.includes("::") ? leaves : none,
    text: none,
    formulas,
  }).root;
}

const none: ReadonlySet<string> = new Set();
/** Directives of one line that an import writes. */
const leaves: ReadonlySet<string> = new Set(["include"]);

function onlyParagraph(root: Root): Paragraph | undefined {
  const [first, ...others] = root.children.filter(
    ({ type }) => type !== "definition" && type !== "footnoteDefinition",
  );
  return others.length === 0 && first?.type === "paragraph" ? first : undefined;
}

/** A backslash in front of a mark is for Markdown. */
function isPlain({ children }: Paragraph, text: string): boolean {
  return children.every(({ type }) => type === "text" || type === "html") && !/\\[^\w\s]/.test(text);
}

function hastOf(root: Root): string[] {
  const tree = toHast(root, { allowDangerousHtml: true });
  const children = "children" in tree ? tree.children : [];
  return children.flatMap((node) =>
    node.type === "element"
      ? [toHtml(node.children, { allowDangerousHtml: true, closeSelfClosing: true })]
      : [],
  );
}
