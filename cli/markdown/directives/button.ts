/** `::button[Write to me]{to=/contact}` → a link that looks like a button, in a paragraph of its own. */
import { safeAddress } from "../address.ts";
import { element } from "../handlers/element.ts";
import { attributeOf, type LeafDirective } from "../mdast/nodes.ts";
import { addressFindings, type Directive, idOf, illFormed, inline } from "./directive.ts";

export const button: Directive<LeafDirective> = {
  names: ["button"],
  where: ["leaf"],
  attributes: ["id", "to"],
  toHast(node, state) {
    const href = safeAddress("link", attributeOf(node, "to") ?? "");
    const properties = { className: ["button"], ...idOf(node), ...(href && { href }) };
    return [element(node, "p", {}, [element(node, "a", properties, inline(state, node.label))])];
  },
  check(node) {
    const expected = "::button[Label]{to=/contact}";
    return [
      ...addressFindings(node, expected),
      ...(node.label?.length ? [] : [illFormed(node, "this button has no label", expected)]),
    ];
  },
};
