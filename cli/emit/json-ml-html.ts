/** JsonML → HTML, in which every element has an end tag. */
import type { JsonMl } from "../../schema/json-ml.ts";
import { element, escaped } from "./tags.ts";

export function jsonMlHtml(tree: JsonMl): string {
  if (typeof tree === "string") return escaped(tree);
  const [name, attributes, ...children] = tree;
  return element(name, attributes, children.map(jsonMlHtml).join(""));
}
