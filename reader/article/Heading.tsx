/** A heading with a link to itself beside it, not inside it: the heading's name stays its text. */
import { createElement } from "react";
import type { ElementProps } from "../hast/elements.ts";
import { textOf } from "../hast/text-of.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { fill } from "../text/fill.ts";

export function Heading({ node, props, children }: ElementProps) {
  const { strings } = useManifest();
  const heading = createElement(node.tagName, props, children);
  // A link in a link is none.
  const isLinked = String(props.className).includes("sr-only") || "data-in-link" in props;
  if (typeof props.id !== "string" || isLinked) return heading;
  return (
    <div className="heading">
      {heading}
      <a
        className="heading-link"
        href={`#${encodeURIComponent(props.id)}`}
        aria-label={fill(strings.headingLink, { heading: textOf(node) })}
      >
        #
      </a>
    </div>
  );
}
