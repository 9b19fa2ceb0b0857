/** The site that is served until the next pass. */

import type { Emitted } from "../emit/emit.ts";
import type { Output } from "../emit/output.ts";
import { type PageJob, type PagePart, type PageSources, renderPage } from "../emit/render-page.ts";
import type { Analysis } from "../pipeline/assemble-and-check.ts";
import type { Route } from "../site/site.ts";

export type ServedSite = {
  analysis: Analysis;
  emitted: Emitted;
  outputs: ReadonlyMap<string, Output>;
  sources: Promise<PageSources>;
  version: string;
};

/** The routes that show the text of a file. */
export function routesOf({ analysis }: ServedSite, file: string): Route[] {
  return analysis.site.routes.filter(({ page }) => page?.source.path === file);
}

/** The text of a part of a page, in the site as it is now. */
export async function rendered(
  { page, part }: { page: PageJob; part: PagePart },
  { emitted, sources }: ServedSite,
): Promise<string> {
  return renderPage(page, [part], emitted.settings, await sources)[0] ?? "";
}
