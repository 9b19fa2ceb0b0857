/** `:::note[Title]` … `:::` → `<aside class="admonition admonition-note">` */
import { element, text } from "../handlers/element.ts";
import type { ContainerDirective } from "../mdast/nodes.ts";
import { type Directive, idOf, inline } from "./directive.ts";

export const noteKinds = ["note", "tip", "info", "warning", "danger"] as const;

/** The title is the name of the kind, such as “Note”, unless the page gives one. */
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
