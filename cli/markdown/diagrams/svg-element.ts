/**
 * An SVG as the drawing library writes it → hast that a page may have: elements and attributes of the allow list, classes instead
 * of colours, ids of the page's own, short numbers.
 */
import type { Element, ElementContent, Nodes, Properties, Root } from "hast";
import { drawingTags, isAllowedAttribute, PAINT } from "../../../schema/allowed-elements.ts";
import { ownValue } from "../../../schema/own-value.ts";
import { shownText } from "./mermaid/label.ts";

type SvgOptions = {
  /** Goes before ids. */
  prefix: string;
  /** Classes of nodes by the library's ids. */
  tones: ReadonlyMap<string, string>;
};

const tags = new Set(drawingTags);

/** The first drawing of a tree. Undefined where there is none. */
export function svgElement(tree: Root, options: SvgOptions): Element | undefined {
  const svg = find(tree, "svg");
  const [made] = svg ? converted(svg, options) : [];
  return made?.type === "element" ? made : undefined;
}

export function find(node: Nodes, tagName: string): Element | undefined {
  if (node.type === "element" && node.tagName === tagName) return node;
  for (const child of "children" in node ? node.children : []) {
    const found = find(child, tagName);
    if (found) return found;
  }
  return undefined;
}

function converted(node: ElementContent, options: SvgOptions): ElementContent[] {
  if (node.type === "text") return [{ type: "text", value: shownText(node.value) }];
  if (node.type !== "element" || !tags.has(node.tagName) || isFiller(node)) return [];
  const { tagName, properties } = node;
  const children = node.children.flatMap((child) => converted(child, options));
  // White space between elements is not content.
  const kept = holdsText.has(tagName) ? children : children.filter(({ type }) => type === "element");
  const className = [
    ...(properties.dataId !== undefined ? [options.tones.get(String(properties.dataId)) ?? ""] : []),
    ...classesOf(properties),
  ].filter((name) => name !== "");
  return [
    {
      type: "element",
      tagName,
      properties: {
        ...(className.length > 0 && { className }),
        ...geometry(tagName, properties, options.prefix),
      },
      children: kept,
    },
  ];
}

const holdsText = new Set(["text", "tspan", "title", "desc"]);

/** True for the library's words for an entity without attributes, which are in English. */
function isFiller({ tagName, children: [only] }: Element): boolean {
  return tagName === "text" && only?.type === "text" && only.value === "(no attributes)";
}

function geometry(tagName: string, properties: Properties, prefix: string): Properties {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]): [string, string | number][] => {
      if (value === null || value === undefined || typeof value === "boolean") return [];
      const text = Array.isArray(value) ? value.join(" ") : String(value);
      if (name === "id") return [[name, prefix + text]];
      if (/^marker(?:Start|Mid|End)$/.test(name)) {
        const [, id] = /^url\(#([\w-]+)\)$/.exec(text) ?? [];
        return id === undefined ? [] : [[name, `url(#${prefix}${id})`]];
      }
      if (PAINT.test(name)) return text === "none" ? [[name, text]] : [];
      if (!isAllowedAttribute(tagName, name) || name === "xmlns" || global.has(name)) return [];
      return [[name, rounded(text)]];
    }),
  );
}

/** Attributes that every element may have, and a drawing does not need. */
const global = new Set([
  "className",
  "title",
  "lang",
  "dir",
  "role",
  "tabIndex",
  "hidden",
  "opacity",
  "fontFamily",
]);

function rounded(value: string): string {
  return value.replaceAll(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
}

function classesOf({ fill, stroke, className, textDecoration }: Properties): string[] {
  const isMono = Array.isArray(className) && className.includes("mono");
  return [
    ownValue(colours, nameOf(fill))?.fill ?? "",
    ownValue(colours, nameOf(stroke))?.stroke ?? "",
    isMono ? "mono" : "",
    textDecoration === "underline" ? "underline" : "",
    textDecoration === "line-through" ? "struck" : "",
  ];
}

/** `var(--_text)` → `text` */
function nameOf(value: Properties[string]): string {
  return /^var\(--_?([\w-]+)\)$/.exec(String(value))?.[1] ?? "";
}

/** Classes of the reader's sheet for diagrams, by the library's names of colours. */
const colours: Readonly<Record<string, { fill: string; stroke: string }>> = {
  text: { fill: "ink", stroke: "edge-ink" },
  "text-sec": { fill: "ink", stroke: "edge-ink" },
  "text-muted": { fill: "soft", stroke: "edge" },
  "text-faint": { fill: "soft", stroke: "edge" },
  line: { fill: "soft", stroke: "edge" },
  arrow: { fill: "soft", stroke: "edge" },
  "node-fill": { fill: "node", stroke: "edge" },
  "node-stroke": { fill: "soft", stroke: "frame" },
  "group-fill": { fill: "group", stroke: "frame" },
  "group-hdr": { fill: "head", stroke: "frame" },
  "inner-stroke": { fill: "head", stroke: "rule" },
  "key-badge": { fill: "head", stroke: "rule" },
  bg: { fill: "paper", stroke: "rule" },
};
