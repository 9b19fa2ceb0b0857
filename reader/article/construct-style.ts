/** Loads the styles of steps, formulas, embedded content and the like before a page with one of them shows. */
import { type ConstructSheet, constructSheets } from "../../schema/construct-sheets.ts";
import type { ShownPage } from "../../schema/document-data.ts";
import type { HastNode, HastRoot } from "../../schema/hast.ts";
import { loadStyle } from "../navigation/with-style.ts";

/** Names of the files, beside the scripts, as JSON: the bundler puts an object where every visitor loads it. */
declare const CONTENT_STYLES: string;

/** A page of a document has its text, and its style, as HTML. */
export async function loadConstructStyle(page: ShownPage): Promise<void> {
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
