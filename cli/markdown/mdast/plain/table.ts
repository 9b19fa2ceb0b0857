/** A table with a pipe at either end of each row, and no escapes. */
import type { AlignType, Table, TableCell, TableRow } from "mdast";
import type { Destination } from "../tree/tree.ts";
import type { Reader } from "./block.ts";
import { endOf, type Lines, lineAt, pointAt, startOf } from "./lines.ts";
import { type Marks, readPhrasing } from "./phrasing.ts";
import { isTrimmed } from "./starts.ts";

type Row = { node: TableRow; destinations: readonly Destination[] };

/** Undefined where the table is of another kind. */
export const readTable: Reader = (source, at, to, marks) => {
  const align = alignOf(lineAt(source, at + 1));
  if (align === undefined || at + 1 >= to) return undefined;
  const rows: Row[] = [];
  let line = at;
  for (; line < to && lineAt(source, line) !== ""; line++) {
    if (line === at + 1) continue;
    const row = readRow(source, line, align.length, marks);
    if (row === undefined) return undefined;
    rows.push(row);
  }
  const node: Table = {
    type: "table",
    align,
    children: rows.map((row) => row.node),
    position: {
      start: pointAt(source, at, startOf(source, at)),
      end: pointAt(source, line - 1, endOf(source, line - 1)),
    },
  };
  return { node, destinations: rows.flatMap(({ destinations }) => destinations), next: line };
};

/** `| :-- | --: |` → the alignment of each column. */
function alignOf(line: string): AlignType[] | undefined {
  if (!/^(?:\| *:?-+:? *)+\|$/.test(line)) return undefined;
  return cellsOf(line).map((cell) => {
    const [left, right] = [cell.trim().startsWith(":"), cell.trim().endsWith(":")];
    if (left && right) return "center";
    return left ? "left" : right ? "right" : null;
  });
}

function cellsOf(row: string): string[] {
  return row.slice(1, -1).split("|");
}

function readRow(source: Lines, line: number, columns: number, marks: Marks): Row | undefined {
  const text = lineAt(source, line);
  if (!isTrimmed(text) || !/^\|[^\\]*\|$/.test(text)) return undefined;
  const cells = cellsOf(text);
  if (cells.length !== columns) return undefined;
  const children: TableCell[] = [];
  const destinations: Destination[] = [];
  const rowStart = startOf(source, line);
  let at = rowStart;
  for (const [column, cell] of cells.entries()) {
    const content = cell.replace(/^ +| +$/g, "");
    // Two pipes without anything between them are read in a way of their own.
    if (content === "" || content !== content.trim()) return undefined;
    const from = at + 1 + cell.indexOf(content);
    const phrasing = readPhrasing(source, { from, to: from + content.length, line }, marks);
    if (!phrasing) return undefined;
    const next = at + 1 + cell.length;
    const end = column === cells.length - 1 ? next + 1 : next;
    children.push({
      type: "tableCell",
      children: phrasing.nodes,
      position: { start: pointAt(source, line, at), end: pointAt(source, line, end) },
    });
    destinations.push(...phrasing.destinations);
    at = next;
  }
  const position = {
    start: pointAt(source, line, rowStart),
    end: pointAt(source, line, endOf(source, line)),
  };
  return { node: { type: "tableRow", children, position }, destinations };
}
