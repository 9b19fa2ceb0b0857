/** Destinations of links and images of raw HTML, with their places in the source. */
import type { Element, Nodes, Root } from "hast";
import type { Destination } from "../mdast/tree/tree.ts";

/** `body` is what offsets count from. A value with character references is left out. */
export function htmlDestinations(root: Root, body: string): Destination[] {
  const found: Destination[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === "element") found.push(...inTag(node, body));
    if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
  return found;
}

/** The value stands between quotation marks or after the equals sign. */
function inTag({ tagName, properties, position }: Element, body: string): Destination[] {
  const start = position?.start.offset;
  const end = position?.end.offset;
  if (start === undefined || end === undefined || !body.startsWith(`<${tagName}`, start)) return [];
  return [properties.href, properties.src].flatMap((url) => {
    if (typeof url !== "string" || url === "") return [];
    const at = body.indexOf(url, start + tagName.length + 1);
    return at !== -1 && at + url.length <= end && /["'=]/.test(body[at - 1] ?? "")
      ? [{ start: at, end: at + url.length, url }]
      : [];
  });
}
