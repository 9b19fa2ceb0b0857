/** A formula or a diagram → what was made of it; undefined for one that is left to others. */
import type { Element } from "hast";
import type { Nodes } from "mdast";
import type { Handler } from "mdast-util-to-hast";

/** The shown elements, by node. */
export type Shown = ReadonlyMap<Nodes, Element>;

/** A formula without a result is one of a plugin's, which says what it is shown as. */
export function formula(shown: Shown): Handler {
  return (state, node) => {
    const made = shown.get(node);
    if (made) return made;
    const { type, value, data } = node;
    if (!data?.hName)
      return { type: "text", value: type === "inlineMath" ? `$${value}$` : `$$\n${value}\n$$` };
    const result: Element = { type: "element", tagName: data.hName, properties: {}, children: [] };
    state.patch(node, result);
    return state.applyData(node, result);
  };
}

/** `handler`, for nodes that nothing was made of yet. */
export function orShown(shown: Shown, handler: Handler): Handler {
  return (state, node, parent) => shown.get(node) ?? handler(state, node, parent);
}
