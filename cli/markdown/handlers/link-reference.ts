/** `[text][label]` → `<a>`; without a definition it is the text that it was. */
import type { LinkReference } from "mdast";
import { defaultHandlers, type Handler } from "mdast-util-to-hast";
import { anchor, type Report } from "./anchor.ts";

export function linkReference(report: Report): Handler {
  return (state, node: LinkReference) => {
    const definition = state.definitionById.get(node.identifier.toUpperCase());
    return definition === undefined
      ? defaultHandlers.linkReference(state, node)
      : anchor(node, definition, state.all(node), report);
  };
}
