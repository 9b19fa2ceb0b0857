/**
 * HTML → the same HTML in one form: space between blocks, the order of attributes and the way in which characters
 * are written do not count. `undo` takes off what the compiler adds; `isReduced` leaves what the allow list has.
 */
import type { Element, Nodes, Root } from "hast";
import { raw } from "hast-util-raw";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { toString as textOf } from "hast-util-to-string";
import { normalizeUri } from "micromark-util-sanitize-uri";
import { allowList } from "../../cli/markdown/allow-list.ts";
import { contentTree } from "../../cli/markdown/content-tree.ts";
import type { HastElement, HastNode, HastRoot } from "../../schema/hast.ts";

/** What the compiler adds to CommonMark's HTML on purpose, and how to take it off again. */
export type Undo = (element: Element) => Element | Element["children"];

/** Tags that are shown as text; a paragraph of nothing else goes. */
export const withoutTagsAsText: Undo = (element) => withoutPattern(element, /<[/?!a-z][^>]*(>|$)/gi);

export function withoutElements(...names: string[]): Undo {
  return (element) => (names.includes(element.tagName) ? element.children : element);
}

export function withoutText(text: string): Undo {
  return (element) => withoutPattern(element, new RegExp(text, "g"));
}

/** A picture that a page begins with is what its visitors wait for. */
export const withoutHaste: Undo = (element) => {
  const { fetchPriority: _, loading: __, ...properties } = element.properties;
  return element.tagName === "img" ? { ...element, properties } : element;
};

function withoutPattern(element: Element, pattern: RegExp): Element | Element["children"] {
  const children = element.children.flatMap((child): Element["children"] => {
    if (child.type !== "text") return [child];
    const value = child.value.replaceAll(pattern, "");
    return value === "" ? [] : [{ ...child, value }];
  });
  return element.tagName === "p" && children.length === 0 ? [] : { ...element, children };
}

export function normalised(html: string, undo: readonly Undo[] = [], isReduced = false): string {
  const parsed = raw({ type: "root", children: [{ type: "raw", value: html.trim() }] });
  const whole: Root = {
    type: "root",
    children: parsed.type === "root" ? parsed.children : [parsed as Element],
  };
  const reduced = isReduced ? sanitize(whole, allowList) : whole;
  const root: Root = {
    type: "root",
    children: reduced.type === "root" ? reduced.children : [reduced as Element],
  };
  const box: Element = {
    type: "element",
    tagName: "div",
    properties: {},
    children: root.children.filter((node) => node.type !== "doctype"),
  };
  const [undone] = undoneIn({ type: "root", children: [box] }, undo).children;
  const children = undone?.type === "element" ? undone.children : [];
  return toHtml(sorted(trimmed(contentTree(children))));
}

/** Text without the space beside a block, which `contentTree` leaves where there is more than space. */
function trimmed(root: HastRoot): HastRoot {
  const visit = (nodes: HastNode[], inBlock: boolean): HastNode[] =>
    nodes.map((node, index) => {
      if (node.type === "element")
        return node.tagName === "pre" ? node : { ...node, children: visit(node.children, isBlock(node)) };
      let { value } = node;
      if (isEdge(nodes[index - 1], inBlock)) value = value.trimStart();
      if (isEdge(nodes[index + 1], inBlock)) value = value.trimEnd();
      return { ...node, value };
    });
  return { type: "root", children: visit(root.children, true) };
}

function isEdge(sibling: HastNode | undefined, inBlock: boolean): boolean {
  return sibling === undefined ? inBlock : sibling.type === "element" && isBlock(sibling);
}

function isBlock({ tagName }: HastElement): boolean {
  return /^(blockquote|div|h[1-6]|hr|li|ol|p|pre|table|ul)$/.test(tagName);
}

function undoneIn<Node extends Root | Element>(node: Node, undo: readonly Undo[]): Node {
  const children = node.children.flatMap((child): Element["children"] => {
    if (child.type !== "element") return child.type === "doctype" ? [] : [child];
    const inner = undoneIn(child, undo);
    return undo.reduce<Element["children"]>(
      (nodes, step) => nodes.flatMap((one) => (one.type === "element" ? step(one) : [one])),
      [inner],
    );
  });
  return { ...node, children };
}

function sorted<Node extends Nodes>(node: Node): Node {
  if (!("children" in node)) return node;
  const children = node.children.map((child) => sorted(child));
  if (node.type !== "element") return { ...node, children };
  const entries = Object.entries(node.properties).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...node, properties: Object.fromEntries(entries), children };
}

/** `<figure><pre>…</pre></figure>` → `<pre>`, its code without colours, and with CommonMark's line ending. */
export const plainCode: Undo = (element) => {
  const { tagName, properties } = element;
  if (tagName === "code") return { ...element, properties: without(properties, "translate") };
  if (tagName !== "figure") return element;
  const pre = elementsOf(element)[0];
  const code = pre && elementsOf(pre)[0];
  if (pre === undefined || code === undefined) return element;
  const text = textOf(code);
  const children: Element["children"] = text === "" ? [] : [{ type: "text", value: `${text}\n` }];
  return { ...pre, children: [{ ...code, children }] };
};

/** A picture alone in its paragraph, whose title is its caption. */
export const plainPicture: Undo = (element) => {
  const [picture, caption] = elementsOf(element);
  if (element.tagName !== "figure" || picture === undefined || caption === undefined) return element;
  const image = { ...picture, properties: { ...picture.properties, title: textOf(caption) } };
  return { ...element, tagName: "p", children: [image] };
};

function elementsOf(element: Element): Element[] {
  return element.children.filter((child) => child.type === "element");
}

export const withoutHeadingIds: Undo = (element) =>
  /^h[1-6]$/.test(element.tagName) ? { ...element, properties: without(element.properties, "id") } : element;

/** Addresses inside the site are encoded when the link is resolved, after the compiler of one file. */
export const encodedAddresses: Undo = (element) => {
  const { href, src } = element.properties;
  return {
    ...element,
    properties: {
      ...element.properties,
      ...(typeof href === "string" && { href: normalizeUri(href) }),
      ...(typeof src === "string" && { src: normalizeUri(src) }),
    },
  };
};

/** A link that shows its own address is that text. */
export const bareAddresses: Undo = (element) => {
  const { href } = element.properties;
  const text = textOf(element);
  return element.tagName === "a" && (href === text || href === `mailto:${text}`) ? element.children : element;
};

function without(properties: Element["properties"], name: string): Element["properties"] {
  return Object.fromEntries(Object.entries(properties).filter(([key]) => key !== name));
}
