/**
 * The one door for what changes the text of a page before it is ours: whatever is code is masked, character for character, so that no rule meets it, and
 * is written back afterwards. Fences, the marks of spans, and what lines of code have before them stay, so that lines can be moved.
 */
import type { Root } from "mdast";
import { columnsOf } from "../markdown/conversion/columns.ts";
import { markdownTree, nodesIn, type Region, regionOf } from "./mdx/running-text.ts";

/** Characters that Unicode gives no meaning (Private Use Area); each masked part has one, and its neighbours have others. */
const firstMask = 0xe000;
const masks = 6400;
const isMask = /[\uE000-\uF8FF]/;
const maskedRuns = /([\uE000-\uF8FF])\1*/g;

/** Changes the text, as `rewrite` does, and none of its code. `parse` reads it as its tool does, as far as code is concerned. */
export function outsideCode(
  text: string,
  rewrite: (masked: string, unmask: (masked: string) => string) => string,
  parse: (text: string) => Root = markdownTree,
): string {
  if (!mayHoldCode.test(text)) return rewrite(text, (masked) => masked);
  const regions = codeRegions(text, parse(text));
  let masked = "";
  let at = 0;
  for (const [index, { start, end }] of regions.entries()) {
    masked += text.slice(at, start) + String.fromCharCode(firstMask + (index % masks)).repeat(end - start);
    at = end;
  }
  masked += text.slice(at);
  const parts = regions.map(({ start, end }) => text.slice(start, end));
  const unmask = (changed: string) => unmasked(changed, parts);
  return unmask(rewrite(masked, unmask));
}

/** Backticks, tildes, comments, elements of code, lines far in, and characters that would be taken for masks. */
const mayHoldCode = /`|~~~|<!--|<(?:pre|script|style|textarea)\b|^[\s>]*(?: {4}|\t)|[\uE000-\uF8FF]/im;

/** A rule may leave parts out, and move them; those with the same mask are told by their order and length. */
function unmasked(changed: string, parts: readonly string[]): string {
  let last = -1;
  return changed.replace(maskedRuns, (run, mask: string) => {
    const own: number[] = [];
    for (let index = mask.charCodeAt(0) - firstMask; index < parts.length; index += masks) own.push(index);
    const isWhole = (index: number) => parts[index]?.length === run.length;
    const chosen = own.find((index) => index > last && isWhole(index)) ?? own.find(isWhole) ?? own[0];
    last = chosen ?? last;
    return parts[chosen ?? -1]?.slice(0, run.length) ?? run;
  });
}

/** In order, each within a line; no two overlap. */
function codeRegions(text: string, root: Root): Region[] {
  const code = [
    ...nodesIn(root, "code").flatMap((node) => {
      const region = regionOf(node);
      return region ? linesOfCode(text, region) : [];
    }),
    ...nodesIn(root, "inlineCode").flatMap((node) => {
      const region = regionOf(node);
      if (!region) return [];
      const [marks = ""] = /^`+/.exec(text.slice(region.start, region.end)) ?? [];
      return linesIn(text, { start: region.start + marks.length, end: region.end - marks.length });
    }),
    ...nodesIn(root, "html").flatMap((node) => {
      const region = regionOf(node);
      return region ? opaqueParts(text, region).flatMap((part) => linesIn(text, part)) : [];
    }),
  ];
  for (const { index } of isMask.test(text) ? text.matchAll(new RegExp(isMask, "g")) : [])
    code.push({ start: index, end: index + 1 });
  let last = 0;
  return code
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      const isApart = start >= last && start < end;
      if (isApart) last = end;
      return isApart;
    });
}

/** The lines of a block of code, without its fences and what the block has before each line. */
function linesOfCode(text: string, { start, end }: Region): Region[] {
  const first = text.lastIndexOf("\n", start - 1) + 1;
  const lines = textLines(text, { start: first, end });
  const opening = /^[ \t]*(`{3,}|~{3,})/.exec(text.slice(start, end));
  const head = text.slice(first, start) + (opening ? "" : "    ");
  const inside = opening ? lines.slice(1) : lines;
  const last = inside.at(-1);
  const isClosed =
    opening &&
    last &&
    new RegExp(`^[\\s>]*${opening[1]}[\`~]*[ \\t]*$`).test(text.slice(last.start, last.end));
  return (isClosed ? inside.slice(0, -1) : inside).map((line) => ({
    start: line.start + lengthBefore(text.slice(line.start, line.end), head),
    end: line.end,
  }));
}

/** The length of what a line has before its code: the marks of the quotations that the block is in, and as much space as its first line has. */
function lengthBefore(line: string, head: string): number {
  let at = 0;
  for (const _ of head.matchAll(/>/g)) at += /^ {0,3}>/.exec(line.slice(at))?.[0].length ?? 0;
  const most = columnsOf(head);
  let column = columnsOf(line.slice(0, at));
  for (; at < line.length && column < most && /[ \t]/.test(line[at] ?? ""); at++) {
    const next = line[at] === "\t" ? column + 4 - (column % 4) : column + 1;
    if (next > most) break;
    column = next;
  }
  return at;
}

/** Lines of a span or of HTML, without what those after the first one have before them. */
function linesIn(text: string, region: Region): Region[] {
  return textLines(text, region).map(({ start, end }, index) => ({
    start: start + (index === 0 ? 0 : (/^[ \t>]*/.exec(text.slice(start, end))?.[0].length ?? 0)),
    end,
  }));
}

function textLines(text: string, { start, end }: Region): Region[] {
  const lines: Region[] = [];
  for (let at = start; at <= end; ) {
    const next = text.indexOf("\n", at);
    const last = next === -1 || next > end ? end : next;
    lines.push({ start: at, end: last });
    at = last + 1;
  }
  return lines;
}

/** Comments, and elements whose content is not read as Markdown (CommonMark 4.6, kinds 1 and 2). */
const opaque = /<!--([\s\S]*?)(?:-->|$)|<(pre|script|style|textarea)\b[^<>]*>([\s\S]*?)(?:<\/\2\s*>|$)/gi;

function opaqueParts(text: string, { start, end }: Region): Region[] {
  return [...text.slice(start, end).matchAll(opaque)].flatMap(
    ({ index, 0: whole, 1: comment, 3: content }) => {
      const inner = comment ?? content ?? "";
      const from = start + index + (comment === undefined ? whole.indexOf(">") + 1 : "<!--".length);
      return inner === "" ? [] : [{ start: from, end: from + inner.length }];
    },
  );
}
