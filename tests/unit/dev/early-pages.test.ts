/** What a writer sees who opens a page while the site is compiled for the first time. */
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { ServedFile } from "../../../cli/dev/served-file.ts";
import { createSiteInMemory, type SiteInMemory } from "../../../cli/dev/site-in-memory.ts";
import { readReaderFiles } from "../../../cli/emit/reader-files.ts";
import { keptFolder, writeFiles } from "../../sites/folders.ts";

const reader = readReaderFiles(join(import.meta.dirname, "../../../dist/twsite/reader"));
const files = {
  "site.yml": `title: Small site
url: https://example.com
base_url: /sub/
locales:
  - { id: en, tag: en-GB, label: English }
navbar:
  left:
    - { type: sidebar, sidebar: docs, label: Docs }
`,
  "static/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "en/pages/index.md": "---\ntitle: Home\n---\n\nSee [the guide](../docs/guide.md#more).\n",
  "en/docs/guide.md":
    "---\ntitle: The guide\n---\n\nFirst words.\n\n## More\n\n![A drawing](./drawing.svg)\n",
  "en/docs/drawing.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
  "en/docs/other.md": "---\ntitle: The other page\n---\n\nOther words.\n",
  "en/docs/wrong.md": "---\ntitle: Wrong\nsidebar_position: first\n---\n\nWords.\n",
  "en/blog/2024-01-01-hello.md": "---\ntitle: Hello\n---\n\nA post.\n",
};

let site: SiteInMemory;
const early: Record<string, ServedFile | undefined> = {};
let baseThen = "";

beforeAll(async () => {
  const contentFolder = writeFiles(keptFolder(), files);
  const build = { contentFolder, baseUrl: undefined, jobs: 1, cacheFolder: undefined, version: "test" };
  site = createSiteInMemory({ ...build, workerScript: undefined }, reader);
  const paths = ["", "docs/guide", "docs/wrong", "blog", "blog/feed.xml", "logo.svg", "nothing"];
  let asked: Promise<unknown> | undefined;
  await site.pass(async () => {
    baseThen = site.base();
    asked = Promise.all(
      paths.map(async (path) => {
        early[path] = await site.early(`/sub/${path}`);
      }),
    );
  });
  await asked;
});

const textOf = async (file: ServedFile | undefined) => String(await file?.content());

test("the page is whole: its text, its outline, its pictures, and the titles of the others beside it", async () => {
  expect(baseThen).toBe("/sub/");
  const guide = await textOf(early["docs/guide"]);
  for (const part of ["First words.", 'id="more"', 'width="3"', "The other page"])
    expect(guide).toContain(part);
  expect(await textOf(early[""])).toContain('href="/sub/docs/guide#more"');
});

test("lists and files of the site are there, too", async () => {
  expect(await textOf(early.blog)).toContain("Hello");
  expect(await textOf(early["logo.svg"])).toContain("<svg");
});

test("a page with a mistake in its front matter is shown, too", async () => {
  expect(await textOf(early["docs/wrong"])).toContain("Words.");
});

test("what only the whole site tells waits for it, as do pages that are not there", () => {
  for (const path of ["blog/feed.xml", "nothing"]) expect(early[path]).toBeUndefined();
});

test("afterwards the site is served as it is, and an early page is known to be another", async () => {
  expect(await site.early("/sub/docs/guide")).toBeUndefined();
  const guide = site.file("/sub/docs/guide");
  expect(await textOf(guide)).toContain("First words.");
  expect(guide?.tag).not.toBe(early["docs/guide"]?.tag);
});
