/** `:::details[Summary]` … `:::` → `<details>`, which the reader opens; `{open}` starts open. */
import { element, text } from "../handlers/element.ts";
import { attributeOf, type ContainerDirective } from "../mdast/nodes.ts";
import { type Directive, idOf, inline } from "./directive.ts";

export const details: Directive<ContainerDirective> = {
  names: ["details"],
  where: ["block"],
  attributes: ["id", "open"],
  toHast(node, state, strings) {
    const label = inline(state, node.label);
    const summary = label.length > 0 ? label : [text(strings.details)];
    const properties = { ...idOf(node), ...(attributeOf(node, "open") !== undefined && { open: true }) };
    return [
      element(node, "details", properties, [element(undefined, "summary", {}, summary), ...state.all(node)]),
    ];
  },
};
