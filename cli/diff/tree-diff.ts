/**
 * Difference of two trees of content: `before` and `after` → one list of marked nodes, from which either can be made again. White space
 * that no reader sees and the order of properties make no difference.
 */
import { diffArrays } from "diff";
import type { HastElement, HastNode } from "../../schema/hast.ts";
import { COMPONENT } from "../../schema/own-elements.ts";
import { pairInOrder } from "../../schema/pair-in-order.ts";
import { drawnSource } from "../emit/feeds/plain-elements.ts";

/** An element without what is inside it. */
export type Shell = Omit<HastElement, "children">;

export type Marked =
  | { is: "same"; node: HastNode }
  /** `move`: the same node is at another place of the list; both places have the number. */
  | { is: "removed" | "added"; node: HastNode; move?: number }
  /** The same element, whose properties or content differ. */
  | { is: "changed"; before: Shell; after: Shell; children: Marked[] };

type Side = "before" | "after";

/** A node with what it is compared by. */
type Item = { node: HastNode; key: string; isIn: "text" | "pre"; words?: ReadonlySet<string> };

/** More changes than these in one list are not looked for: the lists are then replaced as a whole. */
const mostEdits = 1500;
/** Lists of blocks are compared each with each if there are at most so many pairs. */
const mostPairs = 250_000;
/** The words of a block by which another one is found to be like it. */
const mostWords = 80;

export function diffTrees(before: readonly HastNode[], after: readonly HastNode[]): Marked[] {
  const [left, right] = [before, after].map((nodes) => blocksOf(nodes).map((node) => itemOf(node, "text")));
  return withMoves(diffItems(left ?? [], right ?? []));
}

/** The nodes before the change, or after it. */
export function sideOf(marked: readonly Marked[], side: Side): HastNode[] {
  const other = side === "before" ? "added" : "removed";
  const nodes: HastNode[] = [];
  for (const mark of marked) {
    if (mark.is === other) continue;
    const node = mark.is === "changed" ? { ...mark[side], children: sideOf(mark.children, side) } : mark.node;
    const last = nodes.at(-1);
    if (node.type === "text" && last?.type === "text")
      nodes[nodes.length - 1] = { type: "text", value: last.value + node.value };
    else nodes.push(node);
  }
  return nodes;
}

/** The blocks of a text as they are compared: white space between them is none, and within them it is one space. */
export function blocksOf(nodes: readonly HastNode[]): HastNode[] {
  return normalized(nodes, false).filter((node) => node.type === "element" || node.value.trim() !== "");
}

const inline = new Set(
  "a abbr b bdi bdo br cite code data del dfn em i img ins kbd label mark math picture q s samp small span strong sub sup svg time u var wbr".split(
    " ",
  ),
);
export function isInline(tagName: string): boolean {
  return inline.has(tagName);
}

function normalized(nodes: readonly HastNode[], isExact: boolean): HastNode[] {
  const merged: HastNode[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === "element") merged.push(node);
    else if (last?.type === "text")
      merged[merged.length - 1] = { type: "text", value: last.value + node.value };
    else merged.push(node);
  }
  return merged.flatMap((node): HastNode[] => {
    if (node.type === "text") {
      const value = isExact ? node.value : node.value.replace(/[ \t\r\n\f]+/g, " ");
      return value === "" ? [] : [{ type: "text", value }];
    }
    const { children, properties, ...rest } = node;
    const sorted = Object.fromEntries(Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : 1)));
    const isBlock = !inline.has(node.tagName);
    const inside = normalized(children, isExact || node.tagName === "pre");
    const isCode = isExact || node.tagName === "pre";
    return [
      tightList({ ...rest, properties: sorted, children: isBlock && !isCode ? trimmed(inside) : inside }),
    ];
  });
}

/** The property of a list with space between its items. */
export const LOOSE = "dataLoose";

/** A loose list has its items as a tight one has them, without `<p>` around their first text, and a property that says so. */
function tightList(list: HastElement): HastElement {
  if (list.tagName !== "ul" && list.tagName !== "ol") return list;
  const starts = list.children.flatMap((item) => (item.type === "element" ? item.children.slice(0, 1) : []));
  const isText = (node: HastNode) =>
    node.type === "text" || inline.has(node.tagName) || node.tagName === "input";
  if (starts.some(isText) || !starts.some(isParagraph)) return list;
  const children = list.children.map((item): HastNode => {
    if (item.type === "text") return item;
    const [first, ...others] = item.children;
    return isParagraph(first) ? { ...item, children: [...first.children, ...others] } : item;
  });
  return { ...list, properties: { ...list.properties, [LOOSE]: true }, children };
}

/** The opposite: a loose list as it is shown, around marks, too. */
export function withParagraphs(list: HastElement): HastElement {
  const { [LOOSE]: isLoose, ...properties } = list.properties;
  if (!isLoose) return list;
  const children = list.children.map((item): HastNode => {
    if (item.type === "text") return item;
    const isBlock = (node: HastNode) =>
      node.type === "element" && !inline.has(node.tagName) && !["ins", "del", "input"].includes(node.tagName);
    const end = item.children.findIndex(isBlock);
    const first = end === -1 ? item.children : item.children.slice(0, end);
    if (first.length === 0) return item;
    const paragraph: HastElement = { type: "element", tagName: "p", properties: {}, children: first };
    return { ...item, children: [paragraph, ...item.children.slice(first.length)] };
  });
  return { ...list, properties, children };
}

function isParagraph(node: HastNode | undefined): node is HastElement {
  return node?.type === "element" && node.tagName === "p" && Object.keys(node.properties).length === 0;
}

/** The start and the end of a block show no space, nor does what is between two blocks in it. */
function trimmed(nodes: readonly HastNode[]): HastNode[] {
  const isEdge = (node: HastNode | undefined) =>
    node === undefined || (node.type === "element" && !inline.has(node.tagName));
  return nodes.flatMap((node, index): HastNode[] => {
    if (node.type === "element") return [node];
    const start = isEdge(nodes[index - 1]) ? node.value.replace(/^[ \t\r\n\f]+/, "") : node.value;
    const value = isEdge(nodes[index + 1]) ? start.replace(/[ \t\r\n\f]+$/, "") : start;
    return value === "" ? [] : [{ type: "text", value }];
  });
}

function itemOf(node: HastNode, isIn: Item["isIn"]): Item {
  if (node.type === "text") return { node, key: node.value, isIn };
  // The ids in a diagram have its number in the page, which another diagram before it changes.
  if (node.tagName === "figure" && isDrawn(node))
    return { node, key: JSON.stringify([node.properties, textIn(node)], inOrder), isIn };
  return { node, key: JSON.stringify(node, inOrder), isIn: node.tagName === "pre" ? "pre" : isIn };
}

/** A replacer of `JSON.stringify` that puts keys in order of name. */
export function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function insideOf({ node, isIn }: Item): Item[] {
  if (node.type === "text") return [];
  return node.children.flatMap((child) =>
    child.type === "element"
      ? [itemOf(child, isIn)]
      : wordsIn(child.value).map((value) => itemOf({ type: "text", value }, isIn)),
  );
}

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** A text as words, spaces and marks. Some languages write no spaces between words. */
function wordsIn(text: string): string[] {
  if (unspaced.test(text))
    return [...new Intl.Segmenter("en", { granularity: "word" }).segment(text)].map(({ segment }) => segment);
  return text.match(/\n|[^\S\n]+|[\p{L}\p{N}\p{M}_'’-]+|./gsu) ?? [];
}

function diffItems(left: readonly Item[], right: readonly Item[]): Marked[] {
  const { start, end } = commonEnds(left, right);
  const [before, after] = [left.slice(start, left.length - end), right.slice(start, right.length - end)];
  return [
    ...asMarks("same", right.slice(0, start)),
    ...(isShort(before, after) ? replaced(before, after) : diffRuns(before, after)),
    ...asMarks("same", right.slice(right.length - end)),
  ];
}

function commonEnds(left: readonly Item[], right: readonly Item[]): { start: number; end: number } {
  const most = Math.min(left.length, right.length);
  let start = 0;
  while (start < most && left[start]?.key === right[start]?.key) start++;
  let end = 0;
  while (end < most - start && left.at(-1 - end)?.key === right.at(-1 - end)?.key) end++;
  return { start, end };
}

/** True: blocks of which each can be compared with each, so that one that moved does not part those that were edited. */
function isShort(left: readonly Item[], right: readonly Item[]): boolean {
  const isBlocks = [...left, ...right].every(({ node }) => node.type === "element");
  return isBlocks && left.length * right.length <= mostPairs;
}

function diffRuns(left: readonly Item[], right: readonly Item[]): Marked[] {
  const marked: Marked[] = [];
  let [removed, added]: [Item[], Item[]] = [[], []];
  const flush = (): void => {
    marked.push(...replaced(removed, added));
    [removed, added] = [[], []];
  };
  for (const { is, item } of changesOf(left, right)) {
    if (is === "removed") removed.push(item);
    else if (is === "added") added.push(item);
    else {
      flush();
      marked.push({ is, node: item.node });
    }
  }
  flush();
  return marked;
}

type Change = { is: "same" | "removed" | "added"; item: Item };

/** A space between two changed words belongs to the change. */
function changesOf(left: readonly Item[], right: readonly Item[]): Change[] {
  const runs = runsOf(left, right);
  return runs.flatMap((run, index): Change[] => {
    const isBetween = index > 0 && index < runs.length - 1;
    const isOnlySpace =
      run.is === "same" &&
      run.items.every(
        ({ node, isIn }) => node.type === "text" && node.value.trim() === "" && isIn === "text",
      );
    if (isBetween && isOnlySpace)
      return (["removed", "added"] as const).flatMap((is) => run.items.map((item) => ({ is, item })));
    return run.items.map((item) => ({ is: run.is, item }));
  });
}

type Run = { is: Change["is"]; items: readonly Item[] };

function runsOf(left: readonly Item[], right: readonly Item[]): Run[] {
  const runs: Run[] = [];
  const keys = (items: readonly Item[]) => items.map(({ key }) => key);
  const found =
    left.length === 0 || right.length === 0
      ? undefined
      : diffArrays(keys(left), keys(right), { maxEditLength: mostEdits });
  if (!found) runs.push({ is: "removed", items: left }, { is: "added", items: right });
  let [row, column] = [0, 0];
  for (const { added, removed, count } of found ?? []) {
    if (added) runs.push({ is: "added", items: right.slice(column, column + count) });
    else if (removed) runs.push({ is: "removed", items: left.slice(row, row + count) });
    else runs.push({ is: "same", items: right.slice(column, column + count) });
    if (!added) row += count;
    if (!removed) column += count;
  }
  return runs.filter(({ items }) => items.length > 0);
}

/** Marks of a part that was replaced: elements that are alike are compared again inside. */
function replaced(removed: readonly Item[], added: readonly Item[]): Marked[] {
  const hasElement = (items: readonly Item[]) => items.some(({ node }) => node.type === "element");
  if (!hasElement(removed) || !hasElement(added))
    return [...asMarks("removed", removed), ...asMarks("added", added)];
  const marks: Marked[] = [];
  let [gone, fresh]: [Item[], Item[]] = [[], []];
  const flush = (): void => {
    marks.push(...asMarks("removed", gone), ...asMarks("added", fresh));
    [gone, fresh] = [[], []];
  };
  for (const [before, after] of pairInOrder(removed, added, likeness)) {
    if (before && after && before.key === after.key) {
      flush();
      marks.push({ is: "same", node: after.node });
    } else if (before?.node.type === "element" && after?.node.type === "element") {
      flush();
      const children =
        after.node.tagName === "math"
          ? [...asMarks("removed", insideOf(before)), ...asMarks("added", insideOf(after))]
          : diffItems(insideOf(before), insideOf(after));
      marks.push({ is: "changed", before: shellOf(before.node), after: shellOf(after.node), children });
    } else if (before) gone.push(before);
    else if (after) fresh.push(after);
  }
  flush();
  return marks;
}

function asMarks(is: "same" | "removed" | "added", items: readonly Item[]): Marked[] {
  return items.map(({ node }) => ({ is, node }));
}

function shellOf({ children: _, ...shell }: HastElement): Shell {
  return shell;
}

function isDrawn(element: HastElement): boolean {
  return drawnSource(element) !== undefined;
}

/** Elements that are shown as one thing, which is not the same if any part of it differs. */
const whole = new Set(["img", "picture", "svg", "math", "tw-embed", "tw-video", COMPONENT]);
/** Parts that correspond by their place, whatever they say. */
const parts = new Set("td th thead tbody tfoot caption figcaption summary pre code".split(" "));

/** Above zero for elements that may be one, edited. */
function likeness(left: Item, right: Item): number {
  const [a, b] = [left.node, right.node];
  if (left.key === right.key) return 1.5;
  if (a.type === "text" || b.type === "text" || a.tagName !== b.tagName) return 0;
  // The same picture, at another size or with another text.
  if (a.tagName === "img" && a.properties.src === b.properties.src) return 1;
  const [isDrawing, isOther] = [isDrawn(a), isDrawn(b)];
  if (isDrawing !== isOther || (whole.has(a.tagName) && !isDrawing)) return 0;
  const share = shared(wordsOf(left), wordsOf(right));
  if (isDrawing || parts.has(a.tagName)) return 0.1 + share;
  if (a.properties.id !== undefined && a.properties.id === b.properties.id) return 1 + share;
  return share >= 0.35 ? share : 0;
}

function shared(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  if (left.size + right.size === 0) return 1;
  const [fewer, more] = left.size < right.size ? [left, right] : [right, left];
  let both = 0;
  for (const word of fewer) if (more.has(word)) both++;
  return (2 * both) / (left.size + right.size);
}

function wordsOf(item: Item): ReadonlySet<string> {
  item.words ??= firstWords(item.node);
  return item.words;
}

function firstWords(node: HastNode): Set<string> {
  const words = new Set<string>();
  const add = (text: string): void => {
    for (const word of wordsIn(text.slice(0, 2000))) if (/[\p{L}\p{N}]/u.test(word)) words.add(word);
  };
  const visit = (inner: HastNode): void => {
    if (words.size >= mostWords) return;
    const source = inner.type === "text" ? inner.value : drawnSource(inner);
    if (source !== undefined) add(source);
    else if (inner.type === "element") inner.children.forEach(visit);
  };
  visit(node);
  return words;
}

export function textIn(node: HastNode): string {
  return node.type === "text" ? node.value : node.children.map(textIn).join("");
}

/** Numbers the nodes that were removed at one place and added at another. */
function withMoves(marked: readonly Marked[]): Marked[] {
  const gone = new Map<string, number[]>();
  const keyOf = (mark: Marked) =>
    mark.is === "removed" || mark.is === "added" ? JSON.stringify(mark.node, inOrder) : "";
  marked.forEach((mark, index) => {
    if (mark.is !== "removed") return;
    const key = keyOf(mark);
    gone.set(key, [...(gone.get(key) ?? []), index]);
  });
  const moves = new Map<number, number>();
  let count = 0;
  marked.forEach((mark, index) => {
    const from = mark.is === "added" ? gone.get(keyOf(mark))?.shift() : undefined;
    if (from === undefined) return;
    count++;
    moves.set(from, count);
    moves.set(index, count);
  });
  return marked.map((mark, index) => {
    const move = moves.get(index);
    return move === undefined || mark.is === "same" || mark.is === "changed" ? mark : { ...mark, move };
  });
}
