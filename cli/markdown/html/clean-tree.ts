/** Elements → those that are allowed, with attributes and addresses that are allowed. */

import type { Element, ElementContent, Nodes, Root } from "hast";
import { sanitize } from "hast-util-sanitize";
import { toString as textOf } from "hast-util-to-string";
import {
  drawingTags,
  formulaTags,
  imageProtocols,
  isLocalPaint,
  linkProtocols,
  PAINT,
  protocolOf,
} from "../../../schema/allowed-elements.ts";
import { allowList } from "../allow-list.ts";

export function cleanTree(root: Root): Root {
  const safe = sanitize({ ...root, children: root.children.map((node) => prepared(node)) }, allowList);
  const children =
    safe.type === "root" ? safe.children : safe.type === "element" || safe.type === "text" ? [safe] : [];
  return { type: "root", children: children.flatMap((node) => resolved(node, nothing)) };
}

/** The sanitiser knows protocols in lower case, and without space before them. */
function prepared<N extends Nodes>(node: N): N {
  if (node.type !== "element") return node;
  const properties = Object.entries(node.properties).flatMap(([name, value]) => {
    if (PAINT.test(name) && !isLocalPaint(String(value))) return [];
    const protocols = protocolsOf.get(name);
    const protocol = protocols && typeof value === "string" ? protocolOf(value) : undefined;
    if (protocol === undefined || typeof value !== "string") return [[name, value] as const];
    const clean = value.replace(/[\0-\x1f]/g, "").trim();
    return protocols?.includes(protocol) ? [[name, protocol + clean.slice(clean.indexOf(":"))] as const] : [];
  });
  return {
    ...node,
    properties: Object.fromEntries(properties),
    children: node.children.map((child) => prepared(child)),
  };
}

const protocolsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ["href", linkProtocols],
  ["src", imageProtocols],
  ["cite", imageProtocols],
]);

const drawings = new Set(drawingTags);
const formulas = new Set(formulaTags);
/** Those of formulas that hold text alone. */
const texts = new Set(["mi", "mn", "mo", "ms", "mtext"]);

/** The surroundings of a node. */
type Around = { drawing: boolean; formula: boolean; link: boolean };
const nothing: Around = { drawing: false, formula: false, link: false };

function resolved(node: Nodes, around: Around): ElementContent[] {
  if (node.type === "text") return [node];
  if (node.type !== "element") return [];
  const { tagName } = node;
  // Another parser reads HTML in them as HTML again.
  const isName = around.drawing && (tagName === "title" || tagName === "desc");
  if (isName || (around.formula && texts.has(tagName)))
    return [{ ...node, children: [{ type: "text", value: textOf(node) }] }];
  const children = node.children.flatMap((child) =>
    resolved(child, {
      drawing: around.drawing || tagName === "svg",
      formula: around.formula || tagName === "math",
      link: around.link || tagName === "a",
    }),
  );
  if (around.drawing && !drawings.has(tagName)) return children;
  if (around.formula && !formulas.has(tagName)) return children;
  const element = { ...node, children };
  if (tagName === "pre") return [withFirstLine(element)];
  if (around.link && /^h[2-6]$/.test(tagName))
    return [{ ...element, properties: { ...node.properties, dataInLink: "" } }];
  return [element];
}

/** The parser takes away a line ending right after `<pre>`. */
function withFirstLine(pre: Element): Element {
  const [first, ...rest] = pre.children;
  if (first?.type !== "text" || !first.value.startsWith("\n")) return pre;
  return {
    ...pre,
    children: [{ type: "element", tagName: "span", properties: {}, children: [first] }, ...rest],
  };
}
