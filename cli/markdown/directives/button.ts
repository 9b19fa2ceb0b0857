/** `::button[Write to me]{to=/contact}` → a link that looks like a button, in a paragraph of its own. */

import type { PageFinding } from "../../report/finding.ts";
import { safeAddress, unsafeAddress } from "../address.ts";
import { element } from "../handlers/element.ts";
import { attributeOf, type LeafDirective } from "../mdast/nodes.ts";
import { placeOf } from "../mdast/place.ts";
import { type Directive, idOf, inline } from "./directive.ts";

export const button: Directive<LeafDirective> = {
  attributes: ["id", "to"],
  toHast(node, state) {
    const href = safeAddress("link", attributeOf(node, "to") ?? "");
    const properties = { className: ["button"], ...idOf(node), ...(href && { href }) };
    return [element(node, "p", {}, [element(node, "a", properties, inline(state, node.label))])];
  },
  check(node) {
    const to = attributeOf(node, "to");
    const place = placeOf(node);
    const findings: PageFinding[] = [];
    const wrong = (message: string) =>
      findings.push({
        rule: "directive-is-well-formed",
        place,
        message,
        expected: "::button[Label]{to=/contact}",
      });
    if (!to) wrong("this button has no address");
    else if (safeAddress("link", to) === undefined) findings.push(unsafeAddress("link", to, place));
    if (!node.label?.length) wrong("this button has no label");
    return findings;
  },
};
