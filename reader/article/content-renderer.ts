/** Makes nodes of content: the script that comes with the first page that a visitor goes to. */
import { type ConstructSheet, constructSheets } from "../../schema/construct-sheets.ts";
import type { ShownPage } from "../../schema/document-data.ts";
import type { HastElement, HastNode, HastRoot } from "../../schema/hast.ts";
import { COMPONENT, ownBlocks } from "../../schema/own-elements.ts";
import { attributesOf, voidTags } from "../hast/attributes.ts";
import { textOf } from "../hast/element.ts";
import type { ContentRenderer, WindowSize } from "../navigation/content.ts";
import { loadStyle } from "../navigation/with-style.ts";
import { createExpand } from "./expand.ts";

export function createContentRenderer(): ContentRenderer {
  let heroes: typeof import("./hero.ts") | undefined;

  async function loadHero(page: ShownPage): Promise<void> {
    if (page.kind === "home" && (page.drawing || page.picture)) heroes ??= await import("./hero.ts");
  }

  return {
    createExpand,
    toNodes,
    firstPart,
    prepare: (page) => Promise.all([loadConstructStyle(page), loadHero(page)]),
    hero: (page, manifest) => toNodes(heroes?.hero(page, manifest) ?? []),
  };
}

/** Names of the files, beside the scripts, as JSON: the bundler puts an object where every visitor loads it. */
declare const CONTENT_STYLES: string;

/**
 * Loads the styles of steps, formulas, embedded content and the like before a page with one of them shows.
 * A page of a document has its text, and its style, as HTML.
 */
async function loadConstructStyle(page: ShownPage): Promise<void> {
  const names = new Set<string>();
  if (hasContent(page)) addNames(page.content.children, names);
  const used = Object.entries(constructSheets).filter(([name]) => names.has(name));
  const hasEmbeds = names.has("tw-embed") || names.has("tw-video");
  const sheets = [...used.map(([, sheet]) => sheet), ...(hasEmbeds ? (["integrations"] as const) : [])];
  if (sheets.length === 0) return;
  const files: Record<ConstructSheet | "integrations", string> = JSON.parse(CONTENT_STYLES);
  await Promise.all(sheets.map((sheet) => loadStyle(files[sheet])));
}

function hasContent(page: ShownPage): page is ShownPage & { content: HastRoot } {
  return "content" in page && Boolean(page.content);
}

/** Names of elements, their first classes, and the first two. Data of another shape is for whoever shows it. */
function addNames(nodes: readonly HastNode[], names: Set<string>): void {
  if (!Array.isArray(nodes)) return;
  for (const node of nodes) {
    if (node?.type !== "element") continue;
    const [first = "", second = ""] = [node.properties?.className].flat().map(String);
    names.add(node.tagName).add(first).add(`${first} ${second}`);
    addNames(node.children, names);
  }
}

/**
 * Expanded content → nodes of the document, without HTML: the policy lets no text become markup.
 * `island`: makes the element that one of the site's own components will fill.
 */
function toNodes(
  nodes: readonly HastNode[],
  island?: (element: HastElement) => Node,
  space?: string,
): Node[] {
  return nodes.map((node) => {
    if (node.type === "text") return document.createTextNode(node.value);
    const { tagName } = node;
    if (tagName === COMPONENT && island) return island(node);
    const own = SPACES.get(tagName) ?? space;
    const made = own ? document.createElementNS(own, tagName) : document.createElement(tagName);
    for (const [name, value] of attributesOf(node)) made.setAttribute(name, value);
    if (!voidTags.has(tagName))
      for (const child of toNodes(node.children, island, own)) made.appendChild(child);
    return made;
  });
}

/** Namespaces of the elements that start a drawing or a formula. */
const SPACES: ReadonlyMap<string, string> = new Map([
  ["svg", "http://www.w3.org/2000/svg"],
  ["math", "http://www.w3.org/1998/Math/MathML"],
]);

/** Least height of a line and width of a character. */
const LINE = 22;
const CHARACTER = 8;
/** A line of text has at most as many characters. */
const LONGEST = 80;
/** Least height above the text: the bar, and the page's title. */
const HEAD = 160;

/**
 * Elements that count as one line, whatever they hold: they may be closed, hide a part of themselves or have a height of
 * their own.
 */
const UNKNOWN: ReadonlySet<string> = new Set(["details", "table", "svg", ...ownBlocks]);

/**
 * The start of a text, as much as fills the window. Rather too much than too little: what is left out must not have been in
 * sight. The number of `nodes` that fill a window of this size, from the first one on.
 */
export function firstPart(nodes: readonly HastNode[], { width, height }: WindowSize): number {
  const perLine = Math.min(LONGEST, width / CHARACTER);
  let left = (height - HEAD) / LINE;
  const at = nodes.findIndex((node) => {
    if (node.type === "element") left -= Math.max(1, linesOf(node, perLine));
    return left <= 0;
  });
  return at < 0 ? nodes.length : at + 1;
}

function linesOf(element: HastElement, perLine: number): number {
  if (UNKNOWN.has(element.tagName)) return 1;
  if (element.tagName === "pre") return textOf(element).trim().split("\n").length;
  return element.children.reduce(
    (sum, node) => sum + (node.type === "text" ? node.value.length / perLine : linesOf(node, perLine)),
    0,
  );
}
