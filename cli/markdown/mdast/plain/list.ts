/** A list whose items are a paragraph each, with or without a list of the same kind below it. */
import type { List, ListItem, Paragraph } from "mdast";
import type { Destination } from "../tree/tree.ts";
import type { Reader } from "./block.ts";
import { endOf, firstFilled, type Lines, lineAt, pointAt, startOf } from "./lines.ts";
import { type Marks, readPhrasing } from "./phrasing.ts";
import { isTrimmed, startsItem, startsText } from "./starts.ts";

const marker = /^(?:([-+*])|(\d{1,9})([.)])) (?=\S)/;

/** How deep lists may be in lists. */
const deepest = 4;

type Place = {
  /** Spaces before the marker. */
  indent: number;
  /** Those of the lists around it. */
  above: readonly number[];
  /** Lines up to, without, `to`. */
  to: number;
};

type Item = { node: ListItem; destinations: readonly Destination[]; next: number };

/** Undefined where the list is of another kind, or may go on. */
export const readList: Reader = (source, at, to, marks) => {
  const found = readLevel(source, at, { indent: 0, above: [], to }, marks);
  if (found === undefined || found.next === to) return found;
  const next = firstFilled(source, found.next, to);
  const following = next < to ? lineAt(source, next) : "";
  // What is indented, or marked otherwise, may belong to it, and so may text without a blank line before it.
  return next > found.next && !/^\s/.test(following) && !startsItem(following) ? found : undefined;
};

function readLevel(source: Lines, at: number, place: Place, marks: Marks): ReturnType<Reader> {
  const { indent, to } = place;
  const [, bullet, number, delimiter] = marker.exec(lineAt(source, at).slice(indent)) ?? [];
  // In the middle of a paragraph only a list from 1 on starts.
  if (indent > 0 && number !== undefined && number !== "1") return undefined;
  const children: ListItem[] = [];
  const destinations: Destination[] = [];
  let isLoose = false;
  let line = at;
  for (let next: number | undefined = at; next !== undefined; ) {
    const item = readItem(source, next, place, marks);
    if (item === undefined) return undefined;
    children.push(item.node);
    destinations.push(...item.destinations);
    line = item.next;
    const filled = indent === 0 ? firstFilled(source, line, to) : line;
    const text = filled < to ? lineAt(source, filled) : "";
    const [prefix, ownBullet, , ownDelimiter] = marker.exec(text.slice(indent)) ?? [];
    const isNext = prefix !== undefined && leadOf(text) === indent;
    // Another mark starts another list, of which blank lines say nothing.
    if (isNext && (ownBullet !== bullet || ownDelimiter !== delimiter)) return undefined;
    next = isNext ? filled : undefined;
    isLoose ||= isNext && filled > line;
  }
  const [first, last] = [children[0]?.position, children.at(-1)?.position];
  if (!first || !last) return undefined;
  const node: List = {
    type: "list",
    ordered: bullet === undefined,
    start: number === undefined ? null : Number.parseInt(number, 10),
    spread: isLoose,
    children,
    position: { start: first.start, end: last.end },
  };
  return { node, destinations, next: line };
}

function readItem(source: Lines, at: number, { indent, above, to }: Place, marks: Marks): Item | undefined {
  const prefix = marker.exec(lineAt(source, at).slice(indent))?.[0] ?? "";
  const inside = indent + prefix.length;
  let last = at;
  while (last + 1 < to && leadOf(lineAt(source, last + 1)) === inside && isText(source, last + 1, inside))
    last++;
  for (let line = at; line <= last; line++)
    if (!isText(source, line, inside) || !isTrimmed(lineAt(source, line))) return undefined;
  // A box in brackets makes it a task.
  if (lineAt(source, at)[inside] === "[") return undefined;
  const stretch = {
    from: startOf(source, at) + inside,
    to: endOf(source, last),
    line: at,
    lead: " ".repeat(inside),
  };
  const phrasing = readPhrasing(source, stretch, marks);
  if (!phrasing) return undefined;
  const paragraph: Paragraph = {
    type: "paragraph",
    children: phrasing.nodes,
    position: { start: pointAt(source, at, stretch.from), end: pointAt(source, last, stretch.to) },
  };
  const start = pointAt(source, at, startOf(source, at) + indent);
  const below = lineAt(source, last + 1);
  const lead = last + 1 < to ? leadOf(below) : 0;
  if (lead !== inside || !startsItem(below.slice(inside))) {
    // What is indented otherwise is not for us, nor is a line that just goes on.
    const isOfList = [indent, ...above].includes(lead) && startsItem(below.slice(lead));
    if (below !== "" && last + 1 < to && !isOfList) return undefined;
    const node = itemOf([paragraph], start, paragraph);
    return { node, destinations: phrasing.destinations, next: last + 1 };
  }
  const around = [indent, ...above];
  const level =
    around.length < deepest
      ? readLevel(source, last + 1, { indent: inside, above: around, to }, marks)
      : undefined;
  if (level?.node.type !== "list") return undefined;
  return {
    node: itemOf([paragraph, level.node], start, level.node),
    destinations: [...phrasing.destinations, ...level.destinations],
    next: level.next,
  };
}

function itemOf(
  children: ListItem["children"],
  start: ReturnType<typeof pointAt>,
  last: Paragraph | List,
): ListItem {
  const end = last.position?.end ?? start;
  return { type: "listItem", spread: false, checked: null, children, position: { start, end } };
}

/** True where the line is running text from that column on. */
function isText(source: Lines, line: number, column: number): boolean {
  return startsText(lineAt(source, line).slice(column));
}

function leadOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}
