/** `[text](address "title")`, `<https://…>`, bare addresses and `[text][label]` → `<a>` */
import type { Element, ElementContent } from "hast";
import type { Link, LinkReference, Resource } from "mdast";
import { defaultHandlers, type Handler } from "mdast-util-to-hast";
import type { PageFinding } from "../../report/finding.ts";
import { safeAddress, unsafeAddress } from "../address.ts";
import { placeOf } from "../mdast/place.ts";
import { element } from "./element.ts";

export type Report = (finding: PageFinding) => void;

export function link(report: Report): Handler {
  return (state, node: Link) => anchor(node, node, state.all(node), report);
}

/** Without a definition it is the text that it was. */
export function linkReference(report: Report): Handler {
  return (state, node: LinkReference) => {
    const definition = state.definitionById.get(node.identifier.toUpperCase());
    return definition === undefined
      ? defaultHandlers.linkReference(state, node)
      : anchor(node, definition, state.all(node), report);
  };
}

/** HTML has no link in a link: a footnote in the text of a link goes behind it. */
function anchor(
  node: Link | LinkReference,
  { url, title }: Resource,
  children: ElementContent[],
  report: Report,
): ElementContent[] {
  const href = safeAddress("link", url);
  if (href === undefined) report(unsafeAddress("link", url, placeOf(node)));
  const { text, footnotes } = withoutFootnotes(children);
  const named = { ...(href !== undefined && { href }), ...(title && { title }) };
  return [element(node, "a", { ...named, ...node.data?.hProperties }, text), ...footnotes];
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
