/** Feeds of a blog and of its tags, as an independent reader understands them; and which of them an edit writes again. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { beforeAll, describe, expect, test } from "vitest";
import { compile } from "../build.ts";
import { keptFolder, temporaryFolder, writeFiles } from "../folders.ts";
import { type CompiledSite, compiled } from "../read-site.ts";
import { smallSite } from "../small-sites.ts";
import { blogFiles } from "./posts.ts";

describe("feeds", () => {
  const folder = keptFolder();
  let site: CompiledSite;
  beforeAll(async () => {
    site = await compiled(blogFiles, {}, [], folder);
  });

  test("of the blog are there in each language and format, without what is unlisted or a draft", () => {
    for (const [home, language] of [
      ["", "en-GB"],
      ["fr/", "fr-FR"],
    ]) {
      const at = (path: string) => `https://example.com/${home}${path}`;
      const posts = ["blog/A_first", "blog/b_second", "blog/2025/01/01/new-year", "blog/Old_Post"].map(at);
      const rss = parseRssFeed(site.text(`${home}blog/rss.xml`));
      expect(rss).toMatchObject({
        language,
        link: at("blog"),
        atom: { links: [{ rel: "self", href: at("blog/rss.xml") }] },
      });
      expect(rss.items?.map(({ link }) => link)).toEqual(posts);
      const atom = parseAtomFeed(site.text(`${home}blog/atom.xml`));
      expect(atom.entries?.map(({ links }) => links?.[0]?.href)).toEqual(posts);
      const json = parseJsonFeed(site.text(`${home}blog/feed.json`));
      expect(json).toMatchObject({ language, feed_url: at("blog/feed.json") });
      expect(json.items?.map(({ url }) => url)).toEqual(posts);
    }
  });

  test("say when a post changed, and the feed as a whole", () => {
    const atom = parseAtomFeed(site.text("blog/atom.xml"));
    expect(atom.updated).toBe("2025-03-17T00:00:00Z");
    expect(atom.entries?.[2]).toMatchObject({
      published: "2025-01-01T00:00:00Z",
      updated: "2025-02-01T00:00:00Z",
    });
  });

  test("of a tag stand beside its page, in RSS, and their page's head leads to them", () => {
    const rss = parseRssFeed(site.text("fr/blog/tags/AI/rss.xml"));
    expect(rss).toMatchObject({
      title: "Journal\u00a0: IA | Site",
      language: "fr-FR",
      link: "https://example.com/fr/blog/tags/AI",
      atom: { links: [{ rel: "self", href: "https://example.com/fr/blog/tags/AI/rss.xml" }] },
    });
    expect(rss.items?.map(({ title }) => title)).toEqual(["A", "B", "Nouvel an"]);
    const page = site.document("fr/blog/tags/AI/index.html");
    expect(page.attribute('link[type="application/rss+xml"]', "href")).toBe("/fr/blog/tags/AI/rss.xml");
    expect(page.attribute('.page-links a[href$=".xml"]', "href")).toBe("/fr/blog/tags/AI/rss.xml");
    expect(site.has("blog/tags/AI/atom.xml")).toBe(false);
  });

  test("of a tag without posts are not there, nor does anything lead to one", () => {
    expect(site.has("blog/tags/Nothing/rss.xml")).toBe(false);
    expect(site.page("/blog/tags/Nothing")).not.toHaveProperty("feed");
  });
});

test("are written in the formats that site.yml asks for, and nothing leads to others", async () => {
  const formats = (list: string) => ({
    ...blogFiles,
    "site.yml": blogFiles["site.yml"].replace(
      "  posts_per_page: 2\n",
      `  posts_per_page: 2\n  feed_formats: ${list}\n`,
    ),
  });
  const two = await compiled(formats("[json, atom]"));
  expect(two.manifest("/fr/").feeds.map(({ href }) => href)).toEqual([
    "/fr/blog/atom.xml",
    "/fr/blog/feed.json",
  ]);
  expect(two.has("blog/rss.xml")).toBe(false);
  expect(two.page("/blog/tags/AI")).toMatchObject({ feed: { href: "/blog/tags/AI/atom.xml" } });
  expect(parseAtomFeed(two.text("blog/tags/AI/atom.xml")).entries).toHaveLength(3);

  const none = await compiled(formats("[]"));
  expect(none.manifest("/").feeds).toEqual([]);
  expect(none.page("/blog/tags/AI")).not.toHaveProperty("feed");
  for (const file of ["blog/rss.xml", "blog/atom.xml", "blog/feed.json", "blog/tags/AI/rss.xml"])
    expect(none.has(file)).toBe(false);
});

test("an edit writes only the feeds that quote it", async () => {
  const folder = temporaryFolder();
  const content = writeFiles(join(folder, "content"), blogFiles);
  const build = () => compile(content, { cacheFolder: join(folder, ".twsite/content") });
  const edit = async (path: string, from: string, to: string) => {
    const file = join(content, path);
    writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
    const { published } = await build();
    return published?.written.filter((name) => /\/(rss\.xml|atom\.xml|feed\.json)$/.test(name)).sort();
  };
  await build();

  const ofTheBlog = ["blog/atom.xml", "blog/feed.json", "blog/rss.xml"];
  expect(await edit("en/blog/2020-12-31-old.md", "Last day.", "The last day.")).toEqual([
    ...ofTheBlog,
    "blog/tags/Docs_as-Code/rss.xml",
  ]);
  // Its neighbour's page names it, and is in other feeds.
  expect(await edit("en/blog/2020-12-31-old.md", "# Old", "# Older")).toEqual([
    ...ofTheBlog,
    "blog/tags/Docs_as-Code/rss.xml",
  ]);
  expect(await edit("fr/blog/2025-03-20-hidden.md", "Secret", "Mystère")).toEqual([]);
  expect(await edit("en/pages/index.md", "# Home", "# House")).toEqual([]);
});

test("a post that moves keeps the id that it had at its oldest address", async () => {
  const post = (yaml: string) => `---\ntitle: Post\ndate: 2025-01-01\n${yaml}---\n\nText.\n`;
  const formats = ["rss.xml", "atom.xml", "feed.json"];
  const ids = async (yaml: string) => {
    const site = await compiled({ ...smallSite, "en/blog/post.md": post(yaml) });
    const [rss = "", atom = "", json = ""] = formats.map((file) => site.text(`blog/${file}`));
    return [
      /<guid isPermaLink="(\w+)">(.*?)<\/guid>/.exec(rss)?.slice(1).join(" "),
      /<entry>\s*<id>(.*?)<\/id>/.exec(atom)?.[1],
      JSON.parse(json).items[0].id,
    ];
  };
  const id = "https://example.com/blog/old";
  expect(await ids("slug: old\n")).toEqual([`true ${id}`, id, id]);
  expect(await ids("slug: new\naliases: [/blog/old/]\n")).toEqual([`false ${id}`, id, id]);
  expect(await ids("slug: newest\naliases: [/blog/old, /blog/new]\n")).toEqual([`false ${id}`, id, id]);
});
