/** `::::tabs{group=os}` around `:::tab[Linux]` → `<tw-tabs group="os">` around `<tw-tab label="Linux">` */

import type { RootContent } from "mdast";
import type { Node } from "unist";
import type { PageFinding } from "../../report/finding.ts";
import { ownElement } from "../handlers/own-element.ts";
import type { ContainerDirective } from "../mdast/nodes.ts";
import { attributeOf } from "../mdast/nodes.ts";
import { placeOf } from "../mdast/place.ts";
import type { Directive } from "./directive.ts";
import { labelOf } from "./tab.ts";

/** Tabs of the same group show the same label. */
export const tabs: Directive = {
  attributes: ["group"],
  toHast(node, state) {
    const group = attributeOf(node, "group");
    const only = { ...node, children: node.children.filter(isTab) };
    const set = ownElement(node, "tw-tabs", {
      attributes: group === undefined ? {} : { group },
      children: state.all(only),
    });
    // Other content has been reported, and is shown above the tabs.
    const strangers = state.all({ ...node, children: node.children.filter((child) => !isTab(child)) });
    return only.children.length > 0 ? [...strangers, set] : strangers;
  },
  check(node) {
    const tabs = node.children.filter(isTab);
    const stranger = node.children.find((child) => !isTab(child) && !isHalfWritten(child));
    return [
      ...(labelOf(node) === ""
        ? []
        : [
            wrong(
              node,
              `tabs have no title, and “${labelOf(node)}” is left out`,
              "a heading or a text above them",
            ),
          ]),
      ...(stranger === undefined ? [] : [wrong(stranger, "only tabs can be inside tabs", inside)]),
      ...(node.children.length > 0 ? [] : [wrong(node, "these tabs contain no tab", inside)]),
      ...secondsOf(tabs)
        .slice(0, 1)
        .map(({ first, second }) => ({
          ...wrong(second, `two of these tabs have the label “${labelOf(second)}”`, "another label"),
          first: placeOf(first),
        })),
    ];
  },
};

const inside = ":::tab[Label] … ::: inside, and more colons around them (::::tabs … ::::)";

function wrong(node: Node, message: string, expected: string): PageFinding {
  return { rule: "directive-is-well-formed", place: placeOf(node), message, expected };
}

/** Tabs whose label another one above them has. */
function secondsOf(tabs: readonly ContainerDirective[]) {
  return tabs.flatMap((second, index) => {
    const first = tabs.slice(0, index).find((tab) => labelOf(tab) === labelOf(second));
    return first && labelOf(second) !== "" ? [{ first, second }] : [];
  });
}

/** True for a directive that is text, which has a finding of its own. */
function isHalfWritten(node: RootContent): boolean {
  const [text] = node.type === "paragraph" ? node.children : [];
  return text?.type === "text" && text.value.startsWith(":::tab[");
}

function isTab(node: { type: string; name?: string }): node is ContainerDirective {
  return node.type === "containerDirective" && node.name === "tab";
}
