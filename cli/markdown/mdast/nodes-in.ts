/** A tree as the list of its nodes, in the order of the text. */
import type { Nodes, RootContent } from "mdast";

/** The node and all below it; the labels of directives are left out. */
export function nodesIn(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node);
  for (const child of childrenOf(node)) nodesIn(child, found);
  return found;
}

/** The children of a node; none for one that cannot have any. */
export function childrenOf(node: Nodes): readonly RootContent[] {
  return "children" in node ? node.children : [];
}

/** The node and all below it, with the labels of directives. */
export function nodesAndLabelsIn(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node);
  if ("label" in node && Array.isArray(node.label))
    for (const child of node.label) nodesAndLabelsIn(child, found);
  for (const child of childrenOf(node)) nodesAndLabelsIn(child, found);
  return found;
}
