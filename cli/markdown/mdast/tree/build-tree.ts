/**
 * Tree builder: micromark's events → mdast, with one table of handlers by token type.
 *
 * mdast-util-from-markdown does the same but copies its context for every token, which is 40 % of the time
 * of a page; a test compares the two trees.
 */
import type { Event, TokenType } from "micromark-util-types";
import type { Point } from "unist";
import { blocks } from "./blocks.ts";
import { code } from "./code.ts";
import { descriptionLists } from "./description-lists.ts";
import { directives } from "./directives.ts";
import { expandEvents } from "./expand-events.ts";
import { formulas } from "./formulas.ts";
import { gfm } from "./gfm.ts";
import type { TokenHandler, TokenHandlers } from "./handler.ts";
import { inline } from "./inline.ts";
import { links } from "./links.ts";
import { lists } from "./lists.ts";
import { Tree } from "./tree.ts";

/** A later table wins over an earlier one. */
const tables: TokenHandlers[] = [
  blocks,
  lists,
  code,
  inline,
  links,
  gfm,
  directives,
  descriptionLists,
  formulas,
];

const enter = new Map(tables.flatMap((table) => Object.entries(table.enter))) as Map<TokenType, TokenHandler>;
const exit = new Map(tables.flatMap((table) => Object.entries(table.exit))) as Map<TokenType, TokenHandler>;

/** Tokens after which a container may have ended already. */
const trailing = new Set<TokenType>(["lineEnding", "lineEndingBlank", "linePrefix", "listItemIndent"]);

const none: TokenHandlers = { enter: {}, exit: {} };

/**
 * `events` are those of the document as tokenized, its parts not yet expanded; `top` is where an empty one would start, and `others`
 * are handlers of tokens that no page here has.
 */
export function buildTree(
  events: readonly Event[],
  top: Point = { line: 1, column: 1, offset: 0 },
  others: TokenHandlers = none,
): Tree {
  const tree = new Tree();
  tree.root.position = { start: events[0]?.[1].start ?? top, end: events.at(-1)?.[1].end ?? top };
  expandEvents(events, ([kind, token, source]) => {
    const handler = others[kind][token.type] ?? (kind === "enter" ? enter : exit).get(token.type);
    handler?.(tree, token, source);
    if (kind !== "exit" || token._container) return;
    // Space behind the mark of a container is a part of it.
    const isBehind = token.type === "linePrefix" && token.start.line === tree.lastEnd.line;
    if (isBehind || !trailing.has(token.type)) tree.lastEnd = token.end;
  });
  return tree;
}
