/**
 * Elements → the elements that a browser makes of them when it reads their HTML. A paragraph cannot hold another one, nor a
 * row be outside of a table: where the two trees differ, the reader would not find the document that it expects.
 */
import type { Element, ElementContent, Nodes, Root } from "hast";
import { ownElement } from "../../../schema/own-elements.ts";
import { parseHtml } from "./parse-html.ts";

/** No tag of HTML can have such an attribute: its name has a space. */
export const MADE = "tw made";
/** Mark of elements that come from an extension of the site. */
export const FROM_EXTENSION = "tw extension";
const OWN = "tw own";

/** Element that no page closes by chance; what is outside of it counts as well. */
export const BOX = "twsite-page";

/** Reads the tree as a browser would inside of the page; raw nodes are parsed. Elements keep their places. Throws as `parseHtml` does. */
export function readAsHtml(root: Root): Root {
  const children = root.children.map((node) =>
    node.type === "doctype" ? { type: "text" as const, value: "" } : shown(node),
  );
  const box: Element = { type: "element", tagName: BOX, properties: {}, children };
  const parsed = parseHtml({ type: "root", children: [box] });
  return { type: "root", children: parsed.children.flatMap((node) => unboxed(node)) };
}

/** Parts of an element that a parser of HTML does not keep: numbers and data become texts, or get lost. */
type Kept = Pick<Element, "tagName" | "properties" | "data">;

/** Elements of our own are read as the elements that the reader's components make of them. */
function shown<N extends Nodes>(node: N): N {
  if (node.type !== "element") return node;
  const children = node.children.map((child) => shown(child));
  // hast-util-raw takes a line ending off the first text in `<pre>`, however deep.
  if (node.tagName === "pre") children.unshift({ type: "comment", value: "" });
  const own = ownElement(node.tagName);
  if (!own) return { ...node, children };
  const { tagName, properties, data } = node;
  const kept: Kept = { tagName, properties, ...(data && { data }) };
  return {
    ...node,
    tagName: own.form === "block" ? "div" : "span",
    properties: { [OWN]: JSON.stringify(kept) },
    children,
  };
}

function unboxed(node: Nodes): ElementContent[] {
  if (node.type === "text" || node.type === "comment") return [node];
  if (node.type !== "element") return [];
  const children = node.children.flatMap((child) => unboxed(child));
  if (node.tagName === BOX) return children;
  const kept: Kept | undefined =
    OWN in node.properties ? JSON.parse(String(node.properties[OWN])) : undefined;
  const { position, ...rest } = node;
  const element: Element = { ...rest, ...kept, children };
  // The parser knows no place of what it adds.
  return [position?.start?.offset === undefined ? element : { ...element, position }];
}

/** True for the same elements with the same attributes and texts, wherever they are written. */
export function isSameTree(one: Root, other: Root): boolean {
  return plain(one) === plain(other);
}

function plain(root: Root): string {
  return JSON.stringify(root, (key, value) => (key === "position" || key === "data" ? undefined : value));
}
