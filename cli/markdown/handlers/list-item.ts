/** `- text` → `<li>`; the box of `- [x] text` is named by the text. */
import type { ElementContent } from "hast";
import type { ListItem } from "mdast";
import type { Handler } from "mdast-util-to-hast";
import { element, text } from "./element.ts";

export const listItem: Handler = (state, node: ListItem, parent) => {
  // A list is loose as a whole: a blank line between two items, or inside of one.
  const loose = parent?.type === "list" && [parent, ...parent.children].some(({ spread }) => spread === true);
  const isTask = typeof node.checked === "boolean";
  const children = node.children.flatMap((child, index): ElementContent[] => {
    if (child.type !== "paragraph") return [state.one(child, node) ?? []].flat();
    const inside = state.all(child);
    const content = isTask && index === 0 ? [task(node.checked === true, inside)] : inside;
    return loose ? [element(child, "p", {}, content)] : content;
  });
  const properties = { ...node.data?.hProperties, ...(isTask && { className: ["task-list-item"] }) };
  return element(node, "li", properties, children);
};

function task(checked: boolean, inside: ElementContent[]): ElementContent {
  const properties = { type: "checkbox", ...(checked && { checked }), disabled: true };
  const box = element(undefined, "input", properties, []);
  return element(undefined, "label", {}, [box, text(" "), ...inside]);
}
