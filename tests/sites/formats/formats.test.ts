/** Every feed and sitemap of compiled sites keeps to the rules of its format, and an independent library reads it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAtomFeed, parseFeed } from "feedsmith";
import { beforeAll, describe, expect, test } from "vitest";
import { renderSitemap } from "../../../cli/emit/sitemap.ts";
import { compileSite } from "../../browser/compiled-site.ts";
import { filesIn } from "../folders.ts";
import { atom } from "./atom.ts";
import { allIn, textIn, textsOf, violations } from "./content-model.ts";
import { JsonFeed } from "./json-feed.ts";
import { rss } from "./rss.ts";
import { sitemap, sitemapIndex } from "./sitemap.ts";

describe.each([
  ["the shipped site", "content", "https://www.example.com"],
  ["the site of two languages", "tests/sites/two-languages/content", "https://notes.example"],
])("%s", (_, content, origin) => {
  let site: string;
  let files: string[] = [];
  const read = (path: string) => readFileSync(join(site, path), "utf8");
  const named = (name: string) => files.filter((path) => path.endsWith(name));
  beforeAll(async () => {
    site = (await compileSite("/", content)).folder;
    files = filesIn(site);
  });

  test("RSS 2.0: elements, dates and addresses; the guid of an address leads there", () => {
    expect(named("/rss.xml").length).toBeGreaterThan(2);
    for (const path of named("/rss.xml")) {
      expect(violations(read(path), rss), path).toEqual([]);
      const [self] = allIn(read(path), "atom:link");
      expect(self?.attributes.href, path).toBe(`${origin}/${path}`);
      const guids = allIn(read(path), "item").map((item) => [
        textsOf(item, "guid")[0],
        textsOf(item, "link")[0],
      ]);
      for (const [guid, link] of guids) expect(guid, path).toBe(link);
      expect(new Set(guids.map(([guid]) => guid)).size, path).toBe(guids.length);
    }
  });

  test("Atom, RFC 4287: elements and dates; unique ids, an author for every entry, one alternate, the latest date", () => {
    expect(named("/atom.xml")).toHaveLength(2);
    for (const path of named("/atom.xml")) {
      expect(violations(read(path), atom), path).toEqual([]);
      const { id, authors, links, updated, entries = [] } = parseAtomFeed(read(path));
      const ids = [id, ...entries.map((entry) => entry.id)];
      expect(new Set(ids).size, path).toBe(ids.length);
      for (const entry of entries) {
        expect((authors ?? entry.authors)?.length, entry.id).toBeGreaterThan(0);
        expect(
          entry.links?.filter(({ rel }) => rel === "alternate"),
          entry.id,
        ).toHaveLength(1);
      }
      expect(links?.find(({ rel }) => rel === "self")?.href).toBe(`${origin}/${path}`);
      expect(updated).toBe(
        entries
          .map((entry) => entry.updated ?? "")
          .sort()
          .at(-1),
      );
    }
  });

  test("JSON Feed 1.1: its members, their types, unique ids", () => {
    expect(named("/feed.json")).toHaveLength(2);
    for (const path of named("/feed.json")) {
      const feed = JsonFeed.parse(JSON.parse(read(path)));
      expect(feed.feed_url).toBe(`${origin}/${path}`);
      expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
    }
  });

  test("another program reads each feed as what it is, with every post and its text", () => {
    for (const [name, format] of [
      ["/rss.xml", "rss"],
      ["/atom.xml", "atom"],
      ["/feed.json", "json"],
    ] as const)
      for (const path of named(name)) {
        const parsed = parseFeed(read(path));
        expect(parsed.format, path).toBe(format);
        const count = parsed.format === "atom" ? parsed.feed.entries : parsed.feed.items;
        expect(count?.length, path).toBeGreaterThan(0);
      }
  });

  test("the sitemap: its schema, every alternate both ways, and nothing but pages that say they are canonical", () => {
    const xml = read("sitemap.xml");
    expect(violations(xml, sitemap)).toEqual([]);
    const alternates = new Map(
      allIn(xml, "url").map((url) => [
        textsOf(url, "loc")[0],
        url.children.flatMap((child) =>
          child.type === "element" && child.name === "xhtml:link" ? [child.attributes.href] : [],
        ),
      ]),
    );
    expect(alternates.size).toBe(allIn(xml, "loc").length);
    for (const [page, others] of alternates)
      for (const other of others) expect(alternates.get(other ?? ""), `${page} → ${other}`).toContain(page);
    for (const loc of allIn(xml, "loc").map(textIn)) {
      const path = decodeURI(new URL(loc).pathname).slice(1).replace(/\/$/, "");
      const html = read(join(path, "index.html"));
      expect(html, loc).toContain(`<link rel="canonical" href="${loc}"/>`);
      expect(html, loc).not.toContain('name="robots"');
    }
  });
});

test("past the limit, the index of sitemaps keeps to its schema, too", () => {
  const pages = Array.from({ length: 50_001 }, (_, n) => ({
    url: `https://example.com/${n}`,
    alternates: [],
  }));
  const files = renderSitemap(pages, "https://example.com/");
  expect(violations(files.at(-1)?.text ?? "", sitemapIndex)).toEqual([]);
  expect(violations(files[1]?.text ?? "", sitemap)).toEqual([]);
});

test("the rules notice what breaks them", () => {
  const broken =
    '<rss version="2.0"><channel><title>A</title><item><pubDate>today</pubDate></item></channel></rss>';
  expect(violations(broken, rss)).toEqual([
    "rss: no xmlns:atom",
    "rss: no xmlns:content",
    "rss: no xmlns:dc",
    "rss/channel: 0 × <link>",
    "rss/channel: 0 × <description>",
    "rss/channel: 0 × <atom:link>",
    "rss/channel/item: 0 × <title>",
    "rss/channel/item: 0 × <link>",
    "rss/channel/item: 0 × <guid>",
    "rss/channel/item: 0 × <content:encoded>",
    "rss/channel/item/pubDate: “today”",
  ]);
});
