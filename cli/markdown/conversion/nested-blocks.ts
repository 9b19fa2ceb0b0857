/** Blocks of directives in one another: each has more colons than those in it. */
import { visit } from "unist-util-visit";
import { directiveAt } from "../directives/directives.ts";
import { fencesIn } from "../mdast/fences.ts";
import { parseMarkdown } from "../mdast/parse.ts";

/** A block between its first and its last line. */
type Block = {
  name: string;
  first: number;
  last: number;
  colons: number;
  /** As many as it has, and more than any block in it. */
  needed: number;
};

type Open = Pick<Block, "name" | "first" | "colons"> & { /** The most colons in it. */ inner: number };

export const opening =
  /^((?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*)(:{3,})[ \t]*([A-Za-z][\w-]*)[ \t]*(?:\[(.*)\])?/;
export const closing = /^([ \t>]*)(:{3,})[ \t]*$/;

/**
 * Blocks in one another, which may all have three colons, and lines whose colons end nothing. Lines of code have none. `colonsOf`
 * gives the most colons of what a line includes.
 */
export function blocksIn(
  lines: readonly string[],
  isCode: (line: number) => boolean,
  colonsOf: (line: string) => number = () => 0,
): { blocks: Block[]; stray: number[]; colons: number } {
  const open: Open[] = [];
  const blocks: Block[] = [];
  const stray: number[] = [];
  let most = 0;
  const add = (colons: number): void => {
    const around = open.at(-1);
    if (around) around.inner = Math.max(around.inner, colons);
    most = Math.max(most, colons);
  };
  for (const [number, line] of lines.entries()) {
    if (!line.includes("::") || isCode(number)) continue;
    add(colonsOf(line));
    const [, , start, name = ""] = opening.exec(line) ?? [];
    if (start !== undefined) open.push({ name, first: number, colons: start.length, inner: 0 });
    const [, , marks] = start === undefined ? (closing.exec(line) ?? []) : [];
    if (marks === undefined) continue;
    const same = open.findLastIndex(({ colons }) => colons === marks.length);
    const index = same === -1 ? open.findLastIndex(({ colons }) => colons <= marks.length) : same;
    const block = open[index];
    if (!block) {
      stray.push(number);
      continue;
    }
    // Those in between have no end of their own.
    open.length = index;
    const { colons, inner, ...own } = block;
    const needed = inner === 0 ? colons : Math.max(colons, inner + 1);
    blocks.push({ ...own, colons, needed, last: number });
    // The blocks inside one that goes are then inside the block around it.
    add(directiveAt("block", own.name) ? needed : inner);
  }
  return { blocks, stray, colons: most };
}

export function withNeededColons(lines: readonly string[], blocks: readonly Block[]): string[] {
  const written = [...lines];
  for (const { first, last, colons, needed } of blocks.filter((block) => block.needed > block.colons))
    for (const number of [first, last])
      written[number] = lines[number]?.replace(":".repeat(colons), ":".repeat(needed)) ?? "";
  return written;
}

const included = /^[ \t>]*::include\{file=(?:"([^"]*)"|([^\s}]+))/;

/** Written blocks in one another, with as many colons as they need, and the most of them. `colonsOf` gives those of an included file. */
export function withNestedBlocks(
  text: string,
  colonsOf: (path: string) => number = () => 0,
): { text: string; colons: number } {
  if (!text.includes("::")) return { text, colons: 0 };
  const found = fencesIn(text).lines;
  const isInComment = commentsIn(text);
  const lines = found.map((line) => line.text);
  const { blocks, colons } = blocksIn(
    lines,
    (number) => {
      const line = found[number];
      return line === undefined || line.isCode || isInComment(line.start);
    },
    (line) => {
      const [, quoted, bare] = included.exec(line) ?? [];
      const path = quoted ?? bare;
      return path === undefined ? 0 : colonsOf(path);
    },
  );
  return { text: withNeededColons(lines, blocks).join("\n"), colons };
}

/** True for offsets in comments. */
function commentsIn(text: string): (offset: number) => boolean {
  const ends = new Map<number, number>();
  if (text.includes("<!--") && text.includes(":::"))
    visit(
      parseMarkdown(text, 1, { leaf: new Set(), text: new Set() }).root,
      "html",
      ({ value, position }) => {
        const { start, end } = position ?? {};
        if (value.startsWith("<!--")) ends.set(start?.offset ?? 0, end?.offset ?? 0);
      },
    );
  return (offset) => [...ends].some(([start, end]) => start <= offset && offset < end);
}
