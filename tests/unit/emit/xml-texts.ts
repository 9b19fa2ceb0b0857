/** Reads XML with a parser that refuses what is not well-formed. */
import type { Nodes } from "xast";
import { fromXml } from "xast-util-from-xml";

/** The text of every element of that name, in order. */
export function xmlTexts(xml: string, name: string): string[] {
  return elements(fromXml(xml), name).map((element) =>
    element.children.map((child) => (child.type === "text" ? child.value : "")).join(""),
  );
}

/** The attributes of every element of that name, in order. */
export function xmlAttributes(xml: string, name: string): Record<string, unknown>[] {
  return elements(fromXml(xml), name).map((element) => element.attributes);
}

function elements(node: Nodes, name: string): Extract<Nodes, { type: "element" }>[] {
  if (!("children" in node)) return [];
  const found = node.children.flatMap((child) => elements(child, name));
  return node.type === "element" && node.name === name ? [node, ...found] : found;
}
