/** Nodes of plugins for which there is no element: their content stays, without an element around it. */
import type { Nodes, Root } from "mdast";
import { defaultHandlers } from "mdast-util-to-hast";
import { SKIP, visit } from "unist-util-visit";
import type { PageFinding } from "../report/finding.ts";
import { placeOf } from "./mdast/place.ts";

/** One finding for each type. */
export function formless(root: Root): PageFinding[] {
  const found = new Map<string, PageFinding>();
  visit(root, (node: Nodes) => {
    const { type } = node;
    if (isKnown(type) || hasForm(node)) return undefined;
    // What is in it belongs to it.
    if (found.has(type)) return SKIP;
    found.set(type, {
      rule: "plugin-is-content",
      place: placeOf(node),
      message: `a plugin made a node “${type}” without an HTML form: only its content is shown`,
      expected: "a plugin that sets data.hName, or a directive",
    });
    return SKIP;
  });
  return [...found.values()];
}

const ours: ReadonlySet<string> = new Set([
  "root",
  "definition",
  "footnoteDefinition",
  "htmlPieces",
  "containerDirective",
  "leafDirective",
  "textDirective",
]);

function isKnown(type: string): boolean {
  return ours.has(type) || Object.hasOwn(defaultHandlers, type);
}

function hasForm({ data }: Nodes): boolean {
  return data !== undefined && ("hName" in data || "hChildren" in data);
}
