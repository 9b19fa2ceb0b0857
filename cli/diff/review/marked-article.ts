/** Marked content → the elements that show it, with `<ins>` and `<del>` around what was added and removed. */
import type { HastElement, HastNode } from "../../../schema/hast.ts";
import { COMPONENT, hasProps } from "../../../schema/own-elements.ts";
import type { Marked } from "../tree-diff.ts";

type Tag = "ins" | "del";

/** How the addresses of the site become those of the review; undefined leaves the attribute out. */
export type Addresses = { link(href: string): string; file(src: string): string | undefined };

export function markedNodes(marked: readonly Marked[], addresses: Addresses): HastNode[] {
  return marked.flatMap((mark): HastNode[] => {
    if (mark.is === "changed") {
      const children = markedNodes(mark.children, addresses);
      return [shownElement({ ...mark.after, children }, addresses)];
    }
    const shown = shownNode(mark.node, addresses);
    if (mark.is === "same") return [shown];
    return wrapped(shown, mark.is === "added" ? "ins" : "del");
  });
}

/** Elements that can be inside `<ins>` as they are: the mark is around them, not around their text. */
const whole = new Set(["img", "picture", "svg", "math", "code", "a", "strong", "em"]);

/** A list or a table may hold no `<ins>` itself, so the mark is around the text inside. */
function wrapped(node: HastNode, tag: Tag): HastNode[] {
  if (node.type === "text")
    return node.value.trim() === "" && node.value.includes("\n") ? [node] : [mark(tag, [node])];
  if (whole.has(node.tagName)) return [mark(tag, [node])];
  const children: HastNode[] = [];
  for (const child of node.children) {
    const last = children.at(-1);
    // Words that follow each other have one mark.
    if (child.type === "text" && last?.type === "element" && last.tagName === tag) last.children.push(child);
    else children.push(...wrapped(child, tag));
  }
  return [{ ...node, children }];
}

function mark(tagName: Tag, children: HastNode[]): HastElement {
  return { type: "element", tagName, properties: {}, children };
}

function shownNode(node: HastNode, addresses: Addresses): HastNode {
  if (node.type === "text") return node;
  const children = node.children.map((child) => shownNode(child, addresses));
  return shownElement({ ...node, children }, addresses);
}

/** Components and frames of other sites need scripts that a review does not have: their names, and what is inside, stand for them. */
function shownElement(element: HastElement, { link, file }: Addresses): HastElement {
  const { tagName, properties, children } = element;
  if (tagName === COMPONENT && hasProps(element)) {
    const name: HastElement = mark("ins", []);
    const label = {
      ...name,
      tagName: "p",
      children: [{ type: "text" as const, value: `[${properties.name}]` }],
    };
    return { type: "element", tagName: "div", properties: {}, children: [label, ...children] };
  }
  if (tagName === "tw-embed" || tagName === "tw-video")
    return { type: "element", tagName: "div", properties: {}, children };
  const { href, src, srcSet: _, ...others } = properties;
  const address = typeof src === "string" ? file(src) : undefined;
  const shown = {
    ...others,
    ...(href !== undefined && { href: tagName === "a" ? link(String(href)) : href }),
    ...(address !== undefined && { src: address }),
  };
  return {
    ...element,
    properties: shown,
    children: tagName === "picture" ? children.filter(isPicture) : children,
  };
}

/** One of several sizes is enough. */
function isPicture(node: HastNode): boolean {
  return node.type === "element" && node.tagName !== "source";
}
