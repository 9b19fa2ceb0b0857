/**
 * Blocks that are four spaces or more further in than what holds them → not further in. MDX takes them for what they are;
 * in Markdown they would be code. Lines stay lines.
 */
import type { Nodes, Root } from "mdast";
import { applyEdits } from "./edits.ts";
import type { Region } from "./regions.ts";

type LessIndented = {
  text: string;
  /** Columns that a line has lost, by its number from 0. */
  lost: ReadonlyMap<number, number>;
};

const codeColumns = 4;

/**
 * A paragraph outside of lists is left: its writer meant code. `root` is of `body`, with lines from 1; in `fixed` are tags
 * and code, whose lines stay.
 */
export function lessIndented(body: string, root: Root, fixed: readonly Region[]): LessIndented {
  const lost = new Map<number, number>();
  const visit = (node: Nodes, column: number, shifted: number): void => {
    if (!("children" in node)) return;
    for (const child of node.children) {
      const own = startColumn(child) - shifted;
      const isCode = child.type === "paragraph" && node.type === "root";
      const isBelow = startLine(child) > startLine(node) || node.type === "root";
      const exceeded = isBelow && !isCode && isBlock(child) && own - column >= codeColumns ? own - column : 0;
      if (exceeded > 0)
        for (let line = startLine(child); line <= endLine(child); line++)
          lost.set(line - 1, (lost.get(line - 1) ?? 0) + exceeded);
      if (child.type === "listItem")
        visit(child, contentColumn(child) - shifted - exceeded, shifted + exceeded);
      else visit(child, own - exceeded, shifted + exceeded);
    }
  };
  visit(root, 1, 0);
  if (lost.size === 0) return { text: body, lost };
  let start = 0;
  const edits = body.split("\n").flatMap((line, number) => {
    const at = start;
    start += line.length + 1;
    const isFixed = fixed.some((region) => region.start < at && at < region.end);
    const count = isFixed ? 0 : Math.min(lost.get(number) ?? 0, /^ */.exec(line)?.[0].length ?? 0);
    lost.set(number, count);
    return count === 0 ? [] : [{ start: at, end: at + count, text: "" }];
  });
  return { text: applyEdits(body, edits), lost };
}

function isBlock({ type }: Nodes): boolean {
  return /^(paragraph|code|list|heading|blockquote|table|thematicBreak|containerDirective)$/.test(type);
}

/** The column in which the text of an item starts. */
function contentColumn(item: Extract<Nodes, { type: "listItem" }>): number {
  const [first] = item.children;
  return first && startLine(first) === startLine(item) ? startColumn(first) : startColumn(item) + 2;
}

/** Lines and columns of nodes, from 1. */
function startLine({ position }: Nodes): number {
  return position?.start.line ?? 1;
}

function endLine({ position }: Nodes): number {
  return position?.end.line ?? 1;
}

function startColumn({ position }: Nodes): number {
  return position?.start.column ?? 1;
}
