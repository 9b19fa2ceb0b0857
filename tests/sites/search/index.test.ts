/** The search index: what is in it, how it is divided, and what an edit costs (S26). */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "../build.ts";
import { contentsOf, type Files, filesIn, temporaryFolder, writeFiles } from "../folders.ts";
import { threeVersions } from "../versions/three-versions.ts";
import { indexOf, searcherOf } from "./read-index.ts";

const configuration = (rest = "") => `title: { en: Site, fr: Site }
url: https://example.com
locales:
  - { id: en, tag: en-GB, label: English }
  - { id: fr, tag: fr-FR, label: Français }
navbar:
  left:
    - { type: sidebar, sidebar: guide, label: { en: The guide, fr: Le guide } }
  right:
    - { type: search }
${rest}`;

const content: Files = {
  "site.yml": configuration(),
  "sidebars.yml": "guide:\n  - doc: one\n  - doc: two\n",
  "en/pages/index.md": "# Home\n\nWelcome to the aardvark.\n",
  "fr/pages/index.md": "# Accueil\n\nBienvenue.\n",
  "en/docs/one.md":
    "# One\n\nText about badgers.\n\n## Where they live\n\nIn setts.\n\n### At night\n\nOutside.\n\n#### Rain\n\nInside.\n",
  "en/docs/two.md": "---\ntitle: Two\ndescription: On cats\nkeywords: [feline]\n---\n\nSee `purrFactor`.\n",
  "en/docs/apart.md": "# Apart\n\nBeside no sidebar: dogs.\n",
  "en/docs/hidden.md": "---\ntitle: Hidden\nunlisted: true\n---\n\nSecret elephants.\n",
  "en/docs/later.md": "---\ntitle: Later\ndraft: true\n---\n\nFuture frogs.\n",
  "en/blog/2025-01-02-post.md":
    "---\ntitle: Post\n---\n\nNews of goats.\n\n```js\nconst inCode = shell('tool --dry-run', max_retries); throw ENOENT; // badly\n```\n",
};

const write = (files: Files = content) => writeFiles(join(temporaryFolder(), "content"), files);

test("there is an area for the docs of each sidebar, for other docs, for the blog and for the pages; a page says which is its own", async () => {
  const { index, hits, groups } = await searcherOf(await indexOf(write()), "en");
  expect(index.areas.map(({ title }) => title)).toEqual(["The guide", "Documentation", "Blog", "Pages"]);
  expect(groups("badger").map(({ hits: [hit] }) => hit?.within)).toEqual(["The guide"]);
  expect(hits("dog")).toEqual(["/docs/apart"]);
  expect(hits("goat")).toEqual(["/blog/post"]);
  expect(hits("aardvark")).toEqual(["/"]);
});

test("pages and folders with `search: false` are left out of the search alone; a page of such a folder can be in it", async () => {
  const site = write({
    ...content,
    "en/docs/two.md": "---\ntitle: Two\nsearch: false\n---\n\nQuokkas.\n",
    "en/pages/about.md": "---\ntitle: About\nsearch: false\n---\n\nOcelots.\n",
    "en/blog/2025-01-02-post.md": "---\ntitle: Post\nsearch: false\n---\n\nGoats.\n",
    "sidebars.yml": "guide:\n  - doc: one\n  - doc: two\n  - folder: made\n",
    "en/docs/made/category.yml": "label: Made\nsearch: false\n",
    "en/docs/made/deep/list.md": "# List\n\nHedgehogs.\n",
    "en/docs/made/start.md": "---\ntitle: Start\nsearch: true\n---\n\nMoles.\n",
    "fr/docs/made/deep/list.md": "# Liste\n\nHérissons.\n",
  });
  const compiled = await indexOf(site);
  const { hits } = await searcherOf(compiled, "en");
  for (const query of ["quokka", "ocelot", "goat", "hedgehog", "deep"])
    expect(hits(query), query).toEqual([]);
  expect(hits("mole")).toEqual(["/docs/made/start"]);
  expect((await searcherOf(compiled, "fr")).hits("hérisson")).toEqual([]);
  await compile(site);
  const sitemap = readFileSync(join(site, "../site/sitemap.xml"), "utf8");
  for (const route of ["/docs/two", "/about", "/blog/post", "/docs/made/deep/list", "/docs/category/deep"])
    expect(sitemap).toContain(`<loc>https://example.com${route}</loc>`);
});

test("a section is what a heading of level 2 or 3 leads to; deeper headings belong to it", async () => {
  const { hits } = await searcherOf(await indexOf(write()), "en");
  expect(hits("badgers")).toEqual(["/docs/one"]);
  expect(hits("setts")).toEqual(["/docs/one#where-they-live"]);
  expect(hits("outside")).toEqual(["/docs/one#at-night"]);
  expect(hits("rain")).toEqual(["/docs/one#at-night"]);
});

test("description, keywords and code in a sentence count, and the names in code blocks, not all words of these", async () => {
  const { hits } = await searcherOf(await indexOf(write()), "en");
  for (const query of ["cat", "feline", "purrfactor"]) expect(hits(query)).toEqual(["/docs/two"]);
  for (const query of ["inCode", "--dry-run", "dry-run", "max_retries", "enoent"])
    expect(hits(query), query).toEqual(["/blog/post"]);
  for (const query of ["shell", "throw", "badly"]) expect(hits(query), query).toEqual([]);
});

test("unlisted pages, drafts and pages in place of a translation are not found", async () => {
  const files = await indexOf(write(), true);
  const english = await searcherOf(files, "en");
  const french = await searcherOf(files, "fr");
  expect(english.hits("elephants")).toEqual([]);
  expect(english.hits("frogs")).toEqual([]);
  expect(french.hits("badgers")).toEqual([]);
  expect(french.hits("bienvenue")).toEqual(["/fr/"]);
  expect([...files.values()].join("")).not.toMatch(/hidden|Later/);
});

test("of docs in several versions, those of the page's version are found, elsewhere the latest", async () => {
  const site = `${threeVersions["site.yml"]}`.replace(
    /navbar:\n(.*?)right:\n/s,
    "navbar:\n$1right:\n    - { type: search }\n",
  );
  expect(site).toContain("type: search");
  const files = await indexOf(write({ ...threeVersions, "site.yml": site }));
  const latest = await searcherOf(files, "en");
  const old = await searcherOf(files, "en", "1.0");
  expect(latest.index.areas.find(({ isLast }) => isLast)?.version).toBe("2.0");
  expect(latest.hits("start").filter((href) => href.startsWith("/docs"))).toEqual(["/docs/start"]);
  const found = old.hits("start").filter((href) => href.startsWith("/docs"));
  expect(found).toContain("/docs/old/start");
  expect(found).not.toContain("/docs/start");
});

test("a site without the button has no index", async () => {
  const folder = write({ ...content, "site.yml": configuration().replace(/ {2}right:.*/s, "") });
  const { findings } = await compile(folder);
  expect(findings).toEqual([]);
  const written = filesIn(join(folder, "../site")).filter((path) => path.includes("search"));
  expect(written.filter((path) => !path.includes("/schemas/") && !path.endsWith(".css"))).toEqual([]);
});

test("an edit of a paragraph or of a title rewrites one shard, and leaves the index as a cold start makes it", async () => {
  const folder = write();
  const site = join(folder, "../site");
  const run = () => compile(folder, { cacheFolder: join(folder, "../.twsite/content") });
  await run();
  const edit = async (from: string, to: string) => {
    const file = join(folder, "en/docs/one.md");
    writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
    return (await run()).published?.written.filter((path) => path.includes("/search/"));
  };
  expect(await edit("badgers", "a new wallaby")).toEqual(["data/_/en/search/docs-guide-0.json"]);
  expect(await edit("# One", "# Number one")).toEqual(["data/_/en/search/docs-guide-0.json"]);
  const warm = contentsOf(join(site, "data/_/en/search"));
  await compile(folder, { outFolder: join(folder, "../cold") });
  expect(contentsOf(join(folder, "../cold/data/_/en/search"))).toEqual(warm);
});
