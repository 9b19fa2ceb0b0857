/** Items of navbar and footer that lead to no published doc or page: they would just be left out. */
import { MAIN_DOCS } from "../../schema/contract.ts";
import type { Page } from "../compile/compile-files.ts";
import type { Finding } from "../report/finding.ts";
import { pairName } from "../site/fallbacks.ts";
import type { Site } from "../site/site.ts";
import type { Configuration } from "../source/configuration.ts";
import type { PathPart } from "../source/yaml/value-at.ts";
import { type MenuItem, menuItems } from "./menu-items.ts";
import { unknownName } from "./unknown-name.ts";

/** An item with the name that a page of it has in all languages; `key` gives it in site.yml. */
type Named = { item: MenuItem; path: PathPart[]; key: "doc" | "page"; name: string };

export function checkShownItems(
  { routes }: Site,
  pages: readonly Page[],
  { site }: Configuration,
): Finding[] {
  const named = menuItems(site.value).flatMap(({ item, path }): Named[] => {
    if (item.type === "page") return [{ item, path, key: "page", name: `pages/${item.page}` }];
    return (item.type === "doc" || item.type === "sidebar") && item.doc !== undefined
      ? [{ item, path, key: "doc", name: `${item.docs ?? MAIN_DOCS}/${item.doc}` }]
      : [];
  });
  if (named.length === 0) return [];
  const built = new Set(routes.flatMap(({ page }) => (page ? [pairName(page.source)] : [])));
  const written = new Set(pages.map(({ source }) => pairName(source)));
  const waiting = new Set(pages.flatMap(({ source, scheduled }) => (scheduled ? [pairName(source)] : [])));
  return named.flatMap(({ item, path, key, name }): Finding | Finding[] => {
    if (built.has(name)) return [];
    if (item.type === "page" && !written.has(name)) {
      const known = pages.flatMap(({ source }) => (source.area === "pages" ? [source.name] : []));
      const unknown = unknownName("link-resolves", "page", item.page, { known, home: "a file in pages/" });
      return { ...unknown, file: site.file, place: site.placeOf([...path, key]) };
    }
    if (!written.has(name)) return [];
    return {
      rule: "configuration-is-valid",
      file: site.file,
      place: site.placeOf([...path, key]),
      message: `this item links to ${waiting.has(name) ? "a scheduled page" : "a draft"}: ${asWritten(item)}`,
      expected: `a published ${key}`,
    };
  });
}

/** The item as site.yml has it, without the label. */
function asWritten(item: MenuItem): string {
  const pairs = Object.entries(item).flatMap(([key, value]) =>
    typeof value === "string" && key !== "label" ? [`${key}: ${value}`] : [],
  );
  return `{ ${pairs.join(", ")} }`;
}
