/** Text that another tool reads as syntax, or that a mistake leaves as text: what the tables of constructs name, found in running text. */
import type { Blockquote, Nodes } from "mdast";
import type { Mistake } from "../../report/finding-per-kind.ts";
import * as blocks from "../../source/other-tools/blocks.ts";
import {
  type Construct,
  findingOf,
  type Recognised,
  replacementOf,
} from "../../source/other-tools/construct.ts";
import { inText } from "../../source/other-tools/text.ts";
import { indentedBlockAt } from "../conversion/indented-blocks.ts";
import { isTextAt, type PageParts, type Phrasing, shortened } from "./page-parts.ts";
import * as mistakes from "./well-formed.ts";

type Found = { match: RegExpExecArray; index: number };

type Table = {
  constructs: readonly Construct[];
  isPlace(text: Phrasing, isFirst: boolean): boolean;
  search?(pattern: RegExp, text: Phrasing): Found[];
};

/** The first table that matches counts: a place in a text is one construct. */
const tables: readonly Table[] = [
  { constructs: blocks.atQuotation, isPlace: ({ node, parent }) => quotation(parent)?.children[0] === node },
  { constructs: blocks.aloneInQuotation, isPlace: ({ parent }) => quotation(parent)?.children.length === 1 },
  { constructs: blocks.atParagraph, isPlace: startsWithSign },
  { constructs: blocks.atHeadingEnd, isPlace: isHeading },
  { constructs: blocks.afterLink, isPlace: ({ children }) => children.some(isLinked), search: afterLink },
  { constructs: inText, isPlace: () => true, search: anywhere },
  { constructs: mistakes.atPageStart, isPlace: (text, isFirst) => isFirst && startsWithSign(text) },
  { constructs: mistakes.atParagraph, isPlace: startsWithSign },
  { constructs: mistakes.atHeadingEnd, isPlace: isHeading },
  { constructs: mistakes.inText, isPlace: () => true, search: anywhere },
  { constructs: blocks.unknownMarkup, isPlace: startsWithSign },
];

export function constructMistakes({ phrasing, body, placeAt }: PageParts): Mistake[] {
  const looked = tables.flatMap(({ constructs, ...table }) => {
    const found = constructs.filter((construct) => mayBeIn(body, construct));
    return found.length > 0 ? { ...table, constructs: found } : [];
  });
  const start = /\S/.exec(body)?.index;
  // What is in a block, and the other tabs of a group, change with it.
  let blockEnd = 0;
  return phrasing.flatMap((text) => {
    let taken: Uint8Array | undefined;
    const mistakes: Mistake[] = [];
    for (const { constructs, isPlace, search = first } of looked) {
      if (!isPlace(text, text.start === start)) continue;
      for (const construct of constructs) {
        const found = mayBeIn(text.source, construct) ? search(construct.pattern, text) : [];
        for (const { match, index } of found) {
          const end = index + match[0].length;
          if (taken?.subarray(index, end).includes(1) || !isTextAt(text, index)) continue;
          taken ??= new Uint8Array(text.source.length);
          taken.fill(1, index, end);
          const mistake = mistakeOf({ construct, match }, text.start + index, placeAt);
          if ((mistake.place?.line ?? 0) <= blockEnd) continue;
          const whole = construct.isIndented ? withBlock(mistake, body, text.start + index) : mistake;
          if (construct.isIndented) blockEnd = whole.fix?.[0]?.end.line ?? 0;
          mistakes.push(whole);
        }
      }
    }
    return mistakes;
  });
}

export function mayBeIn(source: string, { marks }: Construct): boolean {
  return marks === undefined || marks.some((mark) => source.includes(mark));
}

/** `start` is where the match is in the body. */
export function mistakeOf(
  found: Recognised,
  start: number,
  placeAt: PageParts["placeAt"],
  quoted = shortened,
): Mistake {
  const place = placeAt(start);
  const text = replacementOf(found);
  const end = placeAt(start + found.match[0].length);
  const finding = findingOf(found, quoted);
  const { name, namesFile } = found.construct;
  return {
    kind: name,
    place,
    ...finding,
    ...(namesFile && { meant: [{ start: place, end, written: found.match[0], message: finding.message }] }),
    ...(text !== undefined && { fix: [{ start: place, end, text }] }),
  };
}

/** The whole block as a directive. One in a quotation, or in the first line of an item, is left to the writer. */
function withBlock(mistake: Mistake, body: string, start: number): Mistake {
  const lines = body.split("\n");
  const { place } = mistake;
  const at = body.slice(0, start).split("\n").length - 1;
  const before = body.slice(body.lastIndexOf("\n", start - 1) + 1, start);
  const block = before.trim() === "" ? indentedBlockAt(lines, at) : undefined;
  if (!block || !place) return mistake;
  const end = { line: place.line + block.last - at, column: (lines[block.last] ?? "").length + 1 };
  const text = (lines[block.last + 1] ?? "").trim() === "" ? block.text : `${block.text}\n`;
  return { ...mistake, fix: [{ start: { line: place.line, column: 1 }, end, text }] };
}

function quotation(parent: Phrasing["parent"]): Blockquote | undefined {
  return parent?.type === "blockquote" ? parent : undefined;
}

/** Most paragraphs start with a letter, and none of the constructs at their start does. */
function startsWithSign({ node, source }: Phrasing): boolean {
  return node.type === "paragraph" && !/^\p{L}/u.test(source);
}

function isHeading({ node }: Phrasing): boolean {
  return node.type === "heading";
}

function first(pattern: RegExp, { source }: Phrasing): Found[] {
  const match = pattern.exec(source);
  return match ? [{ match, index: match.index }] : [];
}

function anywhere(pattern: RegExp, { source }: Phrasing): Found[] {
  return [...source.matchAll(pattern)].map((match) => ({ match, index: match.index }));
}

function afterLink(pattern: RegExp, { source, start, children }: Phrasing): Found[] {
  return children.flatMap((child, index) => {
    const before = children[index - 1];
    const offset = child.position?.start.offset;
    if (child.type !== "text" || offset === undefined || !before || !isLinked(before)) return [];
    const match = pattern.exec(source.slice(offset - start));
    return match ? [{ match, index: offset - start }] : [];
  });
}

function isLinked({ type }: Nodes): boolean {
  return type === "link" || type === "image" || type === "linkReference" || type === "imageReference";
}
