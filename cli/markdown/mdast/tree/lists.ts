/** Tokens of lists. The tokenizer marks where an item starts; where it ends follows from what comes next. */
import type { List, ListItem } from "mdast";
import type { TokenHandler, TokenHandlers } from "./handler.ts";
import { span, type Tree } from "./tree.ts";

const openList: TokenHandler = (tree, token) =>
  tree.open({
    type: "list",
    ordered: token.type === "listOrdered",
    start: null,
    spread: false,
    children: [],
    position: span(token),
  });

function closeItem(tree: Tree): void {
  const item = tree.top();
  if (item.type !== "listItem") return;
  const last = item.children.at(-1);
  tree.close(last?.position?.end ?? tree.lastEnd);
  item.spread = hasBlankLineBetween(item.children);
}

const closeList: TokenHandler = (tree) => {
  closeItem(tree);
  const list = tree.top();
  tree.close(tree.lastEnd);
  if (list.type === "list") list.spread = hasBlankLineBetween(list.children);
};

/** Blocks on adjacent lines have no blank line between them. */
export function hasBlankLineBetween(nodes: (List | ListItem)["children"]): boolean {
  return nodes.some((node, index) => {
    const before = nodes[index - 1]?.position?.end.line;
    return before !== undefined && node.position !== undefined && node.position.start.line > before + 1;
  });
}

export const lists: TokenHandlers = {
  enter: {
    listOrdered: openList,
    listUnordered: openList,
    listItemPrefix(tree, token) {
      closeItem(tree);
      tree.open({ type: "listItem", spread: false, checked: null, children: [], position: span(token) });
    },
    listItemValue(tree, token, source) {
      const list = tree.parent(1);
      if (list.type === "list" && list.children.length === 1)
        list.start = Number.parseInt(source.sliceSerialize(token), 10);
    },
  },
  exit: { listOrdered: closeList, listUnordered: closeList },
};
