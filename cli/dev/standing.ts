/** The site that is served until the next pass. */
import type { FindComponent } from "../emit/document.tsx";
import type { Emitted } from "../emit/emit.ts";
import type { Output } from "../emit/output.ts";
import type { Examined } from "../examine.ts";
import type { Route } from "../site/site.ts";

export type Known = NonNullable<Examined["known"]>;

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
