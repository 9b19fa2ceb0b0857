/** The data files: each one fits its schema, and together they describe the site. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { PageData, type PageKind } from "../../schema/page.ts";
import { documentPath, markdownPath, pageDataPath } from "../../schema/paths.ts";
import { Routes } from "../../schema/routes.ts";
import { compileSite } from "../browser/compiled-site.ts";
import { compile } from "./build.ts";
import { filesIn, keptFolder, temporaryFolder } from "./folders.ts";
import { schemaOf } from "./schemas.ts";

const everyKind = keptFolder();

describe.each([
  [
    "the site with every kind of page",
    async () => {
      const content = join(import.meta.dirname, "two-languages/content");
      const { findings } = await compile(content, { outFolder: everyKind });
      expect(findings).toEqual([]);
      return everyKind;
    },
  ],
  ["the shipped site", async () => (await compileSite("/")).folder],
])("%s", (_, compiled) => {
  let site: string;
  const read = (path: string) => JSON.parse(readFileSync(join(site, path), "utf8"));
  let files: string[];
  let data: string[];

  beforeAll(async () => {
    site = await compiled();
    files = filesIn(site);
    data = files.filter((path) => path.startsWith("data/"));
  });

  test("every data file fits its schema", () => {
    for (const path of data) {
      const { error } = schemaOf(path).safeParse(read(path));
      expect(error?.issues, path).toBeUndefined();
    }
  });

  test("every route of routes.json has its data, its document and its Markdown", () => {
    const { routes } = Routes.parse(read("data/routes.json"));
    for (const { path, kind, title, locale } of routes) {
      expect(PageData.parse(read(pageDataPath(path)))).toMatchObject({ path, kind, title, locale });
      expect(files).toContain(documentPath(path));
      expect(files).toContain(markdownPath(path));
    }
  });

  test("every link inside the data leads to a file of the site", () => {
    const served = new Set(
      files.flatMap((path) => [`/${path}`, `/${path}`.replace(/\/?index\.html$/, "") || "/"]),
    );
    for (const path of data)
      for (const href of hrefsIn(read(path)))
        expect(
          served.has(
            decodeURI(href)
              .replace(/[?#].*$/, "")
              .replace(/(.)\/$/, "$1"),
          ),
          `${href} in ${path}`,
        ).toBe(true);
  });
});

test("the site with every kind of page has every kind of page", async () => {
  const site = temporaryFolder();
  await compile(join(import.meta.dirname, "two-languages/content"), { outFolder: site });
  const kinds = filesIn(site)
    .filter((path) => path.startsWith("data/") && schemaOf(path) === PageData)
    .map((path): PageKind => JSON.parse(readFileSync(join(site, path), "utf8")).kind);
  const all = PageData.options.map(({ shape }) => shape.kind.value);
  expect(new Set(kinds)).toEqual(new Set(all));
});

/** Addresses of this site under `href`, `src` and the like, wherever they stand. */
function hrefsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ["href", "src", "home", "markdown", "newer", "older", "image", "light", "dark"].includes(key) &&
    typeof inner === "string" &&
    inner.startsWith("/")
      ? [inner]
      : hrefsIn(inner),
  );
}
