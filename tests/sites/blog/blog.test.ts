/** The blog: dates, lists, counts, tags, authors and what leads from post to post, in two languages. */
import { beforeAll, describe, expect, test } from "vitest";
import { keptFolder } from "../folders.ts";
import { type CompiledSite, compiled, twoLocales } from "../read-site.ts";
import { blogFiles } from "./posts.ts";
import { postsOf } from "./posts-of.ts";

/** The host's zone must not matter: in New York, midnight UTC is the day before. */
process.env.TZ = "America/New_York";

const listed = ["/blog/A_first", "/blog/b_second", "/blog/2025/01/01/new-year", "/blog/Old_Post"];

describe("a blog", () => {
  const folder = keptFolder();
  let site: CompiledSite;
  beforeAll(async () => {
    site = await compiled(blogFiles, {}, [], folder);
  });

  test("takes dates from front matter, file name or folders, and shows that day everywhere", () => {
    expect(site.page("/blog/A_first")).toMatchObject({ date: { iso: "2025-03-17", text: "17 March 2025" } });
    expect(site.page("/blog/b_second")).toMatchObject({ date: { iso: "2025-03-17" } });
    expect(site.page("/blog/2025/01/01/new-year")).toMatchObject({ date: { text: "1 January 2025" } });
    expect(site.page("/fr/blog/2025/01/01/new-year")).toMatchObject({ date: { text: "1 janvier 2025" } });
    expect(site.page("/blog/Old_Post")).toMatchObject({ date: { iso: "2024-12-31" } });
  });

  test("lists posts newest first, two of one day by their addresses, in pages", () => {
    expect(postsOf(site.page("/blog"))).toEqual(listed.slice(0, 2));
    expect(postsOf(site.page("/blog/page/2"))).toEqual(listed.slice(2));
    expect(site.page("/blog")).toMatchObject({ older: "/blog/page/2" });
    expect(site.page("/blog")).not.toHaveProperty("newer");
    expect(site.page("/fr/blog/page/2")).toMatchObject({ title: "Journal, page 2", newer: "/fr/blog" });
    expect(site.has("blog/page/3/index.html")).toBe(false);
  });

  test("has an archive by year, newest first, in which 1 January stands in its year", () => {
    const years = [
      ["2025", listed.slice(0, 3)],
      ["2024", listed.slice(3)],
    ];
    for (const home of ["", "/fr"]) {
      const page = site.page(`${home}/blog/archive`);
      const shown =
        page.kind === "archive"
          ? page.years.map(({ year, posts }) => [year, posts.map(({ href }) => href)])
          : [];
      expect(shown).toEqual(
        years.map(([year, posts]) => [year, [...(posts ?? [])].map((href) => home + href)]),
      );
    }
  });

  test("has a sidebar with every listed post by year, and the way to the archive", () => {
    const { items } = site.sidebar("en", "blog");
    expect(items.map(({ title, href }) => [title, href])).toEqual([
      ["2025", undefined],
      ["2024", undefined],
      ["Archive", "/blog/archive"],
    ]);
    expect(items.flatMap((item) => ("items" in item ? item.items.map(({ href }) => href) : []))).toEqual(
      listed,
    );
  });

  test("keeps permalinks of tags and authors as they are written, and counts in true plurals", () => {
    const tags = site.page("/blog/tags");
    expect(tags).toMatchObject({
      items: [
        { title: "AI", href: "/blog/tags/AI", count: "3 posts" },
        { title: "Docs as code", href: "/blog/tags/Docs_as-Code", count: "1 post" },
        { title: "Nothing yet", href: "/blog/tags/Nothing", count: "No posts" },
        { title: "Tools", href: "/blog/tags/tools", count: "2 posts" },
      ],
    });
    expect(site.page("/fr/blog/tags")).toMatchObject({
      items: [
        { title: "Docs as code", count: "1 article" },
        { title: "IA", count: "3 articles" },
        { title: "Outils", count: "2 articles" },
        { title: "Rien encore", count: "Aucun article" },
      ],
    });
    expect(site.page("/blog/authors")).toMatchObject({
      items: [
        { name: "The writer", href: "/blog/authors/A-post_by-writer", count: "2 posts" },
        { name: "A silent one", href: "/blog/authors/silent", count: "No posts" },
      ],
    });
  });

  test("has a page for a tag and an author without posts, which says so", () => {
    expect(site.page("/blog/tags/Nothing")).toMatchObject({ items: [], count: "No posts" });
    expect(site.page("/fr/blog/tags/Nothing")).toMatchObject({
      title: "Articles avec le mot-clé «\u00a0Rien encore\u00a0»",
      items: [],
      count: "Aucun article",
    });
    expect(site.page("/fr/blog/authors/silent")).toMatchObject({
      title: "Articles de Une absente",
      count: "Aucun article",
    });
    expect(site.document("fr/blog/tags/Nothing/index.html").all("ol.post-list")).toEqual([]);
  });

  test("pages the lists of tags and authors, too", () => {
    expect(postsOf(site.page("/blog/tags/AI"))).toEqual(["/blog/A_first", "/blog/b_second"]);
    expect(postsOf(site.page("/blog/tags/AI/page/2"))).toEqual(["/blog/2025/01/01/new-year"]);
    expect(postsOf(site.page("/blog/authors/A-post_by-writer"))).toEqual([
      "/blog/b_second",
      "/blog/2025/01/01/new-year",
    ]);
    expect(site.page("/blog/authors/A-post_by-writer")).toMatchObject({
      website: { title: "example.org", href: "https://example.org/~writer" },
    });
  });

  test("leads from a post to the newer, the older and those on its subjects", () => {
    const page = site.page("/blog/b_second");
    expect(page).toMatchObject({
      newer: { href: "/blog/A_first" },
      older: { href: "/blog/2025/01/01/new-year" },
      // Both tags come before one.
      related: [{ href: "/blog/2025/01/01/new-year" }, { href: "/blog/A_first", title: "A" }],
    });
    expect(site.page("/blog/Old_Post")).not.toHaveProperty("related");
    expect(site.document("fr/blog/b_second/index.html").all(".related h2, .related a")).toEqual([
      "Sur le même sujet",
      "Nouvel an",
      "A",
    ]);
  });

  test("says under a post where it can be edited and when it changed", () => {
    expect(site.page("/blog/2025/01/01/new-year")).toMatchObject({
      editUrl: "https://example.com/edit/en/blog/2025/01/01/new-year.md",
      lastUpdated: { iso: "2025-02-01", text: "Last updated on 1 February 2025 by A friend" },
    });
  });

  test("never lists what is unlisted or a draft", () => {
    expect(site.page("/blog/hidden")).toMatchObject({ visibility: "unlisted" });
    expect(site.page("/blog/hidden")).not.toHaveProperty("newer");
    expect(site.page("/blog/hidden")).not.toHaveProperty("related");
    expect(site.has("blog/draft/index.html")).toBe(false);
    const lists = ["/blog", "/blog/page/2", "/blog/archive", "/blog/tags/AI", "/blog/A_first"];
    for (const route of lists) expect(JSON.stringify(site.page(route))).not.toMatch(/Hidden|Draft/);
  });
});

test("a blog of unlisted posts only has lists that say nothing, and no feed", async () => {
  const site = await compiled({
    "site.yml": twoLocales,
    "en/pages/index.md": "# Home\n",
    "fr/pages/index.md": "# Accueil\n",
    "en/blog/2025-01-01-one.md": "---\nunlisted: true\n---\n# One\n",
  });
  expect(postsOf(site.page("/blog"))).toEqual([]);
  expect(site.sidebar("en", "blog").items).toHaveLength(1);
  expect(site.has("blog/rss.xml")).toBe(false);
});

test("a time without a zone is UTC", async () => {
  const site = await compiled({
    "site.yml": twoLocales,
    "en/pages/index.md": "# Home\n",
    "fr/pages/index.md": "# Accueil\n",
    "en/blog/late.md": "---\ndate: 2024-12-31T23:30:00\n---\n# Late\n",
    "en/blog/early.md": "---\ndate: 2025-01-01T00:30:00+01:00\n---\n# Early\n",
  });
  expect(postsOf(site.page("/blog"))).toEqual(["/blog/early", "/blog/late"]);
  expect(site.page("/blog/late")).toMatchObject({
    date: { iso: "2024-12-31T23:30:00Z", text: "31 December 2024" },
  });
});

test("a date is shown on the day that its author wrote, and a time without a zone is in that of the site", async () => {
  const site = await compiled({
    "site.yml": `${twoLocales}time_zone: America/New_York\n`,
    "en/pages/index.md": "# Home\n",
    "fr/pages/index.md": "# Accueil\n",
    "en/blog/one.md": "---\ndate: 2025-12-31T23:00:00-05:00\n---\n# One\n",
    "en/blog/two.md": "---\ndate: 2025-12-31T22:00\n---\n# Two\n",
    "en/blog/three.md": "---\ndate: 2025-01-01T00:30:00+13:00\n---\n# Three\n",
  });
  expect(site.page("/blog/one")).toMatchObject({
    date: { iso: "2025-12-31T23:00:00-05:00", text: "31 December 2025" },
  });
  expect(site.page("/blog/two")).toMatchObject({ date: { iso: "2025-12-31T22:00-05:00" } });
  expect(site.page("/blog/three")).toMatchObject({ date: { text: "1 January 2025" } });
  expect(site.page("/blog/archive")).toMatchObject({ years: [{ year: "2025" }] });
  expect(postsOf(site.page("/blog"))).toEqual(["/blog/one", "/blog/two", "/blog/three"]);
  expect(site.text("blog/rss.xml")).toContain("<pubDate>Thu, 01 Jan 2026 04:00:00 GMT</pubDate>");
});
