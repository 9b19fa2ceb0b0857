/** Marks that Microsoft Word leaves in text that is copied from it: `<o:p>`, `class="MsoNormal"`, `style="mso-…"`. */

import type { PageFinding } from "../../report/finding.ts";
import { placeWithin } from "../mdast/place.ts";
import type { PlacedTag } from "./pair-tags.ts";

/** One finding for all of it. `tags` are those that are nothing but Word's. */
export function wordMarks(tags: readonly PlacedTag[]): {
  tags: ReadonlySet<PlacedTag>;
  findings: PageFinding[];
} {
  const marked = tags.filter(isOfWord);
  const [first] = marked;
  if (!first) return { tags: new Set(), findings: [] };
  return {
    tags: new Set(marked.filter(({ name }) => name.includes(":"))),
    findings: [
      {
        rule: "html-is-allowed",
        place: placeWithin(first.node, first.start),
        message: `this was copied from Word: its styles are left out (${marked.length} ${marked.length === 1 ? "tag" : "tags"} of the page)`,
        expected: "the text alone: paste it without formatting, and mark it up as Markdown",
      },
    ],
  };
}

function isOfWord({ name, attributes }: PlacedTag): boolean {
  return (
    /^(o|w|m|v|st1):/.test(name) ||
    attributes.some(
      (attribute) =>
        (attribute.name === "class" && /^Mso/.test(attribute.value)) ||
        (attribute.name === "style" && attribute.value.includes("mso-")),
    )
  );
}
