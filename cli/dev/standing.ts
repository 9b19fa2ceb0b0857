/** The site that is served until the next pass. */

import type { Known } from "../assemble-and-check.ts";
import type { Emitted } from "../emit/emit.ts";
import type { Output } from "../emit/output.ts";
import { type PageJob, type PagePart, type PageSources, renderPage } from "../emit/page-job.ts";
import type { Route } from "../site/site.ts";

export type Standing = {
  known: Known;
  emitted: Emitted;
  outputs: ReadonlyMap<string, Output>;
  sources: Promise<PageSources>;
  version: string;
};

/** The routes that show the text of a file. */
export function routesOf({ known }: Standing, file: string): Route[] {
  return known.site.routes.filter(({ page }) => page?.source.path === file);
}

/** The text of a part of a page, as the site stands. */
export async function rendered(
  { page, part }: { page: PageJob; part: PagePart },
  { emitted, sources }: Standing,
): Promise<string> {
  return renderPage(page, [part], emitted.settings, await sources)[0] ?? "";
}
