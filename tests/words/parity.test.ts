/** The French page is the English one in French: the same parts in the same order, under the same ids. */
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { describe, expect, test } from "vitest";
import { type ShippedPage, shippedPages } from "./pages.ts";

const english = shippedPages("en");
const french = new Map(shippedPages("fr").map((page) => [page.path, page]));

test("both languages have the same pages", () => {
  expect([...french.keys()].sort()).toEqual(english.map(({ path }) => path).sort());
});

/** What of a page must be the same in every language. */
function shapeOf({ facts, hast }: ShippedPage) {
  const all = (selector: string) => selectAll(selector, hast);
  return {
    headings: facts.outline.map(({ depth, id }) => `${"#".repeat(depth)} ${id}`),
    code: all("pre").map(({ properties }) => properties.dataLanguage),
    tables: all("table").map(
      (table) => `${selectAll("tr", table).length} × ${selectAll("th", table).length}`,
    ),
    asides: all("aside").map(({ properties }) => properties.className),
    tabs: all("tw-tabs").map((tabs) => `${tabs.properties.group}: ${selectAll("tw-tab", tabs).length}`),
    details: all("details").length,
    drawings: all("svg").map((svg) => selectAll("*", svg).length),
    images: all("img").length,
    lists: all("ul, ol").map((list) => `${list.tagName}: ${selectAll("li", list).length}`),
    quotations: all("blockquote").length,
  };
}

describe.each(english.map((page) => [page.path, page] as const))("%s", (path, page) => {
  const twin = french.get(path);

  test("has the same parts in both languages", () => {
    expect(twin && shapeOf(twin)).toEqual(shapeOf(page));
  });

  test("has the same date, tags, authors and slug", () => {
    const same = ({ facts }: ShippedPage) =>
      Object.entries(facts.frontMatter).filter(([key]) =>
        ["date", "tags", "authors", "slug", "sidebar_position"].includes(key),
      );
    expect(twin && same(twin)).toEqual(same(page));
  });

  test("leads to the same pages", () => {
    const targets = ({ facts }: ShippedPage) =>
      facts.references.map(({ url }) =>
        url.replace(/^\/fr(?=\/)/, "").replace(/^https:\/\/fr\./, "https://"),
      );
    expect(twin && [...new Set(targets(twin))].sort()).toEqual([...new Set(targets(page))].sort());
  });
});

test("every drawing has a title and a description, every image an alternative text", () => {
  for (const page of [...english, ...french.values()]) {
    for (const svg of selectAll("svg", page.hast))
      for (const part of ["title", "desc"])
        expect(selectAll(part, svg).map(textOf).join(""), `${part} in ${page.file}`).not.toBe("");
    for (const { properties } of selectAll("img", page.hast))
      expect(properties.alt, `an image of ${page.file}`).toMatch(/\S/);
  }
});
