/**
 * Alignment of one text in two languages: by headings first, then block by block inside each section. Every block of both
 * texts is in one row, in its order.
 */
import type { HastElement, HastNode } from "../../schema/hast.ts";
import { type Pair, pairInOrder } from "../../schema/pair-in-order.ts";
import { type Block, blocksOf, likeness, shared } from "./block.ts";
import { type Difference, differenceOf } from "./difference.ts";

/** A block and its counterpart; one of them may be missing. */
export type Row = {
  left?: HastElement | undefined;
  right?: HastElement | undefined;
  /** Difference in structure between the two. */
  difference?: Difference | undefined;
};

/** The blocks below a heading, up to the next one; the first section has no heading. */
type Section = { heading: Block | undefined; blocks: Block[]; constants: ReadonlySet<string> };

export function align(left: readonly HastNode[], right: readonly HastNode[]): Row[] {
  const [[leftStart, ...leftSections], [rightStart, ...rightSections]] = [
    sectionsOf(left),
    sectionsOf(right),
  ];
  return [
    ...rowsOf(leftStart, rightStart),
    ...pairInOrder(leftSections, rightSections, sectionLikeness).flatMap(([a, b]) => rowsOf(a, b)),
  ];
}

function sectionsOf(nodes: readonly HastNode[]): [Section, ...Section[]] {
  const start: Section = { heading: undefined, blocks: [], constants: new Set() };
  const sections: Section[] = [];
  for (const block of blocksOf(nodes)) {
    if (block.depth > 0) sections.push({ heading: block, blocks: [], constants: new Set() });
    else (sections.at(-1) ?? start).blocks.push(block);
  }
  return [start, ...sections.map(withConstants)];
}

function withConstants({ heading, blocks }: Section): Section {
  const constants = new Set([heading, ...blocks].flatMap((block) => [...(block?.constants ?? [])]));
  return { heading, blocks, constants };
}

/** Headings of one level may correspond. An author who gives both the same id says that they do. */
function sectionLikeness(left: Section, right: Section): number {
  const [a, b] = [left.heading?.element, right.heading?.element];
  if (left.heading?.depth !== right.heading?.depth) return 0;
  const [fewer, more] = [left.blocks.length, right.blocks.length].sort((one, other) => one - other);
  const sameId = a?.properties.id !== undefined && a.properties.id === b?.properties.id;
  return (
    1 +
    ((fewer ?? 0) + 1) / ((more ?? 0) + 1) / 2 +
    shared(left.constants, right.constants) +
    (sameId ? 10 : 0)
  );
}

function rowsOf(left: Section | undefined, right: Section | undefined): Row[] {
  const headings: Pair<Block>[] = left?.heading
    ? [[left.heading, right?.heading]]
    : right?.heading
      ? [[undefined, right.heading]]
      : [];
  return [...headings, ...blockPairs(left?.blocks ?? [], right?.blocks ?? [])].map(rowOf);
}

function blockPairs(left: readonly Block[], right: readonly Block[]): Pair<Block>[] {
  const isSame = left.length === right.length && left.every(({ kind }, index) => kind === right[index]?.kind);
  if (!isSame) return pairInOrder(left, right, likeness);
  return left.flatMap((block, index): Pair<Block>[] => [[block, right[index]]]);
}

function rowOf([left, right]: Pair<Block>): Row {
  return {
    left: left?.element,
    right: right?.element,
    ...(left && right && { difference: differenceOf(left.element, right.element) }),
  };
}

/** Keys of rows: those of an edited text that stay the same keep their elements, and with them the place of whoever reads. */
export type KeyedRow = { key: string; row: Row };

export function keyedRows(rows: readonly Row[]): KeyedRow[] {
  const times = new Map<string, number>();
  return rows.map((row) => {
    const content = JSON.stringify([row.left, row.right]);
    const time = times.get(content) ?? 0;
    times.set(content, time + 1);
    return { key: `${time} ${content}`, row };
  });
}
