/** The part of a sidebar that a document shows: it does not grow with the site, and leads to all of it. */
import { expect, test } from "vitest";
import { documentSidebars } from "../../../cli/emit/document-sidebar.ts";
import { CONTRACT } from "../../../schema/page.ts";
import type { Sidebar, SidebarItem } from "../../../schema/sidebar.ts";

const reference = { version: "current", id: "docs" };

function sidebarOf(categories: number, docs: number): Sidebar {
  const items = Array.from({ length: categories }, (_, category): SidebarItem => {
    const name = `c${category}`;
    const inside = Array.from(
      { length: docs },
      (_, doc): SidebarItem => ({ kind: "link", title: `Doc ${name} ${doc}`, href: `/docs/${name}/d${doc}` }),
    );
    // Every other one is a mere heading.
    const page = category % 2 ? { href: `/docs/category/${name}` } : {};
    return { kind: "category", title: `Category ${name}`, ...page, collapsed: true, items: inside };
  });
  const home: SidebarItem = { kind: "link", title: "Home", href: "/docs" };
  return { contract: CONTRACT, ...reference, locale: "en", items: [home, ...items] };
}

function shownBy(sidebar: Sidebar) {
  const partOf = documentSidebars([sidebar]);
  return (href: string) => {
    const part = partOf("en", reference, href);
    if (!part) throw new Error(`no sidebar at ${href}`);
    return part;
  };
}

function hrefsIn(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => [
    ...(item.href === undefined ? [] : [item.href]),
    ...(item.kind === "category" ? hrefsIn(item.items) : []),
  ]);
}

const bytes = (value: unknown) => JSON.stringify(value).length;

test("a small sidebar is shown whole", () => {
  const sidebar = sidebarOf(6, 8);
  expect(shownBy(sidebar)("/docs/c2/d3").sidebar()).toEqual(sidebar);
});

test("what a document shows does not grow with the site", () => {
  const atMiddle = (categories: number, docs: number) =>
    bytes(shownBy(sidebarOf(categories, docs))(`/docs/c${categories / 2}/d${docs / 2}`).sidebar().items);
  const small = atMiddle(30, 40);
  expect(atMiddle(1250, 40)).toBeLessThan(small * 1.05);
  expect(atMiddle(30, 5000)).toBeLessThan(small * 1.05);
});

test("a page is shown with its branch open, between its neighbours", () => {
  const { items } = shownBy(sidebarOf(100, 100))("/docs/c50/d50").sidebar();
  const categories = items.flatMap((item) => (item.kind === "category" ? [item] : []));
  const open = categories.filter(({ collapsed, items }) => !collapsed || items.length > 0);
  expect(open.map(({ title }) => title)).toEqual(["Category c50"]);
  expect(categories.length).toBe(items.filter(({ title }) => title.includes("Category")).length);
  const hrefs = hrefsIn(items);
  for (const near of ["/docs/c50/d49", "/docs/c50/d50", "/docs/c50/d51", "/docs/category/c49", "/docs"])
    expect(hrefs).toContain(near);
});

test("what is left out is a link that leads on", () => {
  const { items } = shownBy(sidebarOf(3, 100))("/docs/c1/d50").sidebar();
  const inside = items.flatMap((item) => (item.kind === "category" ? item.items : []));
  expect(inside.map(({ title }) => title)).toEqual([
    "Doc c1 0",
    "Doc c1 41 …",
    ...Array.from({ length: 16 }, (_, index) => `Doc c1 ${42 + index}`),
    "Doc c1 58 …",
  ]);
});

test("every page is reached from the first by the links of sidebars", () => {
  const sidebar = sidebarOf(60, 50);
  const shown = shownBy(sidebar);
  const met = new Set(["/docs"]);
  for (const href of met) for (const next of hrefsIn(shown(href).sidebar().items)) met.add(next);
  expect(hrefsIn(sidebar.items).filter((href) => !met.has(href))).toEqual([]);
});

test("a changed title is another key for the documents that show it, and for no others", () => {
  const before = sidebarOf(60, 60);
  const after: Sidebar = JSON.parse(JSON.stringify(before).replace('"Doc c30 30"', '"Renamed"'));
  const [shownBefore, shownAfter] = [shownBy(before), shownBy(after)];
  const all = hrefsIn(before.items);
  const changed = all.filter((href) => shownBefore(href).key() !== shownAfter(href).key());
  const showing = all.filter((href) => hrefsIn(shownBefore(href).sidebar().items).includes("/docs/c30/d30"));
  expect(changed).toEqual(showing);
  expect(changed.length).toBeLessThan(40);
});

test("the key of each document is that of what it shows", () => {
  const sidebar = sidebarOf(40, 40);
  const shown = shownBy(sidebar);
  const keys = new Map<string, string>();
  for (const href of hrefsIn(sidebar.items)) {
    const part = shown(href);
    const items = JSON.stringify(part.sidebar().items);
    expect(keys.get(items) ?? part.key()).toBe(part.key());
    keys.set(items, part.key());
  }
  expect(new Set(keys.values()).size).toBe(keys.size);
});
