/** Lists of hundreds of entries: each page of one stays light, and the pages have every entry between them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { compile } from "./build.ts";
import { filesIn, keptFolder, writeFiles } from "./folders.ts";
import { readHtml } from "./html.ts";

const docs = 310;
const posts = 305;
const site = keptFolder();

/** Words that do not compress much better than those of people. */
function words(count: number, seed: number): string {
  const letters = "etaoinshrdlucmfw";
  return Array.from({ length: count }, (_, index) =>
    Array.from(
      { length: 3 + ((seed + index) % 7) },
      (_, at) => letters[(seed * 7919 + index * 104_729 + at * at * 31) % letters.length],
    ).join(""),
  ).join(" ");
}

beforeAll(async () => {
  const content = keptFolder();
  const doc = (number: number) =>
    `---\ntitle: ${words(4, number)} ${number}\ndescription: ${words(24, number + 1)}\ntags: [common, own${number}]\n---\n\nText.\n`;
  const post = (number: number) =>
    `---\ntitle: ${words(4, number)} ${number}\ndate: ${2020 + Math.floor(number / 100)}-03-0${1 + (number % 9)}\ndescription: ${words(24, number)}\n---\n\nText.\n`;
  writeFiles(content, {
    "site.yml":
      "title: Long lists\nurl: https://lists.example.org\nlocales: [{ id: en, tag: en, label: English }]\nnavbar: { right: [{ type: search }] }\n",
    "tags.yml": [
      "common: { label: Common }",
      ...Array.from({ length: docs }, (_, n) => `own${n}: { label: Own ${n} }`),
    ].join("\n"),
    "en/pages/index.md": "---\ntitle: Home\n---\n\nText.\n",
    "en/docs/guides/category.yml": "label: Guides\n",
    ...Object.fromEntries(
      Array.from({ length: docs }, (_, number) => [`en/docs/guides/d${number}.md`, doc(number)]),
    ),
    ...Object.fromEntries(
      Array.from({ length: posts }, (_, number) => [`en/blog/p${number}.md`, post(number)]),
    ),
  });
  const { findings } = await compile(content, { outFolder: site });
  expect(findings).toEqual([]);
});

/** Links of the list at `route`, page by page, as its documents lead from one to the next. */
function pagesOf(route: string): string[][] {
  const pages: string[][] = [];
  for (let next: string | undefined = route; next !== undefined; ) {
    const html = readHtml(readFileSync(join(site, next, "index.html"), "utf8"));
    pages.push(
      html
        .all(":is(.card-list, .tag-index, .archive-year) a[href]")
        .map(({ properties }) => String(properties.href)),
    );
    const [link] = html.all("main .turns a[rel=next]");
    const href = link && String(link.properties.href);
    // Behind the last page of a category, the next page is another one.
    next = href?.startsWith(`${route}/page/`) ? href : undefined;
  }
  return pages;
}

test.each([
  ["/docs/category/guides", docs],
  ["/docs/tags/common", docs],
  ["/docs/tags", docs + 1],
  ["/blog/archive", posts],
])("%s has its %i entries on two pages, each once", (route, entries) => {
  const pages = pagesOf(route);
  expect(pages).toHaveLength(2);
  const all = pages.flat();
  expect(new Set(all).size).toBe(entries);
  expect(all).toHaveLength(entries);
});

test("a page of a list weighs at most 60 kB, as a document and as data", () => {
  const lists = filesIn(site).filter(
    (path) => /(^|\/)(category|tags|archive|page)\//.test(path) && /\.(html|json)$/.test(path),
  );
  expect(lists.length).toBeGreaterThan(10);
  for (const path of lists)
    expect(gzipSync(readFileSync(join(site, path))).length, path).toBeLessThanOrEqual(60_000);
});

test("a search leads to the first page of a category, and its further pages have titles of their own", () => {
  const search = filesIn(site).filter((path) => path.startsWith("data/_/en/search/"));
  const found = search.map((path) => readFileSync(join(site, path), "utf8")).join("");
  expect(found).toContain('"/docs/category/guides"');
  expect(found).not.toContain("/docs/category/guides/page/2");
  const second = JSON.parse(readFileSync(join(site, "data/docs/category/guides/page/2.json"), "utf8"));
  expect(second).toMatchObject({
    title: "Guides, page 2",
    previous: { title: "Guides", href: "/docs/category/guides" },
  });
});
