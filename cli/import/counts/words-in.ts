/**
 * Words of a text in Markdown or MDX, with their places. It reads marks one after another and makes no tree, so that it sees
 * what a mistake in the trees of an import would hide.
 */
import { decodeString } from "micromark-util-decode-string";
import { lineEnd } from "../mdx/edits.ts";
import { jsxEnd, tagAt } from "../mdx/elements.ts";
import { codeFrom } from "../mdx/esm.ts";
import type { Region } from "../mdx/running-text.ts";

export type Word = { text: string; offset: number };

/** In scripts without spaces, each character is one. */
const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}])+/gu;

/**
 * Words of an MDX file that readers surely see: no tags, expressions, statements, addresses, names of emoji or of blocks,
 * and no output of code or plugins. `hasFormulas`: braces between dollars are not expressions.
 */
export function wordsShown(body: string, hasFormulas: boolean): Word[] {
  const always = [...body.matchAll(inCodeToo)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  const hidden = [...hiddenIn(body, sourceMark(hasFormulas)), ...always];
  return wordsOutside(
    body,
    hidden.sort((a, b) => a.start - b.start),
  );
}

/** Marks of other tools that act in code, too, or show nothing. */
const inCodeToo = new RegExp(
  [
    /\{\{[<%](?:(?!\{\{)[\s\S])*?[%>]\}\}/, // Shortcodes of Hugo.
    /\[!code [^\]\n]*\]|^[ \t]*<<<[ \t].*$/, // Marks and snippets of VitePress.
    /^[ \t;]*-{2,}8<-{2,}.*$/, // Snippets of MkDocs.
    /%%[^%]{1,500}%%|\[\[[^\]|\n]*(?=\|)|\|\d+(?:x\d+)?(?=\])|#\^[\w-]+(?=[\]|])/, // Comments, targets and widths of Obsidian.
    /\{\{#\w+[^{}\n]*\}\}/, // Helpers of mdBook.
  ]
    .map(({ source }) => source)
    .join("|"),
  "gm",
);

/** Every word of a page of the new site, except those of comments, whether readers see it or not. */
export function wordsWritten(text: string): Word[] {
  return wordsOutside(text, hiddenIn(text, undefined));
}

function wordsOutside(text: string, hidden: readonly Region[]): Word[] {
  let shown = "";
  let at = 0;
  for (const { start, end } of hidden) {
    if (start > at) shown += text.slice(at, start);
    shown += " ".repeat(Math.max(0, end - Math.max(start, at)));
    at = Math.max(at, end);
  }
  // Entities keep their length, so that offsets stay.
  const plain = (shown + text.slice(at)).replace(/&(?:#\w+|\w+);/g, (entity) => {
    const character = decodeString(entity);
    return character.padEnd(entity.length, /[\p{L}\p{M}\p{N}]$/u.test(character) ? filler : " ");
  });
  const tokens = [...plain.matchAll(words)].map(({ 0: word, index }) => ({
    text: word.replaceAll(filler, ""),
    offset: index,
  }));
  return tokens.filter(({ text }) => text !== "");
}

/** A mark that joins characters and shows nothing. */
const filler = "\u034f";

/** The end of each mark without one is sought in the whole rest of the text. After so many of them, marks are text. */
const mostUnclosed = 500;

/** In order. `marks` are those of a source; in a page of the new site, only comments are hidden. */
function hiddenIn(text: string, marks: RegExp | undefined): Region[] {
  const hidden: Region[] = [];
  const block = marks && new RegExp(blockMark, "iy");
  const mark = marks ?? /`+|<!--|\n|\\[^\n]/g;
  let unclosed = 0;
  let at = 0;
  while (at < text.length) {
    if (at === 0 || text[at - 1] === "\n") {
      const line = blockAt(text, at, block);
      hidden.push(...(line?.hidden ?? []));
      at = line?.end ?? at;
      if (line) continue;
    }
    mark.lastIndex = at;
    const match = mark.exec(text);
    if (!match) break;
    const [opening] = match;
    const start = match.index;
    if (opening === "\n" || opening.startsWith("\\")) at = start + opening.length;
    else if (/^[`$]/.test(opening)) at = spanEnd(text, start, opening) ?? start + opening.length;
    else {
      const end = unclosed < mostUnclosed ? hiddenEnd(text, start, opening) : undefined;
      if (end === undefined) unclosed++;
      else hidden.push({ start, end });
      at = end ?? start + 1;
    }
  }
  return hidden;
}

/** Made for each text, since it holds its place. */
function sourceMark(hasFormulas: boolean): RegExp {
  const mark =
    /`+|<!--|[<{\n]|\\[^\n]|\]\(|\]\[[\w.-]*\]|:::+[ \t]*[\w-]*(?:[ \t]+key:\S+)?|:[\w+-]+:|(?:https?|mailto|pathname):\S+/g;
  return hasFormulas ? new RegExp(`\\$+|${mark.source}`, "g") : mark;
}

function hiddenEnd(text: string, start: number, opening: string): number | undefined {
  if (opening === "<!--") return after(text, "-->", start);
  if (opening === "<") return tagEnd(text, start);
  if (opening === "](") return targetEnd(text, start + 1);
  if (opening !== "{") return start + opening.length;
  const end = jsxEnd(text, start) ?? after(text, "}", start);
  return end !== undefined && /\n[ \t]*\n/.test(text.slice(start, end)) && !text.startsWith("{/*", start)
    ? undefined
    : end;
}

/** With their content, of which browsers show nothing where they can show the rest. */
const silent = /^(?:script|style|video|audio|iframe|object|noscript|template|Head|head)$/;

function tagEnd(text: string, start: number): number | undefined {
  const tag = tagAt(text, start);
  if (!tag) {
    const line = text.slice(start, lineEnd(text, start));
    // HTML may have values without quotes, which JSX has not.
    const match = /^<(?:https?:[^\s<>]*|[a-z][\w-]*\s[^<>{}]*)>/i.exec(line);
    return match ? start + match[0].length : undefined;
  }
  if (tag.kind !== "open" || !silent.test(tag.name)) return tag.end;
  return after(text, `</${tag.name}>`, tag.end) ?? tag.end;
}

/** The end of the brackets after a link's text. */
function targetEnd(text: string, start: number): number | undefined {
  const target = /\(\s*(?:<[^<>\n]*>|(?:[^\s()]|\([^\s()]*\))*)(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)/y;
  target.lastIndex = start;
  const match = target.exec(text);
  return match ? start + match[0].length : undefined;
}

/** After code in a sentence, or a formula. */
function spanEnd(text: string, start: number, mark: string): number | undefined {
  const runs = mark.startsWith("$") ? /\$+|\n[ \t>]*\n/g : /`+|\n[ \t>]*\n/g;
  // A formula on lines of its own may hold blank ones.
  const isBlock =
    mark.startsWith("$$") && /(?:^|\n)(?:[ \t>]|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))*$/.test(text.slice(0, start));
  runs.lastIndex = start + mark.length;
  for (let run = runs.exec(text); run; run = runs.exec(text)) {
    if (run[0] === mark) return run.index + mark.length;
    if (run[0].startsWith("\n") && !isBlock) return undefined;
  }
  return undefined;
}

function after(text: string, mark: string, from: number): number | undefined {
  const index = text.indexOf(mark, from);
  return index === -1 ? undefined : index + mark.length;
}

/** Code between fences, statements and definitions, which start on a line of their own. */
function blockAt(
  text: string,
  start: number,
  block: RegExp | undefined,
): { end: number; hidden: Region[] } | undefined {
  const line = text.slice(start, lineEnd(text, start));
  const fence = /^(?:[ \t>]|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))*(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
  if (fence !== undefined) return fencedAt(text, start, fence, block !== undefined);
  if (!block) return undefined;
  block.lastIndex = start;
  const [marked = ""] = block.exec(text) ?? [];
  if (marked.trim() !== "")
    return { end: start + marked.length, hidden: [{ start, end: start + marked.length }] };
  const end = /^(?:import|export)[\s{*]/.test(line)
    ? codeFrom(text, start)?.end
    : /^[ \t>]*\*?\[(?!\^)[^\]]+\]:[ \t]*\S/.test(line)
      ? start + line.length
      : undefined;
  return end === undefined ? undefined : { end: end + 1, hidden: [{ start, end }] };
}

/** Marks at the start of blocks of other tools, which readers do not see. */
const blockMark = [
  /[ \t>]*(?:[-*+][ \t]+)?\[![^\]\n]+\][+-]?/, // The kind of an alert.
  /[ \t>]*(?:!!!|\?\?\?\+?)[ \t]*(?:[\w-]+[ \t]*)*/, // The types of an admonition of MkDocs.
  /[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\](?=[ \t])|[ \t>]*\d{1,9}[.)](?=[ \t])/, // The box or the number of an item.
  /\[TOC\][ \t]*(?=\n)/,
  // A table of contents of kramdown, with its heading.
  /(?:#{2,6} +(?:table of +)?contents?[^\n]*\n(?:\{:[^\n]*\n)?\s*\n)?[ \t]*(?:\d+\.|[-*+]) [^\n]*\n[ \t]*\{:\s*toc\b[^}\n]*\}/,
  /\{::comment\}[\s\S]{0,5000}?\{:\/(?:comment)?\}/,
]
  .map(({ source }) => source)
  .join("|");

/** Comments that mark lines, `// highlight-next-line`. */
const lineMark = /^[ \t>]*(?:\/\/|#|\/\*|--|%|<!--|\{\/\*|;)[ \t]*[\w-]+-(?:next-line|start|end)\b.*$/gm;

function fencedAt(text: string, start: number, fence: string, isSource: boolean) {
  const opening = lineEnd(text, start);
  const closing = new RegExp(`^[ \\t>]*${fence[0]}{${fence.length},}[ \\t]*$`, "m");
  const rest = text.slice(opening + 1);
  const match = closing.exec(rest);
  const close = match ? opening + 1 + match.index : text.length;
  const end = Math.min(text.length, match ? lineEnd(text, close) + 1 : close);
  if (!isSource) return { end, hidden: [] };
  const marks = [...text.slice(opening, close).matchAll(lineMark)].map(({ 0: line, index }) => ({
    start: opening + index,
    end: opening + index + line.length,
  }));
  return { end, hidden: [{ start, end: opening }, ...marks] };
}

/** How often each word is there. */
export type Bag = Map<string, number>;

export function bagOf(words: readonly string[]): Bag {
  const bag: Bag = new Map();
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}

/** The words that are not in the bag, each as often as it has fewer of them. */
export function lackingIn(words: readonly string[], bag: ReadonlyMap<string, number>): string[] {
  const left = new Map(bag);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
