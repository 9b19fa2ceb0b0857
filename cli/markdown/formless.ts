/** Nodes of plugins for which there is no element: their content stays, without an element around it. */
import type { Nodes, Root } from "mdast";
import { defaultHandlers } from "mdast-util-to-hast";
import { SKIP, visit } from "unist-util-visit";
import { placeOf } from "../mdast/place.ts";
import type { PageFinding } from "../report/finding.ts";

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
      message: `nothing says how to show “${type}”, which a plugin has made: its content is shown without it`,
      expected: "a plugin that says so in data.hName, or a directive",
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
