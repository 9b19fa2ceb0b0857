/** A sentence that `---` right below it makes a heading, where a line across the page was meant. */
import type { Slip } from "../../report/finding-per-kind.ts";
import { placeOf } from "../mdast/place.ts";
import { type PageParts, shortened, slip } from "./page-parts.ts";

export function underlinedSentences({ nodes, body }: PageParts): Slip[] {
  return nodes.flatMap((node) => {
    if (node.type !== "heading" || node.depth !== 2) return [];
    const source = body.slice(node.position?.start.offset, node.position?.end.offset);
    // A heading that is meant is underlined as far as it is wide, and ends without a full stop.
    const [, text = ""] = /^([^#][\s\S]*[.,;:])[ \t]*\n[ \t>]*---[ \t]*$/.exec(source) ?? [];
    if (text.split(/\s+/).length < 4) return [];
    const message = `“${shortened(text)}” becomes a heading: “---” is directly below it`;
    const expected = "a blank line above ---, or ## in front of a heading";
    return slip("underlined sentence", placeOf(node), message, expected);
  });
}
