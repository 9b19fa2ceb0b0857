/** JsonML → HTML, in which every element has an end tag. */
import type { JsonMl } from "../../schema/json-ml.ts";
import { escaped } from "./article-html.ts";

export function jsonMlHtml(tree: JsonMl): string {
  if (typeof tree === "string") return escaped(tree);
  const [name, attributes, ...children] = tree;
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`);
  return `<${name}${written.join("")}>${children.map(jsonMlHtml).join("")}</${name}>`;
}
