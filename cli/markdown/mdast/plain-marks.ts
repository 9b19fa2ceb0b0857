/**
 * Marks that a parser takes for more than a page does: colons of unknown directives, addresses in running text that remark-gfm looks for in the
 * finished tree, boxes of tasks in headings.
 */
import type { Link, Nodes, Parents, Root } from "mdast";
import { type DirectiveNames, isDirective, plainColons } from "./directives.ts";
import { endOf, startOf } from "./place.ts";

/** Offsets of the characters that are text on a page. */
export function plainMarks(root: Root, source: string, names: DirectiveNames | undefined): number[] {
  const found: number[] = [];
  /** Lines that a directive starts or ends on. */
  const fences = new Set<number>();
  const visit = (node: Parents): void => {
    if (names && isDirective(node)) {
      const colons = plainColons(node, source, names);
      found.push(...colons);
      if (colons.length === 0 && node.type !== "textDirective") {
        fences.add(lineStart(source, startOf(node)));
        const last = lineStart(source, endOf(node));
        if (/^[ \t>]*:{3,}[ \t]*$/.test(source.slice(last, endOf(node)))) fences.add(last);
      }
    }
    if (
      node.type === "listItem" &&
      typeof node.checked === "boolean" &&
      node.children[0]?.type !== "paragraph"
    )
      found.push(source.indexOf("[", startOf(node)));
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell")
      found.push(...plainAddresses(node, source));
    for (const child of node.children) if ("children" in child) visit(child);
  };
  visit(root);
  if (names) found.push(...looseColons(source, fences));
  return found;
}

function lineStart(source: string, offset: number): number {
  return source.lastIndexOf("\n", offset - 1) + 1;
}

/** Colons that start a line, but no directive: to Sätteri, some end what is above. */
function looseColons(source: string, fences: ReadonlySet<number>): number[] {
  const lines = source.matchAll(/^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(:{2,})/gm);
  return [...lines].flatMap(({ index, 1: before = "", 2: colons = "" }) =>
    fences.has(index) ? [] : Array.from(colons, (_, at) => index + before.length + at),
  );
}

/**
 * Bare addresses that GFM has not: behind a character that none follows, in brackets that may become a link, and with an escape in
 * them. Those in brackets and with escapes have no places.
 */
function plainAddresses(block: Parents, source: string): number[] {
  if (!/www\.|https?:|@/i.test(source.slice(startOf(block), endOf(block)))) return [];
  const found: number[] = [];
  let open = 0;
  const visit = (node: Parents): void => {
    let from = startOf(node);
    for (const child of node.children) {
      if (child.type === "link" && !child.position) found.push(...marksBetween(node, from, source));
      if (!child.position) continue;
      if (child.type === "text") open = openAfter(source.slice(startOf(child), endOf(child)), open);
      else if (child.type === "link" && isBare(child, source)) {
        if (open > 0 || !isAddress(child, source))
          found.push(...marksIn(source, startOf(child), endOf(child) + 1));
      } else if ("children" in child) visit(child);
      from = child.type === "text" ? from : endOf(child);
    }
  };
  visit(block);
  return found;
}

/** Marks up to the next node that is not text. */
function marksBetween({ children, position }: Parents, from: number, source: string): number[] {
  const next = children.find((child) => child.type !== "text" && child.position && startOf(child) >= from);
  return marksIn(source, from, next ? startOf(next) : (position?.end.offset ?? from));
}

function marksIn(source: string, from: number, to: number): number[] {
  const marks = source.slice(from, to).matchAll(/(?<=https?):|(?<=www)\.|@/gi);
  return [...marks].map(({ index }) => from + index);
}

/** Brackets that are open behind a text. */
export function openAfter(text: string, before: number): number {
  let open = before;
  for (const [mark] of text.matchAll(/\\.|[[\]]/gs))
    open = Math.max(0, open + (mark === "[" ? 1 : mark === "]" ? -1 : 0));
  return open;
}

function isBare(link: Link, source: string): boolean {
  return !/^[[<]/.test(source.slice(startOf(link), startOf(link) + 1));
}

function isAddress(link: Link, source: string): boolean {
  const start = startOf(link);
  const written = source.slice(start, endOf(link));
  const before = source.slice(start - 1, start);
  const [text]: Nodes[] = link.children;
  if (text?.type !== "text" || text.value.length !== written.length) return false;
  if (/^www(?:\.|$)/i.test(written)) return written.length > 4 && /^[ \t\n(*_[\]~]?$/.test(before);
  if (/^https?:/i.test(written)) return !/[a-z<]/i.test(before);
  return !/[/\w.+-]/.test(before);
}
