/**
 * Defects that writers know from another tool of the kind, each as what holds here instead.
 *
 * | Where else the others are tried | What holds |
 * | --- | --- |
 * | browser/configuration | an announcement under a new id shows at once, not from the next full load on |
 * | browser/shell | the contents mark the heading that is read, after the window changed its size, too |
 * | browser/failures | a part that crashed is tried again by a button, and does not outlast its page |
 * | browser/failures | a failed load reloads the page once, and never in a circle |
 * | browser/keyboard | a category of the sidebar opens by its own keys, and Tab passes by |
 * | unit/emit/head, sites/formats | one tag per author and per tag; feeds name their address, language, dates and authors |
 */

import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { reportOf } from "../findings/report.ts";
import { type Files, keptFolder, temporaryFolder, writeFiles } from "./folders.ts";
import { type CompiledSite, compiled, twoLocales } from "./read-site.ts";

const post = (title: string, head = "") => `---\ntitle: ${title}\n${head}\n---\n\nThe start of ${title}.\n\n`;

const files: Files = {
  "site.yml": twoLocales,
  "authors.yml":
    "writer: { name: { en: The writer, fr: La plume } }\nsilent: { name: { en: Nobody, fr: Personne } }\n",
  "sidebars.yml": "docs:\n  - category: { folder: guide }\n",
  "en/pages/index.md": "# Home\n",
  "fr/pages/index.md": "# Accueil\n",
  "fr/pages/seul.md": "# Seulement ici\n",
  "en/docs/guide/deep/bottom.md": "# Bottom\n\nText.\n",
  "fr/docs/guide/category.yml": `label: Guide\ndescription: ${"Une longue description. ".repeat(20)}\n`,
  "en/docs/guide/category.yml": `label: Guide\ndescription: ${"A long description. ".repeat(20)}\n`,
  "en/docs/guide/untranslated.md": "# Not in French\n\nText.\n",
  "en/blog/2025-01-01-new-year.md": `${post("New year", "authors: writer")}<!-- truncate -->\n\nThe secret middle.\n`,
  "fr/blog/2025-01-01-new-year.md": `${post("Nouvel an", "authors: writer")}<!-- truncate -->\n\nLe milieu.\n`,
  "en/blog/2024-05-01-links.md":
    "---\ntitle: Links\n---\n\nSee [the guide][g].\n\n```html\n<!-- truncate -->\n```\n\nMore text.\n\n<!-- truncate -->\n\nRest.\n\n[g]: ../docs/guide/deep/bottom.md\n",
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((day) => [
      `en/blog/2025-02-0${day}-hidden-${day}.md`,
      post(`Hidden ${day}`, "unlisted: true"),
    ]),
  ),
};

describe("a site", () => {
  const folder = keptFolder();
  let site: CompiledSite;
  beforeAll(async () => {
    site = await compiled(files, {}, [], folder);
  });

  test("says in the page's language that an author has no post, and does not count one", () => {
    const document = site.document("fr/blog/authors/silent/index.html");
    expect(document.text("title")).toBe("Articles de Personne | Site");
    expect(document.text("main")).toContain("Aucun article");
    expect(document.text("main")).not.toMatch(/1 article|Un article|posts?\b/);
  });

  test("keeps the texts of posts out of the archive", () => {
    expect(site.text("data/blog/archive.json")).not.toContain("secret middle");
    expect(site.text("data/blog/archive.json")).not.toContain("start of");
  });

  test("has one heading of the first level on the blog and on every list", () => {
    for (const path of ["blog", "blog/archive", "blog/tags", "blog/authors", "blog/authors/writer"])
      expect(site.document(`${path}/index.html`).all("h1"), path).toHaveLength(1);
  });

  test("keeps the not-found page away from search engines, without an address and translations of its own", () => {
    for (const path of ["404.html", "fr/404/index.html"]) {
      const document = site.document(path);
      expect(document.meta("robots"), path).toBe("noindex");
      expect(document.link("canonical"), path).toBeUndefined();
      expect(document.alternates(), path).toEqual([]);
    }
    expect(site.text("sitemap.xml")).not.toContain("404");
  });

  test("declares a text that is not translated as what it is", () => {
    const document = site.document("fr/docs/guide/untranslated/index.html");
    expect(document.attribute(".prose", "lang")).toBe("en-GB");
    expect(document.link("canonical")).toBe("https://example.com/docs/guide/untranslated");
    expect(document.alternates()).toEqual([]);
    expect(document.text(".banner")).toBeDefined();
    expect(site.text("sitemap.xml")).not.toContain("/fr/docs/guide/untranslated");
  });

  test("has the pages of one language only, without the source language's leave", () => {
    expect(site.routes()).toContain("/fr/seul");
    expect(site.routes()).not.toContain("/seul");
  });

  test("takes the mark of an excerpt as a comment, and not one that is code; links defined below it stay text", () => {
    const blog = site.page("/blog");
    const excerpts = blog.kind === "blog" ? blog.items.map(({ excerpt }) => excerpt) : [];
    expect(excerpts).toEqual(["The start of New year.", "See the guide. More text."]);
  });

  test("fills the blog's sidebar with listed posts, however many unlisted ones are newer", () => {
    const titles = site
      .sidebar("en", "blog")
      .items.map((item) => [
        item.title,
        item.kind === "category" ? item.items.map(({ title }) => title) : [],
      ]);
    expect(titles.slice(0, 2)).toEqual([
      ["2025", ["New year"]],
      ["2024", ["Links"]],
    ]);
  });

  test("has every link of the sidebar in its documents, those in closed categories included", () => {
    const html = site.text("docs/guide/untranslated/index.html");
    expect(html).toContain('href="/docs/guide/deep/bottom"');
  });

  test("shows descriptions of categories whole", () => {
    expect(site.document("docs/category/guide/index.html").text(".lead")?.length).toBeGreaterThan(350);
  });

  test("knows no route by another case", () => {
    expect(site.has("docs/Guide/untranslated/index.html")).toBe(false);
    expect(site.has("blog/New-Year/index.html")).toBe(false);
  });
});

describe("west of Greenwich", () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  test("a post of 1 January is of its own year, in sidebar, archive and text", async () => {
    process.env.TZ = "America/Los_Angeles";
    expect(new Date("2025-01-01").getFullYear()).toBe(2024);
    const site = await compiled(files);
    expect(site.sidebar("en", "blog").items[0]).toMatchObject({
      title: "2025",
      items: [{ title: "New year" }],
    });
    expect(site.page("/blog/archive")).toMatchObject({ years: [{ year: "2025" }, { year: "2024" }] });
    expect(site.page("/fr/blog/new-year")).toMatchObject({
      date: { iso: "2025-01-01", text: "1 janvier 2025" },
    });
  });
});

describe("links", () => {
  const report = (page: string) =>
    reportOf(writeFiles(join(temporaryFolder(), "content"), { ...files, "en/docs/guide/from.md": page }));

  test("to the other language are fine", async () => {
    expect(await report("# From\n\n[French](/fr/seul), [file](../../../fr/pages/seul.md).\n")).toBe("");
  });

  test("to nowhere are found in raw HTML, too, and hide no anchor that is missing", async () => {
    const found = await report('# From\n\n<a href="/nowhere">x</a> [y](./deep/bottom.md#gone)\n');
    expect(found).toContain("from.md:3:1  error  “/nowhere” is a broken link  [link-resolves]");
    expect(found).toContain("has no heading or element with the id “gone”  [anchor-resolves]");
  });

  test("to an element with an id of its own are fine", async () => {
    expect(await report('# From\n\n<div id="here">\n\nText.\n\n</div>\n\n[up](#here)\n')).toBe("");
  });
});
