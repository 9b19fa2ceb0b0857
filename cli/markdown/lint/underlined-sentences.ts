/** A sentence that `---` right below it makes a heading, where a line across the page was meant. */
import type { Heading, Nodes, Root } from "mdast";
import type { Slip } from "../../report/finding-per-kind.ts";
import { placeOf } from "../mdast/place.ts";

export function underlinedSentences(root: Root, body: string, shorten: (text: string) => string): Slip[] {
  return headingsIn(root).flatMap((node): Slip[] => {
    const source = body.slice(node.position?.start.offset, node.position?.end.offset);
    // A heading that is meant is underlined as far as it is wide, and ends without a full stop.
    const [, text = ""] = /^([^#][\s\S]*[.,;:])[ \t]*\n[ \t>]*---[ \t]*$/.exec(source) ?? [];
    if (text.split(/\s+/).length < 4) return [];
    return [
      {
        kind: "underlined sentence",
        rule: "markdown-is-well-formed",
        place: placeOf(node),
        message: `“${shorten(text)}” becomes a heading: “---” is directly below it`,
        expected: "a blank line above ---, or ## in front of a heading",
      },
    ];
  });
}

function headingsIn(node: Nodes): Heading[] {
  if (node.type === "heading") return node.depth === 2 ? [node] : [];
  return "children" in node ? node.children.flatMap(headingsIn) : [];
}
