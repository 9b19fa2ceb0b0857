/** Makes nodes of content: the script that comes with the first page that a visitor goes to. */

import { type ConstructSheet, constructSheets } from "../../schema/construct-sheets.ts";
import type { ShownPage } from "../../schema/document-data.ts";
import type { HastElement, HastNode, HastRoot } from "../../schema/hast.ts";
import { COMPONENT } from "../../schema/own-elements.ts";
import { attributesOf, voidTags } from "../hast/attributes.ts";
import type { ContentRenderer } from "../navigation/content.ts";
import { loadStyle } from "../navigation/with-style.ts";
import { createExpand } from "./expand.ts";
import { firstPart } from "./first-part.ts";

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
