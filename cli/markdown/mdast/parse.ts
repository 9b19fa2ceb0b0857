/** Body of a file → mdast: its plain blocks line by line, the rest by micromark. Syntax that the text cannot hold is not looked for. */
import type { Root, RootContent } from "mdast";
import { parse, preprocess } from "micromark";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTaskListItem } from "micromark-extension-gfm-task-list-item";
import type { Extension, ParseContext } from "micromark-util-types";
import type { PageFinding, Place } from "../../report/finding.ts";
import { excessIn } from "./bounds.ts";
import { type ReadRest, readPlain } from "./plain/plain.ts";
import { bareAddressSyntax } from "./syntax/bare-addresses.ts";
import { descriptionSyntax } from "./syntax/description-lists.ts";
import { type DirectiveNames, directiveSyntax } from "./syntax/directives.ts";
import { tokenizeDocument } from "./syntax/document.ts";
import { formulaLines } from "./syntax/formula-blocks.ts";
import { formulaSyntax } from "./syntax/formulas.ts";
import { tableSyntax } from "./syntax/tables.ts";
import { buildTree } from "./tree/build-tree.ts";
import type { Destination, Tree } from "./tree/tree.ts";

export type Parsed = {
  /** Lines count from the top of the file, offsets from the start of the body. */
  root: Root;
  destinations: Destination[];
  /** Where nesting goes beyond the limit, if it does. */
  tooDeep: Place | undefined;
  /** What there is too much of; nothing is parsed then. */
  excess?: PageFinding | undefined;
};

/** Names of directives, and what else the text may hold. */
export type PageSyntax = DirectiveNames & {
  /** True: text between dollars is a formula. */
  formulas?: boolean;
};

/** What is above a body, with the syntax that it is in. */
export type Head = { text: string; syntax: readonly Extension[] };

/** `firstLine` is the line of the file on which the body starts. Line endings are `\n`. */
export function parseMarkdown(body: string, firstLine: number, names: PageSyntax, head?: Head): Parsed {
  const lines = body.split("\n");
  const refused = refusedIn(body, lines, firstLine);
  if (refused) return refused;
  let tooDeep: Place | undefined;
  let parser: ParseContext | undefined;
  const readRest: ReadRest = (line, text, offset) => {
    parser ??= parse({ extensions: syntaxOf(body, lines, { line: firstLine, offset: 0 }, names) });
    const tree = treeOf(parser, text, { line, offset });
    tooDeep ??= tree.tooDeep;
    return { nodes: tree.root.children, destinations: tree.destinations };
  };
  const { formulas = false, text } = names;
  // What is in a formula on lines of its own may look like any other block.
  const hasBlocks = formulas && body.includes("$$") && formulaLines(lines, firstLine).size > 0;
  const marks = { names: [...text], formulas };
  const blocks = hasBlocks ? undefined : readPlain(body, lines, firstLine, marks, readRest);
  if (blocks === undefined) return parseByTokens(body, lines, firstLine, names, head);
  const above = head ? nodesOf(head) : [];
  const start = { ...topOf(firstLine, head), column: 1 };
  const end = {
    line: firstLine + lines.length - 1,
    column: (lines.at(-1)?.length ?? 0) + 1,
    offset: body.length,
  };
  const root: Root = { type: "root", children: [...above, ...blocks.nodes], position: { start, end } };
  return { root, destinations: blocks.destinations, tooDeep };
}

/** What is above the body: front matter, as a rule. */
function nodesOf({ text, syntax }: Head): RootContent[] {
  const [, yaml] = /^---\n((?:.+\n)*)---\n$/.exec(text) ?? [];
  const start = { line: 1, column: 1, offset: -text.length };
  if (yaml === undefined) return treeOf(parse({ extensions: [...syntax] }), text, start).root.children;
  const end = { line: yaml.split("\n").length + 1, column: 4, offset: -1 };
  return [{ type: "yaml", value: yaml.slice(0, -1), position: { start, end } }];
}

/** The same, all of it by micromark. */
export function parseByTokens(
  body: string,
  lines: readonly string[],
  firstLine: number,
  names: PageSyntax,
  head?: Head,
): Parsed {
  const extensions = [
    ...(head?.syntax ?? []),
    ...syntaxOf(body, lines, { line: firstLine, offset: 0 }, names),
  ];
  const text = (head?.text ?? "") + body;
  const { root, destinations, tooDeep } = treeOf(parse({ extensions }), text, topOf(firstLine, head));
  return { root, destinations, tooDeep };
}

/** Where the text starts, with what is above the body. */
function topOf(firstLine: number, head: Head | undefined): { line: number; offset: number } {
  return head ? { line: 1, offset: -head.text.length } : { line: firstLine, offset: 0 };
}

function treeOf(parser: ParseContext, text: string, top: { line: number; offset: number }): Tree {
  const start = { ...top, column: 1, _index: 0, _bufferIndex: -1 };
  return buildTree(tokenizeDocument(parser, start, preprocess()(text, undefined, true)), start);
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
  names: PageSyntax,
): Extension[] {
  return [
    tableSyntax(lines, start.line),
    bareAddressSyntax(body, start.offset),
    directiveSyntax(body, names),
    descriptionSyntax(body),
    names.formulas ? formulaSyntax(body, lines, start.line) : undefined,
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
