/** Marks on elements that extensions of a site name in mdast (`data.hName` …), so that they are checked as raw HTML is. */
import type { ElementContent } from "hast";
import type { Node } from "unist";
import { visit } from "unist-util-visit";
import { FROM_EXTENSION, MADE } from "./html/stable-tree.ts";

/** What mdast-util-to-hast reads in a node's `data`. */
type ForHast = { hName?: string; hProperties?: Record<string, unknown>; hChildren?: ElementContent[] };

/** `work` changes the tree, or gives another. */
export async function withExtensionMarks<Tree extends Node>(
  tree: Tree,
  work: () => Promise<Tree>,
): Promise<Tree> {
  const own = new Set<unknown>();
  visit(tree, (node) => {
    if (node.data) own.add(forHast(node).hProperties);
  });
  const result = await work();
  visit(result, (node) => {
    if (!node.data) return;
    const data = forHast(node);
    const isNamed = [data.hName, data.hProperties, data.hChildren].some((value) => value !== undefined);
    if (!isNamed || (data.hProperties && own.has(data.hProperties))) return;
    data.hProperties = marked(data.hProperties ?? {});
    if (data.hChildren) data.hChildren = data.hChildren.map(markedNode);
  });
  return result;
}

function forHast(node: Node): ForHast {
  return node.data as ForHast;
}

function marked<T extends Record<string, unknown>>(properties: T): T {
  const { [MADE]: _, ...rest } = properties;
  return { ...rest, [FROM_EXTENSION]: "" } as unknown as T;
}

function markedNode<N extends ElementContent>(node: N): N {
  if (node.type !== "element") return node;
  return { ...node, properties: marked(node.properties), children: node.children.map(markedNode) };
}
