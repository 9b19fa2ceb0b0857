/** Lists that are not what was meant: boxes that are shown as brackets, lists that are nested by half, terms that are not. */
import type { Nodes } from "mdast";
import type { Mistake } from "../../report/finding-per-kind.ts";
import { placeOf } from "../mdast/place.ts";
import { mistake, type PageParts } from "./page-parts.ts";

/** `[]` and `[x]Done` beside boxes that are read. */
export function boxMistakes({ lists, body }: PageParts): Mistake[] {
  return lists.flatMap(({ children }) => {
    const mistakes = children.flatMap((item) => {
      const [first] = item.children;
      if (first?.type !== "paragraph" || first.children[0]?.type !== "text") return [];
      const source = body.slice(first.position?.start.offset, first.position?.end.offset);
      const [written] = /^\[\](?=\s*\p{L})|^\[[ xX]\](?=\p{L})/u.exec(source) ?? [];
      return written === undefined ? [] : { node: first, written };
    });
    // One alone may be an empty array.
    const isOfTasks = mistakes.length > 1 || children.some(({ checked }) => typeof checked === "boolean");
    const [found] = isOfTasks ? mistakes : [];
    if (!found) return [];
    const message = `“${found.written}” is not a checkbox, and is shown as text`;
    const expected = "- [ ] and a space for an open task, - [x] for one that is done";
    return mistake("box", placeOf(found.node), message, expected);
  });
}

/** A list that is indented below an item, but not far enough to be in it: it ends the list above. */
export function halfNestedLists({ root, lists }: PageParts): Mistake[] {
  return lists.length > 1 ? halfNestedIn(root) : [];
}

function halfNestedIn(parent: Nodes): Mistake[] {
  if (!("children" in parent)) return [];
  return parent.children.flatMap((node, index) => {
    const above = parent.children[index - 1];
    return (above && halfNested(above, node)) ?? halfNestedIn(node);
  });
}

function halfNested(above: Nodes, node: Nodes): Mistake | undefined {
  if (above.type !== "list" || node.type !== "list") return undefined;
  const [start, end] = [node.position?.start, above.position?.end];
  const text = above.children.at(-1)?.children[0]?.position?.start.column;
  const marker = above.position?.start.column ?? 0;
  const isClose = start !== undefined && end !== undefined && start.line === end.line + 1;
  if (!isClose || start.column <= marker || text === undefined) return undefined;
  return mistake(
    "half-nested list",
    placeOf(node),
    "this list is indented, but too little to belong to the item above it",
    `${text - marker} spaces before the marker, as many as before the text of the item above`,
  );
}

/** Terms without a blank line before them, which become a part of the description above. */
export function termsWithoutBlankLine({ nodes, body, firstLine }: PageParts): Mistake[] {
  const all = nodes.filter((node) => node.type === "descriptionList");
  const lines = all.length > 0 ? body.split("\n") : [];
  return all.flatMap(({ children }) =>
    children.flatMap(({ type, position }, index) => {
      const next = children[index + 1];
      if (type !== "descriptionDetails" || next?.type !== type || !position) return [];
      const { line } = position.end;
      const text = lines[line - firstLine] ?? "";
      const isLazy = line > position.start.line && /^\S/.test(text) && next.position?.start.line === line + 1;
      if (!isLazy) return [];
      return mistake(
        "term without a blank line",
        { line, column: 1 },
        `“${text.trim()}” is not a term, but a part of the description above it`,
        "a blank line before the term; or four spaces before the line, for a description that continues",
      );
    }),
  );
}
