/** One tab of a set: `:::tab[Label]{#id}` … `:::` → `<tw-tab label="Label" id="id">` */
import type { ElementContent } from "hast";
import type { Parents } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { PageFinding } from "../../report/finding.ts";
import { element } from "../handlers/element.ts";
import { ownElement } from "../handlers/own-element.ts";
import type { ContainerDirective } from "../mdast/nodes.ts";
import { placeOf } from "../mdast/place.ts";
import { type Directive, idOf, inline } from "./directive.ts";

export const tab: Directive = {
  attributes: ["id"],
  toHast(node, state, _strings, parent) {
    const content = state.all(node);
    if (!isTabs(parent)) return [...title(node, inline(state, node.label)), ...content];
    const label = labelOf(node) || String(parent.children.indexOf(node) + 1);
    const made = ownElement(node, "tw-tab", { attributes: { label }, children: content });
    return [{ ...made, properties: { ...made.properties, ...idOf(node) } }];
  },
  check(node, parent) {
    const findings: PageFinding[] = [];
    const wrong = (message: string, expected: string) =>
      findings.push({ rule: "directive-is-well-formed", place: placeOf(node), message, expected });
    if (!isTabs(parent)) wrong("a tab is outside of tabs", "::::tabs before it and :::: after the last tab");
    if (labelOf(node) === "") wrong("this tab has no label", ":::tab[Label]");
    return findings;
  },
};

function isTabs(parent: Parents | undefined): parent is ContainerDirective {
  return parent?.type === "containerDirective" && parent.name === "tabs";
}

/** Alone, a tab is its content below its label. */
function title(node: ContainerDirective, label: ElementContent[]): ElementContent[] {
  return label.length > 0 ? [element(node, "p", idOf(node), [element(undefined, "strong", {}, label)])] : [];
}

/** The label as plain text, which a button shows. */
export function labelOf(node: ContainerDirective): string {
  return plainText(node.label ?? [], { includeHtml: false }).trim();
}
