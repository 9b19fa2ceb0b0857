/**
 * `:::when{filled=name}` … `:::` and `:when[text]{missing=name}`: what is shown only where a variable is filled in, or only
 * where it is not. `conditions.ts` resolves them before anything is derived from the tree, so that this row only names them.
 */
import type { AnyDirective } from "../mdast/nodes.ts";
import { type Directive, inline } from "./directive.ts";

export const WHEN = "when";

export const when: Directive<AnyDirective> = {
  attributes: ["filled", "missing"],
  toHast: (node, state) => [...inline(state, node.label), ...state.all(node)],
};
