/** Tables: cells that are lost, a row that a blank line cuts off, and text that a table takes in because there is none. */
import type { Nodes } from "mdast";
import type { Slip } from "../../report/finding-per-kind.ts";
import { placeOf } from "../mdast/place.ts";
import { type PageParts, shortened, slip } from "./page-parts.ts";

export function tableSlips(page: PageParts): Slip[] {
  return [...lostCells(page), ...takenIn(page), ...cutOff(page)];
}

/** Cells beyond the columns of a table, which are left out: mostly because of a `|` that was meant as text. */
function lostCells({ nodes }: PageParts): Slip[] {
  return nodes.flatMap((table) => {
    if (table.type !== "table") return [];
    const columns = table.align?.length ?? table.children[0]?.children.length ?? 0;
    return table.children.flatMap(({ children }) => {
      const lost = children[columns];
      // Nothing is lost with empty cells.
      if (!lost || !children.slice(columns).some((cell) => cell.children.length > 0)) return [];
      const message = `this row has ${children.length} cells, but the table has ${columns} columns: the rest is left out`;
      const expected = "one cell for each column, and \\| for the character, also in `code`";
      return slip("cells", placeOf(lost), message, expected);
    });
  });
}

/** `Text` right below the last row, which is a row without a single `|`. */
function takenIn({ nodes, body }: PageParts): Slip[] {
  return nodes.flatMap((table) => {
    const [head, ...rows] = table.type === "table" ? table.children : [];
    if (!head || head.children.length < 2) return [];
    const sourceOf = ({ position }: Nodes) => body.slice(position?.start.offset, position?.end.offset);
    const row = rows.find((each) => /\p{L}/u.test(sourceOf(each)) && !sourceOf(each).includes("|"));
    if (!row) return [];
    const message = `“${shortened(sourceOf(row))}” is directly below a table, and becomes a row of it`;
    return slip("text in a table", placeOf(row), message, "a blank line between the table and the text");
  });
}

/** `| 1 | 2 |` alone, with a blank line between it and the table above. */
function cutOff({ phrasing }: PageParts): Slip[] {
  return phrasing.flatMap(({ node, parent, source }) => {
    if (node.type !== "paragraph" || !parent || !/^\|[^\n]*\|[^\n|]*\|[ \t]*$/.test(source)) return [];
    const around: readonly Nodes[] = parent.children;
    if (around[around.indexOf(node) - 1]?.type !== "table") return [];
    const message = `“${shortened(source)}” is not in the table above, which ends at the blank line`;
    return slip("row without a table", placeOf(node), message, "no blank line between the rows of a table");
  });
}
