/** Docs and blog where the site says, and several sets of docs, each with its sidebars and versions (S74). */
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { SearchIndex } from "../../../schema/search.ts";
import { Versions } from "../../../schema/versions.ts";
import { checkContent } from "../build.ts";
import { type Files, keptFolder, temporaryFolder, writeFiles } from "../folders.ts";
import { type CompiledSite, compiled } from "../read-site.ts";
import { locales, severalSets } from "./several-sets.ts";

describe("a site with docs at its top, posts at /news and two further sets of docs", () => {
  const folder = keptFolder();
  let site: CompiledSite;
  beforeAll(async () => {
    site = await compiled(severalSets, {}, [], folder);
  });

  test("has each part at its address, in every language", () => {
    expect(site.routes().filter((path) => !path.startsWith("/fr"))).toEqual([
      "/",
      "/about",
      "/category/guide",
      "/guide/install",
      "/news",
      "/news/archive",
      "/news/authors",
      "/news/authors/writer",
      "/news/first",
      "/news/tags",
      "/news/tags/tools",
      "/reference/calls/get",
      "/reference/next/calls/get",
      "/reference/next/category/calls",
      "/reference/next/start",
      "/reference/start",
      "/tags",
      "/tags/tools",
      "/tools/cli",
    ]);
    expect(site.routes()).toEqual(
      expect.arrayContaining([
        "/fr/",
        "/fr/guide/install",
        "/fr/reference/start",
        "/fr/tools/cli",
        "/fr/news",
      ]),
    );
  });

  test("has the doc at / as its home page", () => {
    expect(site.page("/")).toMatchObject({ kind: "doc", title: "Welcome" });
    expect(site.page("/fr/")).toMatchObject({ kind: "doc", title: "Bienvenue" });
    expect(site.document("index.html").text("h1")).toBe("Welcome");
  });

  test("keeps the data of the first set where it was; a further set has a folder and a name in its data", () => {
    const read = (path: string) => Versions.parse(JSON.parse(site.text(path)));
    expect(read("data/_/en/versions.json")).toMatchObject({
      versions: [{ path: "/", mainDocId: "welcome" }],
    });
    expect(read("data/_/en/versions.json").set).toBeUndefined();
    expect(read("data/_/fr/api/versions.json")).toMatchObject({
      set: "api",
      versions: [
        { name: "current", path: "/fr/reference/next" },
        { name: "1.0", isLast: true, path: "/fr/reference" },
      ],
    });
    expect(site.has("data/_/en/sidebars/current/docs.json")).toBe(true);
    expect(JSON.parse(site.text("data/_/en/api/sidebars/1.0/main.json"))).toMatchObject({
      set: "api",
      version: "1.0",
      items: [{ title: "Start of the API" }],
    });
    expect(site.has("data/_/en/tools/sidebars/current/tools.json")).toBe(true);
  });

  test("leads from docs to docs of another set, to pages and to posts, by file and by address", () => {
    const hrefs = (path: string) =>
      [
        ...site
          .text(path)
          .matchAll(/<a href="([^"]+)"[^>]*>(?:Install|calls|About|post|start|one|Get|guide|Start)</g),
      ].map(([, href]) => href);
    expect(hrefs("index.html")).toEqual(
      expect.arrayContaining(["/guide/install", "/reference/next/calls/get"]),
    );
    expect(hrefs("guide/install/index.html")).toEqual(expect.arrayContaining(["/about", "/news/first"]));
    // The newest version is at the address of the set; its name leads there, too.
    expect(hrefs("reference/next/calls/get/index.html")).toEqual(
      expect.arrayContaining(["/reference/next/start", "/reference/start"]),
    );
    expect(hrefs("reference/start/index.html")).toEqual(
      expect.arrayContaining(["/reference/calls/get", "/guide/install"]),
    );
  });

  test("has an item of the bar, a menu of versions, neighbours and an edit link for each set", () => {
    const { navbar } = site.manifest("/fr/");
    expect(navbar.left).toMatchObject([
      { title: "Guide", href: "/fr/", sidebar: "docs" },
      {
        title: "Référence",
        href: "/fr/reference/start",
        set: "api",
        versions: { current: "/fr/reference/next/start", "1.0": "/fr/reference/start" },
      },
      { title: "Command line", href: "/fr/tools/cli", set: "tools" },
    ]);
    expect(navbar.right[0]).toMatchObject({ kind: "version", set: "api", last: "1.0" });
    expect(site.page("/reference/next/start")).toMatchObject({
      set: "api",
      sidebar: { version: "current", id: "main" },
      next: { href: "/reference/next/category/calls" },
      version: { banner: { link: { href: "/reference/start" }, last: "1.0" } },
      editUrl: "https://git.example/en/api/start.md",
    });
    expect(site.page("/guide/install")).not.toHaveProperty("set");
    expect(site.page("/guide/install")).not.toHaveProperty("version");
  });

  test("has its feeds beside its posts, and its lists with them", () => {
    expect(site.text("news/rss.xml")).toContain("https://example.com/news/first");
    expect(site.manifest("/").feeds[0]).toMatchObject({ href: "/news/rss.xml" });
    expect(site.sidebar("en", "blog").items.at(-1)).toMatchObject({ href: "/news/archive" });
    expect(site.page("/news/first")).toMatchObject({ tags: [{ href: "/news/tags/tools" }] });
    expect(site.page("/guide/install")).toMatchObject({ tags: [{ href: "/tags/tools" }] });
  });

  test("has a part of the search for each set and version", () => {
    const { areas } = SearchIndex.parse(JSON.parse(site.text("data/_/en/search/index.json")));
    expect(areas).toMatchObject([
      { id: "docs-docs", title: "Guide" },
      { id: "api-1.0", title: "Reference", set: "api", version: "1.0", isLast: true },
      { id: "api-1.0-main", title: "Reference", set: "api", version: "1.0", isLast: true },
      { id: "api-current-main", title: "Reference", set: "api", version: "current" },
      { id: "tools-tools", set: "tools" },
      { id: "blog" },
      { id: "pages" },
    ]);
    expect(areas[3]).not.toHaveProperty("isLast");
  });

  test("lists the latest of each set for language models, and serves each page as Markdown", () => {
    expect(site.text("llms.txt")).toMatch(/\/reference\/start\.md/);
    expect(site.text("llms.txt")).not.toMatch(/\/reference\/next/);
    expect(site.text("index.md")).toContain("# Welcome");
  });

  test("keeps old addresses of a set, which lead to its latest version", () => {
    expect(site.text("_redirects")).toMatch(/^\/old\/get\s+\/reference\/calls\/get\s/m);
  });
});

describe("parts at one address", () => {
  const messages = async (yml: string, more: Files = {}) => {
    const folder = writeFiles(join(temporaryFolder(), "content"), {
      "site.yml": `title: Site\nurl: https://example.com\n${locales}${yml}`,
      "en/docs/start.md": "# Start\n",
      "fr/docs/start.md": "# Début\n",
      "en/blog/2024-01-02-first.md": "# First\n",
      "en/pages/index.md": "# Home\n",
      "en/pages/about.md": "# About\n",
      "en/api/start.md": "# Start\n",
      ...more,
    });
    const { findings } = await checkContent(folder);
    return findings.map(({ file, place, message }) => `${file}:${place?.line} ${message}`);
  };

  test.each([
    ["the blog", "docs: { path: /blog, sets: [{ name: api }] }\n", "the docs in docs/ is at /blog"],
    ["another set", "docs: { sets: [{ name: api, path: /docs }] }\n", "/docs"],
    ["a locale", "docs: { sets: [{ name: api, path: /fr }] }\n", "among the addresses of the locale “fr”"],
    ["a page of a locale", "docs: { path: /fr/guide, sets: [{ name: api }] }\n", "the locale “fr”"],
    ["a locale, for the blog", "docs: { sets: [{ name: api }] }\nblog: { path: /fr }\n", "the locale “fr”"],
    [
      "a version of another set",
      'docs: { sets: [{ name: api, path: /docs/next }] }\nversions: { frozen: [{ name: "1.0" }] }\nnavbar: { right: [{ type: version }] }\n',
      "/docs/next",
    ],
  ])("%s", async (_, yml, message) => {
    const found = await messages(yml, { "en/versions/1.0/start.md": "# Start\n" });
    expect(found.join("\n")).toContain(message);
  });

  test("a set is given once, and its name is that of no other folder", async () => {
    const twice = await messages("docs: { sets: [{ name: api }, { name: API }] }\n");
    expect(twice.join("\n")).toContain("the set of docs “API” is listed twice");
    for (const name of ["docs", "blog", "pages", "versions-api", "search"])
      expect((await messages(`docs: { sets: [{ name: ${name} }] }\n`)).join("\n")).toContain("site.yml:6");
  });

  test("a set has pages", async () => {
    const found = await messages("docs: { sets: [{ name: api }, { name: more }] }\n");
    expect(found).toContain("site.yml:6 the set of docs “more” has no pages");
  });

  test("a page and a doc, a page and the list of posts, a page and the home of a locale", async () => {
    const sets = "  sets: [{ name: api }]\n";
    expect(
      (await messages(`docs:\n  path: /\n${sets}`, { "en/docs/about.md": "# About\n" })).join("\n"),
    ).toContain("“/about”");
    expect((await messages(`docs:\n${sets}`, { "en/pages/blog.md": "# Blog\n" })).join("\n")).toContain(
      "“/blog”",
    );
    expect((await messages(`docs:\n${sets}`, { "en/pages/fr.md": "# French\n" })).join("\n")).toContain(
      "“/fr”",
    );
    expect((await messages(`docs:\n${sets}blog: { path: / }\n`)).join("\n")).toContain("“/”");
  });

  test("a folder of pages that no set names is a finding with what to write", async () => {
    const found = await messages("");
    expect(found.join("\n")).toContain("api");
  });
});

test("posts at the top of the site beside docs at /docs", async () => {
  const site = await compiled({
    "site.yml":
      "title: Site\nurl: https://example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\nblog: { path: /, posts_per_page: 1 }\n",
    "en/docs/start.md": "# Start\n\n[First](/first)\n",
    "en/blog/2024-01-02-first.md": "# First\n",
    "en/blog/2024-01-03-second.md": "# Second\n",
    "en/pages/about.md": "# About\n",
  });
  expect(site.routes()).toEqual(
    expect.arrayContaining(["/", "/about", "/archive", "/docs/start", "/first", "/page/2", "/second"]),
  );
  expect(site.page("/")).toMatchObject({ kind: "blog", older: "/page/2" });
  expect(site.text("rss.xml")).toContain("https://example.com/second");
});

test("a version of docs at the top of the site means its own pages, and leads out of them", async () => {
  const site = await compiled({
    "site.yml":
      "title: Site\nurl: https://example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\ndocs: { path: / }\nversions: { last: current, frozen: [{ name: '1.0' }] }\nnavbar: { right: [{ type: version }] }\n",
    "en/docs/index.md": "# Now\n",
    "en/docs/start.md": "# Start\n",
    "en/versions/1.0/index.md": "# Then\n\n[start](/start) [about](/about) [post](/blog/first)\n",
    "en/versions/1.0/start.md": "# Start\n\n[home](/) [self](/1.0/start)\n",
    "en/blog/2024-01-02-first.md": "# First\n",
    "en/pages/about.md": "# About\n",
  });
  const hrefs = (path: string) =>
    [...site.text(path).matchAll(/<a href="([^"]+)"[^>]*>(?:start|about|post|home|self)</g)].map(
      ([, href]) => href,
    );
  expect(hrefs("1.0/index.html")).toEqual(["/1.0/start", "/about", "/blog/first"]);
  expect(hrefs("1.0/start/index.html")).toEqual(["/1.0", "/1.0/start"]);
});
