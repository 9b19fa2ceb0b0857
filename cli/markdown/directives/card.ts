/** `::card[Start]{to=start.md icon=rocket}`, and `:::card[Start]{to=start.md}` around a text → a card that is a link as a whole. */
import type { ElementContent } from "hast";
import type { State } from "mdast-util-to-hast";
import type { PageFinding } from "../../report/finding.ts";
import { safeAddress, unsafeAddress } from "../address.ts";
import { element } from "../handlers/element.ts";
import { attributeOf, type ContainerDirective, type LeafDirective } from "../mdast/nodes.ts";
import { placeOf } from "../mdast/place.ts";
import { type Directive, idOf, inline } from "./directive.ts";
import { iconNames, iconProperties, unknownIcon } from "./icons.ts";

export const CARD = "card";

export const card: Directive<ContainerDirective | LeafDirective> = {
  attributes: ["id", "to", "icon"],
  toHast(node, state: State) {
    const to = attributeOf(node, "to");
    const href = to ? safeAddress("link", to) : undefined;
    const label = inline(state, node.label);
    const name = attributeOf(node, "icon") ?? "";
    const drawing = iconNames.includes(name) ? [element(undefined, "span", iconProperties(name), [])] : [];
    const title: ElementContent = element(
      node,
      href === undefined ? "strong" : "a",
      href === undefined ? {} : { href },
      label,
    );
    return [
      element(node, "div", { className: ["construct", "card"], ...idOf(node) }, [
        element(undefined, "p", { className: ["card-title"] }, [...drawing, title]),
        ...state.all(node),
      ]),
    ];
  },
  check(node) {
    const findings: PageFinding[] = [];
    const place = placeOf(node);
    const to = attributeOf(node, "to");
    const name = attributeOf(node, "icon");
    const wrong = (message: string) =>
      findings.push({
        rule: "directive-is-well-formed",
        place,
        message,
        expected: "::card[Title]{to=page.md}",
      });
    if (!node.label?.length) wrong("this card has no title");
    if (!to) wrong("this card has no address");
    else if (safeAddress("link", to) === undefined) findings.push(unsafeAddress("link", to, place));
    return name === undefined ? findings : [...findings, ...unknownIcon(name, place)];
  },
};
