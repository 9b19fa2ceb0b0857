/** `::::tabs{group=os}` around `:::tab[Linux]` → `<tw-tabs group="os">` around `<tw-tab label="Linux">` */
import { element } from "../handlers/element.ts";
import { placeOf } from "../place.ts";
import { attributeOf, type Directive } from "./directive.ts";

/** Tabs of the same group show the same label. */
export const tabs: Directive = {
  attributes: ["group"],
  toHast(node, state) {
    const group = attributeOf(node, "group");
    const only = { ...node, children: node.children.filter(isTab) };
    const set = element(node, "tw-tabs", group === undefined ? {} : { group }, state.all(only));
    // What is no tab has been reported; it is not lost.
    const strangers = state.all({ ...node, children: node.children.filter((child) => !isTab(child)) });
    return only.children.length > 0 ? [...strangers, set] : strangers;
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
