/** Body of a file → mdast, in one pass. Syntax that the text cannot hold is not looked for. */
import type { Root } from "mdast";
import { parse, preprocess } from "micromark";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTaskListItem } from "micromark-extension-gfm-task-list-item";
import type { Extension } from "micromark-util-types";
import type { PageFinding, Place } from "../report/finding.ts";
import { excessIn } from "./bounds.ts";
import { bareAddressSyntax } from "./syntax/bare-addresses.ts";
import { type DirectiveNames, directiveSyntax } from "./syntax/directives.ts";
import { tokenizeDocument } from "./syntax/document.ts";
import { tableSyntax } from "./syntax/tables.ts";
import { buildTree } from "./tree/build-tree.ts";
import type { Destination } from "./tree/tree.ts";

export type Parsed = {
  /** Lines count from the top of the file, offsets from the start of the body. */
  root: Root;
  destinations: Destination[];
  /** Where nesting goes beyond the limit, if it does. */
  tooDeep: Place | undefined;
  /** What there is too much of; nothing is parsed then. */
  excess?: PageFinding | undefined;
};

/** What is above a body, with the syntax that it is in. */
export type Head = { text: string; syntax: readonly Extension[] };

/** `firstLine` is the line of the file on which the body starts. Line endings are `\n`. */
export function parseMarkdown(body: string, firstLine: number, names: DirectiveNames, head?: Head): Parsed {
  const lines = body.split("\n");
  const refused = refusedIn(body, lines, firstLine);
  if (refused) return refused;
  const extensions = [
    ...(head?.syntax ?? []),
    ...syntaxOf(body, lines, { line: firstLine, offset: 0 }, names),
  ];
  const top = head ? { line: 1, offset: -head.text.length } : { line: firstLine, offset: 0 };
  const start = { ...top, column: 1, _index: 0, _bufferIndex: -1 };
  const chunks = preprocess()((head?.text ?? "") + body, undefined, true);
  const tree = buildTree(tokenizeDocument(parse({ extensions }), start, chunks));
  return { root: tree.root, destinations: tree.destinations, tooDeep: tree.tooDeep };
}

/** What is parsed of a body that has too much of something: nothing. */
export function refusedIn(body: string, lines: readonly string[], firstLine: number): Parsed | undefined {
  const nothing = { root: { type: "root", children: [] } as Root, destinations: [] };
  const crowded = lines.findIndex(opensTooMuch);
  if (crowded !== -1) return { ...nothing, tooDeep: { line: firstLine + crowded, column: 1 } };
  const excess = excessIn(body, lines);
  if (!excess) return undefined;
  const { line, ...problem } = excess;
  const place = { line: firstLine + line, column: 1 };
  return { ...nothing, tooDeep: place, excess: { place, ...problem } };
}

/** The syntax of GFM and of directives that the text can hold. `start` is where the tokenizer reaches it. */
export function syntaxOf(
  body: string,
  lines: readonly string[],
  start: { line: number; offset: number },
  names: DirectiveNames,
): Extension[] {
  return [
    tableSyntax(lines, start.line),
    bareAddressSyntax(body, start.offset),
    directiveSyntax(body, names),
    body.includes("~") ? gfmStrikethrough() : undefined,
    /\[[ \txX]\]/.test(body) ? gfmTaskListItem() : undefined,
    body.includes("[^") ? gfmFootnote() : undefined,
  ].filter((extension): extension is Extension => extension !== undefined);
}

/** Hundreds of markers in a row on one line; the tokenizer's time would grow with their square. */
function opensTooMuch(line: string): boolean {
  return line.length > 100 && (/^\s*:{100}/.test(line) || manyMarkers.test(line));
}

/** Of lists and quotations, of emphasis, or of images. */
const manyMarkers = /^([ \t]*(>|([*+-]|\d{1,9}[.)])[ \t])){100}|[*_]{500}[^\s*_]|(!\[){200}/;
