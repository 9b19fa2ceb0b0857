/** A tree as the list of its nodes, in the order of the text. */
import type { Nodes } from "mdast";

/** The node and all below it; the labels of directives are left out. */
export function nodesIn(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node);
  if ("children" in node) for (const child of node.children) nodesIn(child, found);
  return found;
}

/** The node and all below it, with the labels of directives. */
export function nodesAndLabelsIn(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node);
  if ("label" in node && Array.isArray(node.label))
    for (const child of node.label) nodesAndLabelsIn(child, found);
  if ("children" in node) for (const child of node.children) nodesAndLabelsIn(child, found);
  return found;
}
