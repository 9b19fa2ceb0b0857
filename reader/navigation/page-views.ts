/** The other form in which a page can be read, by the value of `view` in the address. */
import type { ShownPage } from "../../schema/document-data.ts";
import type { Manifest } from "../../schema/manifest.ts";

export const VIEW = "view";

export type PageView = "markdown";

/** Every page except the not-found page has a Markdown file. A site can do without views. */
export function viewsOf(
  { markdown }: Pick<ShownPage, "markdown">,
  { views }: Pick<Manifest, "views">,
): PageView[] {
  return markdown === undefined || views === false ? [] : ["markdown"];
}
