/** Block of a text: a node of the content's top level, with what it is compared by. */
import type { HastElement, HastNode } from "../../schema/hast.ts";
import { textOf } from "../hast/element.ts";

export type Block = {
  element: HastElement;
  /** Kind of the block: blocks of different kinds never correspond. */
  kind: string;
  /** Level of a heading; 0 for any other block. */
  depth: number;
  /** Length of its text. */
  size: number;
  /** Parts that no translation changes: addresses, numbers and names in code. */
  constants: ReadonlySet<string>;
};

/** White space between blocks is none. */
export function blocksOf(nodes: readonly HastNode[]): Block[] {
  return nodes.flatMap((node) => {
    if (node.type === "element") return [blockOf(node)];
    if (node.value.trim() === "") return [];
    return [blockOf({ type: "element", tagName: "p", properties: {}, children: [node] })];
  });
}

function blockOf(element: HastElement): Block {
  const { tagName, properties } = element;
  const text = textOf(element);
  const depth = /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : 0;
  const kind = depth > 0 ? tagName : `${tagName} ${[properties.className ?? []].flat().join(" ")}`;
  const constants = new Set(text.match(/\d+/g));
  addConstants(element, constants);
  return { element, kind, depth, size: text.length, constants };
}

function addConstants({ tagName, properties, children }: HastElement, constants: Set<string>): void {
  const { src, href } = properties;
  if (typeof src === "string") constants.add(src);
  // The last part of an address is the same in most languages.
  if (typeof href === "string") constants.add(href.replace(/^.*[/#](?=.)/, ""));
  for (const child of children) {
    if (child.type === "text") continue;
    if (child.tagName === "code" && tagName !== "pre") constants.add(textOf(child));
    addConstants(child, constants);
  }
}

/** Likeness of two blocks: above zero if they may correspond, the higher the more alike. */
export function likeness(left: Block, right: Block): number {
  if (left.kind !== right.kind) return 0;
  const most = Math.max(left.size, right.size, 1);
  return 1 + Math.min(left.size, right.size) / most / 2 + shared(left.constants, right.constants);
}

/** The share of constants that both have, from 0 to 1; where neither has any, that says nothing. */
export function shared(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const all = left.size + right.size;
  if (all === 0) return 0.5;
  let both = 0;
  for (const constant of left) if (right.has(constant)) both += 2;
  return both / all;
}
