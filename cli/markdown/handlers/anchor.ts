/** The `<a>` of a link. */
import type { Element, ElementContent } from "hast";
import type { Link, LinkReference, Resource } from "mdast";
import type { PageFinding } from "../../report/finding.ts";
import { safeAddress, unsafeAddress } from "../address.ts";
import { placeOf } from "../mdast/place.ts";
import { element } from "./element.ts";

export type Report = (finding: PageFinding) => void;

/** HTML has no link in a link: a footnote in the text of a link goes behind it. */
export function anchor(
  node: Link | LinkReference,
  { url, title }: Resource,
  children: ElementContent[],
  report: Report,
): ElementContent[] {
  const href = safeAddress("link", url);
  if (href === undefined) report(unsafeAddress("link", url, placeOf(node)));
  const { text, footnotes } = withoutFootnotes(children);
  return [
    element(
      node,
      "a",
      { ...(href !== undefined && { href }), ...(title && { title }), ...node.data?.hProperties },
      text,
    ),
    ...footnotes,
  ];
}

function withoutFootnotes(nodes: readonly ElementContent[]): {
  text: ElementContent[];
  footnotes: ElementContent[];
} {
  const footnotes: ElementContent[] = [];
  const text = nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return [node];
    if (isFootnote(node)) footnotes.push(node);
    if (isFootnote(node)) return [];
    const inner = withoutFootnotes(node.children);
    footnotes.push(...inner.footnotes);
    return [{ ...node, children: inner.text }];
  });
  return { text, footnotes };
}

function isFootnote({ tagName, children: [first] }: Element): boolean {
  return tagName === "sup" && first?.type === "element" && "dataFootnoteRef" in first.properties;
}
