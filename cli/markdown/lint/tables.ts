/** Cells beyond the columns of a table, which are left out: mostly because of a `|` that was meant as text. */
import type { Nodes, Root } from "mdast";
import type { Slip } from "../../report/finding-per-kind.ts";
import { placeOf } from "../mdast/place.ts";

export function lostCells(root: Root): Slip[] {
  const slips: Slip[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === "table") {
      const columns = node.align?.length ?? node.children[0]?.children.length ?? 0;
      for (const { children } of node.children) {
        const lost = children[columns];
        // Nothing is lost with empty cells.
        if (!lost || !children.slice(columns).some((cell) => cell.children.length > 0)) continue;
        slips.push({
          kind: "cells",
          rule: "markdown-is-well-formed",
          place: placeOf(lost),
          message: `this row has ${children.length} cells, but the table has ${columns} columns: the rest is left out`,
          expected: "one cell for each column, and \\| for the character, also in `code`",
        });
      }
    } else if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
  return slips;
}
