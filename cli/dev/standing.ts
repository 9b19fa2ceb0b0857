/** The site that is served until the next pass. */

import type { Known } from "../assemble-and-check.ts";
import type { FindComponent } from "../emit/document.tsx";
import type { Emitted } from "../emit/emit.ts";
import type { Output } from "../emit/output.ts";
import { type PageJob, type PagePart, renderPage } from "../emit/page-job.ts";
import type { Route } from "../site/site.ts";

export type Standing = {
  known: Known;
  emitted: Emitted;
  outputs: ReadonlyMap<string, Output>;
  find: Promise<FindComponent | undefined>;
  version: string;
};

/** The routes that show the text of a file. */
export function routesOf({ known }: Standing, file: string): Route[] {
  return known.site.routes.filter(({ page }) => page?.source.path === file);
}

/** The text of a part of a page, as the site stands. */
export async function rendered(
  { page, part }: { page: PageJob; part: PagePart },
  { emitted, find, known }: Standing,
): Promise<string> {
  return renderPage(page, [part], emitted.settings, known.compiled.contents, await find)[0] ?? "";
}
