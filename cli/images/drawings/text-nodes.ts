/** A text that holds the end of a CDATA section, which XML does not allow in text → the same in pieces. */
import type { ElementContent } from "xast";

export function textNodes(node: ElementContent): ElementContent[] {
  if (node.type !== "text" || !node.value.includes("]]>")) return [node];
  return node.value.split("]]>").flatMap((value, index): ElementContent[] => {
    const text = { type: "text" as const, value };
    return index === 0 ? [text] : [{ type: "text", value: "]]" }, { type: "cdata", value: ">" }, text];
  });
}
