/** A description list → `<dl>`, with a `<dt>` for each term and a `<dd>` for each description. */
import type { ElementContent } from "hast";
import type { Handler, State } from "mdast-util-to-hast";
import type { DescriptionDetails, DescriptionList, DescriptionTerm } from "../mdast/nodes.ts";
import { element } from "./element.ts";

export const descriptionList: Handler = (state: State, node: DescriptionList) =>
  element(
    node,
    "dl",
    {},
    node.children.map((child) =>
      child.type === "descriptionTerm" ? term(state, child) : details(state, child),
    ),
  );

function term(state: State, node: DescriptionTerm): ElementContent {
  return element(node, "dt", {}, state.all(node));
}

/** One paragraph needs no element of its own. */
function details(state: State, node: DescriptionDetails): ElementContent {
  const [first, other] = node.children;
  const content = first?.type === "paragraph" && !other ? state.all(first) : state.all(node);
  return element(node, "dd", {}, content);
}
