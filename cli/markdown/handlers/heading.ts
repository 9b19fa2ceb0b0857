/** `## Text` → `<h2 id="text">`, with an empty element for each id that it had before */
import type { Heading } from "mdast";
import type { Handler } from "mdast-util-to-hast";
import type { HeadingIds } from "../page-file.ts";
import { element } from "./element.ts";

export function heading(ids: ReadonlyMap<Heading, HeadingIds>): Handler {
  return (state, node: Heading) => {
    const { id, older = [] } = ids.get(node) ?? {};
    const before = older.map((name) => element(node, "span", { id: name }, []));
    return element(node, `h${node.depth}`, id === undefined ? {} : { id }, [...before, ...state.all(node)]);
  };
}
