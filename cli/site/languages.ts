/** Languages of titles: of every link to a page in another language, in lists, sidebars and navigation. */
import { hrefOf } from "../../schema/paths.ts";
import type { Route } from "./site.ts";

/** The pages that stand in for translations, by address: their language, and what links call them. */
export type ForeignPages = ReadonlyMap<string, { lang: string; titles: ReadonlySet<string> }>;

export function foreignPagesOf(routes: readonly Route[], base: string): ForeignPages {
  return new Map(
    routes.flatMap(({ path, meta, page }) => {
      if (page?.fallback === undefined) return [];
      const { frontMatter } = page.facts;
      const labels =
        "sidebar_label" in frontMatter ? [frontMatter.sidebar_label, frontMatter.pagination_label] : [];
      const titles = new Set([meta.title, ...labels.filter((label) => label !== undefined)]);
      return [[hrefOf(base, path), { lang: page.fallback, titles }] as const];
    }),
  );
}

/** Data with links (`title` and `href`) → the same data, `lang` added where the title is the untranslated page's own. */
export function withLanguages<T>(data: T, foreign: ForeignPages): T {
  return foreign.size === 0 ? data : (marked(data, foreign) as T);
}

function marked(data: unknown, foreign: ForeignPages): unknown {
  if (Array.isArray(data)) return data.map((item) => marked(item, foreign));
  if (typeof data !== "object" || data === null) return data;
  const own = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, marked(value, foreign)]));
  const page = typeof own.href === "string" ? foreign.get(own.href) : undefined;
  return page && typeof own.title === "string" && page.titles.has(own.title)
    ? { ...own, lang: page.lang }
    : own;
}
