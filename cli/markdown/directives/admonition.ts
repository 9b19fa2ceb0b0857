/** `:::note[Title]` … `:::` → `<aside class="admonition admonition-note">` */
import type { ContentStrings } from "../compile-settings.ts";
import { element } from "../handlers/element.ts";
import { type Directive, idOf, inline } from "./directive.ts";

/** The title is the name of the kind, such as “Note”, unless the page gives one. */
export function admonition(kind: "note" | "tip" | "info" | "warning" | "danger"): Directive {
  return {
    attributes: ["id"],
    toHast(node, state, strings: ContentStrings) {
      const label = inline(state, node.label);
      const title = label.length > 0 ? label : [{ type: "text" as const, value: strings[kind] }];
      return [
        element(node, "aside", { className: ["admonition", `admonition-${kind}`], ...idOf(node) }, [
          element(undefined, "p", { className: ["admonition-title"] }, title),
          element(undefined, "div", { className: ["admonition-content"] }, state.all(node)),
        ]),
      ];
    },
  };
}
