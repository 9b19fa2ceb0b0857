/** Boxes around text: notes, and details that a reader opens. */
import { element, text } from "../handlers/element.ts";
import { attributeOf, type ContainerDirective } from "../mdast/nodes.ts";
import { type Directive, idOf, inline } from "./directive.ts";

export const noteKinds = ["note", "tip", "info", "warning", "danger"] as const;

/** `:::note[Title]` … `:::` → `<aside class="admonition admonition-note">`. The title is the name of the kind, such as “Note”, unless the page gives one. */
export const admonition: Directive<ContainerDirective> = {
  names: noteKinds,
  where: ["block"],
  attributes: ["id"],
  toHast(node, state, strings) {
    const label = inline(state, node.label);
    const kind = noteKinds.find((name) => name === node.name) ?? "note";
    const title = label.length > 0 ? label : [text(strings[kind])];
    return [
      element(node, "aside", { className: ["admonition", `admonition-${kind}`], ...idOf(node) }, [
        element(undefined, "p", { className: ["admonition-title"] }, title),
        element(undefined, "div", { className: ["admonition-content"] }, state.all(node)),
      ]),
    ];
  },
};

/** `:::details[Summary]` … `:::` → `<details>`, which the reader opens; `{open}` starts open. */
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
