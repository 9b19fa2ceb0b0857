/** Markdown as kramdown reads it → ours: attribute lists, the mark for a table of contents, abbreviations, formulas, and its comments. */

import { blockDirective } from "../../markdown/conversion/block-directive.ts";
import { fencesIn } from "../../markdown/mdast/fences.ts";
import { lines as syntax, unseen } from "../../source/other-tools/declared-lines.ts";
import { byName, noteFor } from "../../source/other-tools/names.ts";
import { fenceWords, readFence } from "../fence-words.ts";
import { applyEdits, type TextEdit } from "../mdx/edits.ts";
import { markdownTree, nodesIn, regionOf, regionsIn, textRegions } from "../mdx/running-text.ts";
import { outsideCode } from "../outside-code.ts";
import {
  changedLines,
  fenceIn,
  htmlWithMarkdown,
  withoutAbbreviations,
  withoutGaps,
} from "../source-lines.ts";
import { abbreviationEdits, imageAttributes, spanEdits } from "../span-edits.ts";

export function withoutKramdown(body: string): string {
  return outsideCode(body, (masked) => withSpans(withBlocks(masked)));
}

const attributeList = syntax.kramdownAttributes;

/** The tag of an element that is in a paragraph, alone on its line. */
const inSentence = /^[ \t]*<(?:a|abbr|b|cite|em|i|kbd|mark|q|s|small|span|strong|sub|sup|u)\b[^<>]*>[ \t]*$/;

type Line = { text: string; isCode: boolean };

const linesOf = (texts: readonly string[]) => texts.map((text): Line => ({ text, isCode: false }));
const isBlank = (line: Line | undefined) => (line?.text ?? "").trim() === "";

function withBlocks(body: string): string {
  const seen = (/\smarkdown=/.test(body) ? changedLines(body, htmlWithMarkdown) : body).replace(
    unseen.kramdown,
    "",
  );
  const lines: Line[] = [];
  for (const { text: line, isCode } of fencesIn(seen).lines) {
    // A mark between lists, the line above the last rows of a table, and the end of a line.
    if (!isCode && /^\|[\s:|-]*=[\s:|=-]*$/.test(line)) continue;
    const text = isCode ? line : line.replace(/^\^$/, "<!-- -->").replace(/(?<=\S)\\\\$/, "\\");
    const last = lines.at(-1);
    // An element of a sentence begins a paragraph here if its text is on the same line.
    if (last && !last.isCode && !isCode && inSentence.test(last.text))
      last.text = last.text.trimEnd() + text.trimStart();
    else lines.push({ text, isCode });
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const attributes = line?.isCode ? undefined : attributeList.exec(line?.text ?? "")?.[1]?.trim();
    if (attributes === undefined) continue;
    lines.splice(at, 1, ...linesOf([""]));
    // Of a list that names other lists, `{:name: .class}`, nothing is shown.
    if (/^[\w-]+:/.test(attributes)) continue;
    const { start, end } = blockAt(lines, at);
    const isToc = /^toc\b/.test(attributes);
    const block = lines.slice(start, end).map(({ text }) => text);
    const replaced = isToc ? [] : changed(block, attributes);
    if (replaced === undefined) continue;
    lines.splice(start, end - start, ...linesOf(replaced));
    at = start > at ? at : start + replaced.length;
    // A heading may have nothing but the table of contents below it.
    const above = lines.slice(0, start).findLastIndex((line) => !isBlank(line));
    const isHeading = /^#{2,6}\s+(?:(?:table of )?contents?|toc)\b/i.test(lines[above]?.text ?? "");
    if (isToc && isHeading) lines.splice(above, 1, ...linesOf([""]));
  }
  return withoutGaps(lines.map(({ text }) => text).join("\n"));
}

/** The block directly above an attribute list, else the one below it. */
function blockAt(lines: readonly Line[], at: number): { start: number; end: number } {
  if (at > 0 && !isBlank(lines[at - 1])) {
    let start = at - 1;
    while (start > 0 && !isBlank(lines[start - 1]) && !/^#{1,6}\s/.test(lines[start]?.text ?? "")) start--;
    if (lines[start + 1]?.isCode && !lines[start]?.isCode) start++;
    return { start, end: at };
  }
  const isCode = lines[at + 1]?.isCode === true;
  const length = lines.slice(at + 1).findIndex((line) => (isCode ? !line.isCode : isBlank(line)));
  return { start: at + 1, end: length === -1 ? lines.length : at + 1 + length };
}

/** A block with its attributes; undefined where they change nothing. */
function changed(lines: readonly string[], attributes: string): string[] | undefined {
  const [first = "", ...rest] = lines;
  const [, id] = /#([\w-]+)/.exec(attributes) ?? [];
  const fence = fenceIn(first);
  if (fence) {
    const [, language = "", file] =
      /^(?:.*?\.language-(\w+))?(?:.*?\bfile="([^"]*)")?/.exec(attributes) ?? [];
    const words = readFence(fence.info || language);
    return [fence.indent + fence.marks + fenceWords({ ...words, title: file ?? words.title }), ...rest];
  }
  if (/^#{1,6}\s/.test(first)) return id === undefined ? undefined : [`${first} {#${id}}`, ...rest];
  const classes = [...attributes.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
  if (classes.includes("label")) {
    const [colour = ""] = classes.flatMap((name) => /^label-(\w+)$/.exec(name)?.[1] ?? []);
    return lines.map((line) => `:badge[${line.trim()}]{type=${colours.get(colour) ?? "note"}}`);
  }
  const kindOf = (name: string) => {
    const bare = name.replace(/^prompt-|-title$/, "");
    return noteFor(bare) ?? colours.get(bare);
  };
  const note = classes.findLast((name) => kindOf(name) !== undefined);
  const kind = kindOf(note ?? "");
  if (kind === undefined) return id === undefined ? undefined : [`<span id="${id}"></span>`, "", ...lines];
  const inner = withBlocks(lines.map((line) => line.replace(/^[ \t]*> ?/, "")).join("\n")).split("\n");
  const label = note?.endsWith("-title") ? inner.shift() : undefined;
  return ["", ...blockDirective(kind, inner.join("\n"), { label }).split("\n"), ""];
}

/** Colours of callouts and labels. */
const colours = byName({
  note: "highlight purple",
  info: "important blue",
  tip: "new green",
  warning: "yellow",
  danger: "red",
});

/** Behind a link, an image, a marked text or a heading; abbreviations; formulas in a sentence. */
function withSpans(body: string): string {
  const abbreviations = new Map<string, string>();
  const text = withoutAbbreviations(body, abbreviations);
  const root = markdownTree(text, true);
  const texts = textRegions(root);
  const images = new Set(regionsIn(root, "image").map(({ end }) => end));
  const lists = spanEdits(text, texts, [
    "an attribute list of kramdown",
    ([, given = ""], at) => (images.has(at) ? imageAttributes(given) : ""),
  ]);
  const formulas = nodesIn(root, "inlineMath").flatMap((node): TextEdit[] => {
    const region = regionOf(node);
    const [, formula] = /^\$\$([\s\S]*)\$\$$/.exec(text.slice(region?.start, region?.end)) ?? [];
    return region && formula !== undefined ? [{ ...region, text: `$${formula.trim()}$` }] : [];
  });
  return applyEdits(text, [...lists, ...formulas, ...abbreviationEdits(text, texts, abbreviations)]);
}
