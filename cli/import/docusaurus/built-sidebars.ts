/** Sidebars as the last build has them → as `sidebars.js` could list them: docs by their ids, categories with their links. */
import { isRecord } from "../is-record.ts";
import type { BuiltSidebars, BuiltSite } from "./built-site.ts";

type Docs = {
  /** Ids of docs by their address in the source, with the base. */
  byAddress: ReadonlyMap<string, string>;
  /** What sidebars call a doc that says so itself. */
  labels: ReadonlyMap<string, string>;
};

export function writtenSidebars(
  { sidebars, titles }: BuiltSidebars,
  { categories }: Pick<BuiltSite, "categories">,
  { byAddress, labels }: Docs,
): Record<string, unknown> {
  const itemOf = (item: unknown): unknown => {
    if (!isRecord(item)) return item;
    const { type, docId, label } = item;
    if (type === "link" && typeof docId === "string") {
      const isUsual = label === (labels.get(docId) ?? titles.get(docId));
      return isUsual ? docId : { type: "doc", id: docId, label, key: item.key };
    }
    if (type !== "category") return item;
    const { href, ...category } = item;
    const items = Array.isArray(item.items) ? item.items.map(itemOf) : [];
    return { ...category, items, link: linkOf(href) };
  };
  const linkOf = (href: unknown): unknown => {
    if (typeof href !== "string") return undefined;
    const page = categories.get(href);
    if (page) {
      const { title, description, slug } = page;
      return { type: "generated-index", title, description, slug };
    }
    const id = byAddress.get(href.replace(/(.)\/$/, "$1"));
    return id === undefined ? undefined : { type: "doc", id };
  };
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, Array.isArray(items) ? items.map(itemOf) : []]),
  );
}
