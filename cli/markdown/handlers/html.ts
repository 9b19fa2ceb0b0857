/** Raw HTML → a raw node for the HTML parser; comments go. */
import type { Html } from "mdast";
import type { Handler } from "mdast-util-to-hast";

export const html: Handler = (_state, node: Html) => {
  if (isComment(node.value)) return undefined;
  return {
    type: "raw",
    value: node.value,
    ...(node.position !== undefined && { position: node.position }),
  };
};

/** True for HTML that is one comment. */
export function isComment(html: string): boolean {
  const text = html.trim();
  return text.startsWith("<!--") && text.indexOf("-->", 4) >= text.length - 3;
}
