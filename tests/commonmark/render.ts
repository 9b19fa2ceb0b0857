/** A page's content as the HTML that a visitor gets: through JSON, as it travels, and the compiler's own writer. */
import { articleHtml } from "../../cli/emit/article-html.ts";
import { allowedElement } from "../../reader/hast/allowed-element.ts";
import { HastRoot } from "../../schema/hast.ts";

export function renderContent(content: HastRoot): string {
  return articleHtml(allowedNodes(HastRoot.parse(JSON.parse(JSON.stringify(content))).children));
}

/** Without what the reader adds: links beside headings, buttons, regions. */
function allowedNodes(nodes: HastRoot["children"]): HastRoot["children"] {
  return nodes.flatMap((node): HastRoot["children"] => {
    if (node.type === "text") return [node];
    const allowed = allowedElement(node);
    return allowed ? [{ ...allowed, children: allowedNodes(allowed.children) }] : [];
  });
}
