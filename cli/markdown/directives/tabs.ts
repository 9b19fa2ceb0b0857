/** `::::tabs{group=os}` around `:::tab[Linux]` → `<tw-tabs group="os">` around `<tw-tab label="Linux">` */
import { element } from "../handlers/element.ts";
import { placeOf } from "../place.ts";
import { attributeOf, type Directive } from "./directive.ts";

/** Tabs of the same group show the same label. */
export const tabs: Directive = {
  attributes: ["group"],
  toHast(node, state) {
    const group = attributeOf(node, "group");
    // Checked below: what is no tab has been reported.
    const only = { ...node, children: node.children.filter(isTab) };
    return [element(node, "tw-tabs", group === undefined ? {} : { group }, state.all(only))];
  },
  check(node) {
    const strangers = node.children.filter((child) => !isTab(child));
    if (strangers.length === 0 && node.children.length > 0) return [];
    return [
      {
        rule: "directive-is-well-formed",
        place: placeOf(strangers[0] ?? node),
        message: strangers.length > 0 ? "only tabs can stand in tabs" : "these tabs hold no tab",
        expected: ":::tab[Label] … ::: inside, and more colons around them (::::tabs … ::::)",
      },
    ];
  },
};

function isTab(node: { type: string; name?: string }): boolean {
  return node.type === "containerDirective" && node.name === "tab";
}
