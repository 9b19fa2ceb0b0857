/** `::card[Start]{to=start.md icon=rocket}`, and `:::card[Start]{to=start.md}` around a text → a card that is a link as a whole. */
import { safeAddress } from "../address.ts";
import { element } from "../handlers/element.ts";
import { attributeOf, type ContainerDirective, type LeafDirective } from "../mdast/nodes.ts";
import { placeOf } from "../mdast/place.ts";
import { addressFindings, type Directive, idOf, illFormed, inline } from "./directive.ts";
import { iconNames, iconProperties, unknownIcon } from "./icons.ts";

export const card: Directive<ContainerDirective | LeafDirective> = {
  names: ["card"],
  where: ["block", "leaf"],
  attributes: ["id", "to", "icon"],
  toHast(node, state) {
    const to = attributeOf(node, "to");
    const href = to ? safeAddress("link", to) : undefined;
    const label = inline(state, node.label);
    const name = attributeOf(node, "icon") ?? "";
    const drawing = iconNames.includes(name) ? [element(undefined, "span", iconProperties(name), [])] : [];
    const title =
      href === undefined ? element(node, "strong", {}, label) : element(node, "a", { href }, label);
    return [
      element(node, "div", { className: ["construct", "card"], ...idOf(node) }, [
        element(undefined, "p", { className: ["card-title"] }, [...drawing, title]),
        ...state.all(node),
      ]),
    ];
  },
  check(node) {
    const expected = "::card[Title]{to=page.md}";
    const icon = attributeOf(node, "icon");
    return [
      ...(node.label?.length ? [] : [illFormed(node, "this card has no title", expected)]),
      ...addressFindings(node, expected),
      ...(icon === undefined ? [] : unknownIcon(icon, placeOf(node))),
    ];
  },
};
