/** Where a table ends: a row that a blank line cuts off, and text that it takes in because there is none. */
import type { Nodes, Root, Table } from "mdast";
import type { Slip } from "../../report/finding-per-kind.ts";
import { placeOf } from "../mdast/place.ts";
import type { Phrasing } from "./page-parts.ts";

const rule = "markdown-is-well-formed";

export function tableEdges(
  root: Root,
  phrasing: readonly Phrasing[],
  body: string,
  shorten: (text: string) => string,
): Slip[] {
  return [...takenIn(root, body, shorten), ...cutOff(phrasing, shorten)];
}

/** `Text` right below the last row, which is a row without a single `|`. */
function takenIn(root: Root, body: string, shorten: (text: string) => string): Slip[] {
  const tables: Table[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === "table") tables.push(node);
    else if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
  return tables.flatMap(({ children }): Slip[] => {
    const [head, ...rows] = children;
    if (!head || head.children.length < 2) return [];
    const row = rows.find(({ position }) => {
      const source = body.slice(position?.start.offset, position?.end.offset);
      return /\p{L}/u.test(source) && !source.includes("|");
    });
    if (!row) return [];
    const source = body.slice(row.position?.start.offset, row.position?.end.offset);
    return [
      {
        kind: "text in a table",
        rule,
        place: placeOf(row),
        message: `“${shorten(source)}” is directly below a table, and becomes a row of it`,
        expected: "a blank line between the table and the text",
      },
    ];
  });
}

/** `| 1 | 2 |` alone, with a blank line between it and the table above. */
function cutOff(phrasing: readonly Phrasing[], shorten: (text: string) => string): Slip[] {
  return phrasing.flatMap(({ node, parent, source }): Slip[] => {
    if (node.type !== "paragraph" || !parent || !/^\|[^\n]*\|[^\n|]*\|[ \t]*$/.test(source)) return [];
    const around: readonly Nodes[] = parent.children;
    if (around[around.indexOf(node) - 1]?.type !== "table") return [];
    return [
      {
        kind: "row without a table",
        rule,
        place: placeOf(node),
        message: `“${shorten(source)}” is not in the table above, which ends at the blank line`,
        expected: "no blank line between the rows of a table",
      },
    ];
  });
}
