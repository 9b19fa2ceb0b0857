/**
 * `[^1]` and `[home]` of a file mean what this file says of them, also where another file of the page uses the same label.
 * The page itself keeps its labels, of the files that it includes the first one does; those of the others get a number.
 */

import type { Definition, FootnoteDefinition, Nodes, Root } from "mdast";
import type { Filled } from "../compiled-page.ts";
import { nodesAndLabelsIn } from "../mdast/nodes-in.ts";
import { placeOf } from "../mdast/place.ts";
import { type Expanded, lineAt } from "./expanded-page.ts";

type Definer = Definition | FootnoteDefinition;

/** Changes the tree. `body` is its source. */
export function separateLabels(root: Root, body: string, expanded: Expanded): Filled[] {
  const fileOf = (node: Nodes): string => lineAt(expanded, placeOf(node))?.file ?? "";
  const all = nodesAndLabelsIn(root);
  const isOwn = (node: Nodes): boolean => lineAt(expanded, placeOf(node))?.via.length === 0;
  const definers = all
    .filter((node): node is Definer => node.type === "footnoteDefinition" || node.type === "definition")
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  const taken = new Set(definers.map((node) => keyOf(node)));
  const first = new Map<string, string>();
  /** Labels to be, by kind and label as written, and file. */
  const labels = new Map<string, string>();
  for (const node of definers) {
    const [key, file] = [keyOf(node), fileOf(node)];
    if (!first.has(key)) first.set(key, file);
    if (first.get(key) === file || labels.has(`${key} ${file}`)) continue;
    // A hyphen would make it the id of a footnote's second use.
    let number = 2;
    while (taken.has(`${key}.${number}`)) number++;
    taken.add(`${key}.${number}`);
    labels.set(`${key} ${file}`, `${node.label ?? node.identifier}.${number}`);
  }
  if (labels.size === 0) return [];
  /** The file whose definition counts: this one, else one that it includes, else the nearest that includes it. */
  const definedIn = (node: Nodes & { identifier: string }): string | undefined => {
    const own = definers.filter((other) => keyOf(other) === keyOf(node));
    const at = lineAt(expanded, placeOf(node));
    const within = own.find((other) =>
      lineAt(expanded, placeOf(other))?.via.some(({ file }) => file === at?.file),
    );
    const files = [at?.file, within && fileOf(within), ...(at?.via.map(({ file }) => file) ?? [])];
    return files.find((file) => own.some((other) => fileOf(other) === file));
  };
  return all.flatMap((node): Filled[] => {
    if (!("identifier" in node)) return [];
    const label = labels.get(`${keyOf(node)} ${definedIn(node) ?? ""}`);
    if (label === undefined) return [];
    node.identifier = label.toLowerCase();
    node.label = label;
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return [];
    return [{ ...written(node, label, body, { start: start.offset, end: end.offset }), verbatim: true }];
  });
}

function keyOf(node: { type: string; identifier: string }): string {
  return `${isNote(node.type) ? "^" : ""}${node.identifier}`;
}

function isNote(type: string): type is "footnoteDefinition" | "footnoteReference" {
  return type === "footnoteDefinition" || type === "footnoteReference";
}

/** The label in the source of a node, and what comes in its place. */
function written(
  node: Nodes,
  label: string,
  body: string,
  { start, end }: { start: number; end: number },
): { start: number; end: number; text: string } {
  switch (node.type) {
    case "footnoteReference":
      return { start, end, text: `[^${label}]` };
    case "footnoteDefinition":
      return { start, end: body.indexOf("]:", start) + 1, text: `[^${label}]` };
    case "definition":
      return { start, end: body.indexOf("]:", start) + 1, text: `[${label}]` };
    default: {
      const isShort = "referenceType" in node && node.referenceType === "shortcut";
      return { start: isShort ? end : body.lastIndexOf("[", end - 1), end, text: `[${label}]` };
    }
  }
}
