/** Result of a site's directive → nodes of mdast, whose `data` names the elements of hast. */
import type { Nodes, Paragraph, PhrasingContent, RootContent } from "mdast";
import { phrasing } from "mdast-util-phrasing";
import type { Position } from "unist";
import { visit } from "unist-util-visit";
import type { SiteDirective } from "../../markdown/extensions.ts";

/** `position` is that of the directive. Throws where something is not a node. */
export function expandedNodes(
  value: unknown,
  form: SiteDirective["form"],
  position: Position | undefined,
): RootContent[] {
  const nodes = [value].flat().flatMap((node) => asMdast(node));
  for (const node of nodes)
    visit(node, (each) => {
      if (each.position === undefined && !isWritten.has(each.type) && position) each.position = position;
    });
  return form === "text" ? nodes : inParagraphs(nodes);
}

/** Their place says where each of their characters is written. */
const isWritten = new Set(["text", "html", "code", "inlineCode"]);

function asMdast(value: unknown): RootContent[] {
  if (typeof value === "string") return [{ type: "text", value }];
  if (typeof value !== "object" || value === null || !("type" in value) || typeof value.type !== "string")
    throw new Error("“expand” gives something that is not a node of mdast or hast");
  const { type } = value;
  if (type === "root" && "children" in value && Array.isArray(value.children))
    return value.children.flatMap(asMdast);
  if (type === "comment" || type === "doctype") return [];
  if (type === "raw" && "value" in value) return [{ type: "html", value: String(value.value) }];
  const children = "children" in value && Array.isArray(value.children) ? value.children : undefined;
  if (type === "element" && "tagName" in value) {
    const properties = "properties" in value ? value.properties : undefined;
    const data = { hName: String(value.tagName), hProperties: Object(properties) };
    // A node of its own: mdast-util-to-hast makes the element of its data.
    return [{ type: "siteElement", data, children: (children ?? []).flatMap(asMdast) } as never];
  }
  const copy = { ...value } as Nodes;
  return [(children ? { ...copy, children: children.flatMap(asMdast) } : copy) as RootContent];
}

/** On a line of its own, running text is a paragraph. */
function inParagraphs(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let open: Paragraph | undefined;
  for (const node of nodes) {
    if (!isPhrasing(node)) {
      open = undefined;
      blocks.push(node);
    } else if (open) open.children.push(node);
    else {
      open = { type: "paragraph", children: [node] };
      blocks.push(open);
    }
  }
  return blocks;
}

/** HTML may be either; alone it is a block. */
function isPhrasing(node: RootContent): node is PhrasingContent {
  return node.type !== "html" && phrasing(node);
}
