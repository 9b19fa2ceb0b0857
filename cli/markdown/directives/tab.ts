/** One tab of a set: `:::tab[Label]` … `:::` → `<tw-tab label="Label">` */
import { toString as plainText } from "mdast-util-to-string";
import type { PageFinding } from "../../report/finding.ts";
import { element } from "../handlers/element.ts";
import { placeOf } from "../place.ts";
import type { ContainerDirective } from "../tree/nodes.ts";
import type { Directive } from "./directive.ts";

export const tab: Directive = {
  attributes: [],
  toHast: (node, state) => [element(node, "tw-tab", { label: labelOf(node) }, state.all(node))],
  check(node, parent) {
    const findings: PageFinding[] = [];
    const wrong = (message: string, expected: string) =>
      findings.push({ rule: "directive-is-well-formed", place: placeOf(node), message, expected });
    if (parent?.type !== "containerDirective" || parent.name !== "tabs")
      wrong("a tab stands outside of tabs", "::::tabs before it and :::: after the last tab");
    if (labelOf(node) === "") wrong("this tab has no label", ":::tab[Label]");
    return findings;
  },
};

function labelOf(node: ContainerDirective): string {
  return plainText(node.label ?? []).trim();
}
