/** The list of all routes: one file, or one for a few sections each where there are many. */
import { expect, test } from "vitest";
import { routesFiles } from "../../../cli/emit/routes-files.ts";
import type { Route } from "../../../cli/site/site.ts";

const route = (path: string, locale = "en", title = path): Route => ({
  path,
  locale,
  identity: path,
  head: { keywords: [] },
  meta: {
    kind: "doc-tags",
    contract: 3,
    path,
    locale,
    title,
    description: "",
    visibility: "published",
    translations: [],
    items: [],
  },
});
const many = (count: number, pathOf: (number: number) => string, locale?: string) =>
  Array.from({ length: count }, (_, number) => route(pathOf(number), locale));

const large = [
  ...many(3, (number) => `/page${number}`),
  ...many(12_000, (number) => `/docs/part${Math.floor(number / 40)}/d${number}`),
  // A folder of pages alone.
  ...many(7000, (number) => `/blog/p${number}`),
  ...many(200, (number) => `/fr/docs/d${number}`, "fr"),
];

test("up to 5,000 are in one file", () => {
  const files = routesFiles(large.slice(0, 5000));
  expect(files.map(({ path }) => path)).toEqual(["data/routes.json"]);
  expect(files[0]?.routes.routes).toHaveLength(5000);
  expect(files[0]?.routes).not.toHaveProperty("parts");
});

test("of more, each is in one part of its language, which the first file names with what its routes start with", () => {
  const [index, ...files] = routesFiles(large);
  expect(index?.routes.routes).toEqual([]);
  const parts = index?.routes.parts ?? [];
  expect(parts.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
  expect(parts.length).toBeLessThan(10);
  const seen = files.flatMap(({ routes }, number) => {
    const { locale, sections = [] } = parts[number] ?? {};
    expect(routes.routes.length).toBeLessThanOrEqual(5000);
    for (const entry of routes.routes) {
      expect(entry.locale).toBe(locale);
      expect(sections.some((start) => `${entry.path}/`.startsWith(`${start}/`))).toBe(true);
    }
    return routes.routes.map(({ path }) => path);
  });
  expect(seen.sort()).toEqual(large.map(({ path }) => path).sort());
  // No section is a single page.
  expect(parts.flatMap(({ sections }) => sections)).not.toContain("/blog/p1");
});

test("another title changes the file of its section alone", () => {
  const changed = large.map((each) =>
    each.path === "/docs/part7/d290" ? route(each.path, "en", "New") : each,
  );
  const before = new Map(routesFiles(large).map(({ path, routes }) => [path, JSON.stringify(routes)]));
  const written = routesFiles(changed).filter(
    ({ path, routes }) => before.get(path) !== JSON.stringify(routes),
  );
  expect(written).toHaveLength(1);
});
