/** Comments that nothing ends: they hide the rest of the page. */
import type { Nodes, Root } from "mdast";
import { placeOf } from "../../mdast/place.ts";
import type { PageFinding } from "../../report/finding.ts";

export function unclosedComments(root: Root): PageFinding[] {
  const visit = (node: Nodes): PageFinding[] => {
    if (node.type === "html" && node.value.startsWith("<!--") && !node.value.includes("-->", 2))
      return [
        {
          rule: "element-is-closed",
          place: placeOf(node),
          message: "this comment has no end, and hides what follows",
          expected: "--> at its end",
        },
      ];
    return "children" in node ? node.children.flatMap(visit) : [];
  };
  return visit(root);
}
