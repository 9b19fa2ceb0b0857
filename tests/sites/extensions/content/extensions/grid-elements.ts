/** Elements for the nodes of remark-gridtables, which brings none. */
import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";

const elements: Record<string, string> = {
  gridTable: "table",
  gtHeader: "thead",
  gtBody: "tbody",
  gtRow: "tr",
  gtCell: "td",
};

export default () => (tree: Root) => {
  visit(tree, (node: Nodes) => {
    const hName = elements[node.type];
    if (hName !== undefined) node.data = { ...node.data, hName } as typeof node.data;
  });
};
