/** `![alt][label]` → `<img>`; without a definition it is the text that it was. */
import type { ImageReference } from "mdast";
import { defaultHandlers, type Handler } from "mdast-util-to-hast";
import type { Report } from "./anchor.ts";
import { picture } from "./image.ts";

export function imageReference(report: Report): Handler {
  return (state, node: ImageReference) => {
    const definition = state.definitionById.get(node.identifier.toUpperCase());
    return definition === undefined
      ? defaultHandlers.imageReference(state, node)
      : picture(node, definition, report);
  };
}
