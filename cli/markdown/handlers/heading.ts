/** `## Text` → `<h2 id="text">` */
import type { Heading } from "mdast";
import type { Handler } from "mdast-util-to-hast";
import { element } from "./element.ts";

export function heading(ids: ReadonlyMap<Heading, string>): Handler {
  return (state, node: Heading) => {
    const id = ids.get(node);
    return element(node, `h${node.depth}`, id === undefined ? {} : { id }, state.all(node));
  };
}
