/** Loads the styles of steps, formulas, diagrams and the like before a page with one of them shows. */
import { constructSheets } from "../../schema/construct-sheets.ts";
import type { ShownPage } from "../../schema/document-data.ts";
import type { HastNode, HastRoot } from "../../schema/hast.ts";
import { loadStyle } from "../navigation/with-style.ts";

/** A page of a document has its text, and its style, as HTML. */
export async function loadConstructStyle(page: ShownPage): Promise<void> {
  const classes = new Set<string>();
  if (hasContent(page)) addClasses(page.content.children, classes);
  const used = Object.entries(constructSheets).filter(([name]) => classes.has(name));
  await Promise.all(used.map(([, sheet]) => loadStyle(sheet)));
}

function hasContent(page: ShownPage): page is ShownPage & { content: HastRoot } {
  return "content" in page && Boolean(page.content);
}

/** First classes of elements, and the first two. Data of another shape is for whoever shows it. */
function addClasses(nodes: readonly HastNode[], classes: Set<string>): void {
  if (!Array.isArray(nodes)) return;
  for (const node of nodes) {
    if (node?.type !== "element") continue;
    const [first = "", second = ""] = [node.properties?.className].flat().map(String);
    classes.add(first).add(`${first} ${second}`);
    addClasses(node.children, classes);
  }
}
