/** Directives around a list, which they give a look. */
import type { Element, ElementContent, Properties } from "hast";
import type { PageFinding } from "../../report/finding.ts";
import type { ContainerDirective } from "../mdast/nodes.ts";
import { type Directive, idOf, illFormed } from "./directive.ts";

/** Compiled content with these properties on its first list; the rest of it stays as it is. */
export function listOf(
  content: readonly ElementContent[],
  tagName: "ol" | "ul",
  properties: Properties,
): ElementContent[] {
  const list = content.find((node): node is Element => node.type === "element" && node.tagName === tagName);
  if (!list) return [...content];
  // Safari takes a list without marks for none, unless its role says that it is one.
  const made = { ...list, properties: { ...list.properties, ...properties, role: "list" } };
  return content.map((node) => (node === list ? made : node));
}

/** A finding where the directive has something else than one list of the kind. */
export function listProblems(
  node: ContainerDirective,
  ordered: boolean,
  message: string,
  expected: string,
): PageFinding[] {
  const [list, other] = node.children;
  const isList = list?.type === "list" && (list.ordered ?? false) === ordered;
  if (isList && !other) return [];
  return [illFormed(isList && other ? other : (list ?? node), `${message}, and nothing else`, expected)];
}

/** `:::steps` … `:::` around a numbered list → `<ol class="construct steps">`. */
export const steps: Directive<ContainerDirective> = {
  names: ["steps"],
  where: ["block"],
  attributes: ["id"],
  toHast: (node, state) =>
    listOf(state.all(node), "ol", { className: ["construct", "steps"], ...idOf(node) }),
  check: (node) => listProblems(node, true, "steps can contain only a numbered list", "1. First step"),
};
