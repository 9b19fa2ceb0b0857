/**
 * Directives on a line of their own and in running text whose name has a slip. The parser leaves them as text, as it
 * must `::before` and `10:30`: only what has the form of one, and is nearly one, is reported.
 */
import type { Nodes, Root } from "mdast";
import type { PageFinding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import { placeWithin } from "../place.ts";
import type { DirectiveNames } from "../syntax/directives.ts";

const leaf = /^::(\p{L}[\p{L}\p{N}_-]*)(?:[[{].*)?$/u;
const span = /(?<![\p{L}\p{N}:]):(\p{L}[\p{L}\p{N}_-]*)\[/gu;

export function misspeltDirectives(root: Root, names: Pick<DirectiveNames, "leaf" | "text">): PageFinding[] {
  return inTree(root, names);
}

function inTree(node: Nodes, names: Pick<DirectiveNames, "leaf" | "text">): PageFinding[] {
  if (node.type === "text")
    return [...node.value.matchAll(span)].flatMap(({ 1: name = "", index }) =>
      slip(name, names.text, () => placeWithin(node, index)),
    );
  if (!("children" in node)) return [];
  const [first] = node.children;
  const alone = node.type === "paragraph" && first?.type === "text" ? leaf.exec(first.value) : undefined;
  if (first?.type === "text" && alone) return slip(alone[1] ?? "", names.leaf, () => placeWithin(first, 0));
  return node.children.flatMap((child) => inTree(child, names));
}

function slip(name: string, names: ReadonlySet<string>, place: () => PageFinding["place"]): PageFinding[] {
  const meant = names.has(name) ? undefined : nearest(name, names);
  if (meant === undefined) return [];
  return [
    {
      rule: "directive-is-known",
      place: place(),
      message: `there is no directive “${name}”, and it is shown as text`,
      expected: `one of ${[...names].join(", ")}`,
      nearest: meant,
    },
  ];
}
