/** Which items of the bar are underlined: one at most. */
import { expect, test } from "vitest";
import { currentOf } from "../../../../reader/shell/current.ts";
import type { NavItem, NavLink } from "../../../../schema/manifest.ts";
import { sidebarOf } from "../../../../schema/sidebar-of.ts";
import { pages } from "../fixtures.ts";

const page = { ...pages.doc, path: "/docs/cases/pump" };
const docs: NavLink = { kind: "link", title: "Docs", href: "/docs/start", sidebar: sidebarOf(page)?.id };
const cases: NavLink = { kind: "link", title: "Cases", href: "/docs/cases" };
const root: NavLink = { kind: "link", title: "All", href: "/docs" };

test("of a sidebar, a part and a part of that part, the bar marks the smallest one", () => {
  const current = (items: readonly NavLink[], path = page.path) =>
    items
      .filter((item) => currentOf(item, { ...page, path }, "/", ["/"], items) !== undefined)
      .map(({ title }) => title);
  expect(current([docs, cases, root])).toEqual(["Cases"]);
  expect(current([docs, root])).toEqual(["All"]);
  expect(current([docs, cases], "/docs/cases")).toEqual(["Cases"]);
  expect(current([docs, cases], "/docs/other")).toEqual(["Docs"]);
});

test("links in a menu of the bar count, too", () => {
  const items: NavItem[] = [docs, { kind: "dropdown", title: "More", items: [cases] }];
  expect(currentOf(docs, page, "/", ["/"], items)).toBeUndefined();
  expect(currentOf(cases, page, "/", ["/"], items)).toBe("true");
});
