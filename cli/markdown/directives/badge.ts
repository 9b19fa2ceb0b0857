/** `:badge[New]{type=tip}` → a small label in running text or in a heading. */
import { toString as plainText } from "mdast-util-to-string";
import type { PageFinding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import { attributeOf, type TextDirective } from "../mdast/nodes.ts";
import { placeOf } from "../mdast/place.ts";
import { type Directive, shownAs } from "./directive.ts";

export const BADGE = "badge";

/** The kinds of notes. */
const types = ["note", "tip", "info", "warning", "danger"];

export const badge: Directive<TextDirective> = {
  attributes: ["type"],
  expand: (node) =>
    shownAs(node, "span", ["construct", "badge", `badge-${typeOf(node) ?? "note"}`], node.label ?? []),
  check(node) {
    const findings: PageFinding[] = [];
    const place = placeOf(node);
    const rule = "directive-is-well-formed";
    if (plainText(node.label ?? []).trim() === "")
      findings.push({ rule, place, message: "this badge has no text", expected: ":badge[New]" });
    const type = attributeOf(node, "type");
    if (type !== undefined && typeOf(node) === undefined)
      findings.push({
        rule,
        place,
        message: `there is no badge of the type “${type}”`,
        expected: `one of ${types.join(", ")}`,
        nearest: nearest(type, types),
      });
    return findings;
  },
};

function typeOf(node: TextDirective): string | undefined {
  const type = attributeOf(node, "type");
  return type !== undefined && types.includes(type) ? type : undefined;
}
