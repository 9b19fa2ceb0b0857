/** Other forms in which a page can be read, by the value of `view` in the address. */
import type { ShownPage } from "../../schema/document-data.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { ReaderStrings } from "../../schema/strings.ts";

export const VIEW = "view";

export type PageView = "markdown" | "json" | "tree";

/** Every page except the not-found page has data; some have a Markdown file, and some a text. A site can do without views. */
export function viewsOf(
  { kind, markdown }: Pick<ShownPage, "kind" | "markdown">,
  manifest: Pick<Manifest, "views">,
): PageView[] {
  if (kind === "not-found" || manifest.views === false) return [];
  const views: PageView[] = markdown === undefined ? ["json"] : ["markdown", "json"];
  return /^(doc|post|page|home)$/.test(kind) ? [...views, "tree"] : views;
}

/** Undefined: the page itself. */
export function viewName(view: PageView | undefined, { viewPage, viewTree }: ReaderStrings): string {
  if (!view) return viewPage;
  return { markdown: "Markdown", json: "JSON", tree: viewTree }[view];
}
