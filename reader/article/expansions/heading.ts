/** A heading with a link to itself beside it, not inside it: the heading's name stays its text. */
import type { HastNode } from "../../../schema/hast.ts";
import { element } from "../../hast/element.ts";
import { fill } from "../../text/fill.ts";
import type { Expansion } from "./expansion.ts";

export const heading: Expansion = (title, { strings, inside }) => {
  const expanded = { ...title, children: inside(title) };
  const { id, className } = title.properties;
  // A link in a link is none.
  const isLinked = String(className).includes("sr-only") || "dataInLink" in title.properties;
  if (typeof id !== "string" || isLinked) return expanded;
  const link = element(
    "a",
    {
      className: ["heading-link"],
      href: `#${encodeURIComponent(id)}`,
      ariaLabel: fill(strings.headingLink, { heading: nameOf(title) }),
    },
    "#",
  );
  return element("div", { className: ["heading"] }, expanded, link);
};

/** The text of a heading without the numbers of footnotes. */
function nameOf(node: HastNode): string {
  if (node.type === "text") return node.value;
  return "dataFootnoteRef" in node.properties ? "" : node.children.map(nameOf).join("");
}
