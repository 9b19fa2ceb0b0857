/** What an import cannot take over is named and counted, and what it can is there: posts in HTML, days, tags, comments. */
// Tests: cli/import
import { expect, test } from "vitest";
import { importTool } from "./any-tool.ts";

const jekyll = { "_config.yml": "title: S\ntimezone: America/New_York\n", "index.md": "---\n---\n\nHome\n" };

test("posts and pages in HTML of Jekyll are posts and pages", async () => {
  const site = await importTool({
    ...jekyll,
    "_posts/2021-05-01-one.html": "---\ntitle: One\n---\n<p>The <b>first</b> post.</p>\n\n<p>More.</p>\n",
    "_posts/sub/2021-05-03-three.html": "---\ntitle: Three\n---\n<p>The third post.</p>\n",
    "_posts/2021-05-02-two.md": "---\ntitle: Two\n---\n\nSee [one]({% post_url 2021-05-01-one %}).\n",
    "_drafts/later.html": "---\ntitle: Later\n---\n<p>Draft.</p>\n",
  });
  expect(site.errors).toEqual([]);
  expect(site.text("en/blog/2021-05-01-one.md")).toContain("<p>The <b>first</b> post.</p>");
  expect(site.text("en/blog/2021-05-02-two.md")).toContain("[one](2021-05-01-one.md)");
  expect(site.text("en/blog/2021-05-03-three.md")).toContain("The third post.");
  expect(site.figures.pages).toEqual({ source: 5, compiled: 5 });
  expect(site.figures.addresses).toEqual({ source: 4, served: 4 });
});

test("pages in HTML of Hugo are pages, those in other languages are named, and HTML without front matter is a file", async () => {
  const site = await importTool({
    "hugo.toml": 'title = "S"\nbaseURL = "https://s.test/"\n',
    "content/contact.html": "---\ntitle: Contact\n---\n<p>Write to us.</p>\n",
    "content/posts/a.html": "+++\ntitle = 'A'\ndate = 2021-05-01\n+++\n<p>Post in HTML.</p>\n",
    "content/posts/b.md": "---\ntitle: B\ndate: 2021-05-02\n---\n\nPost.\n",
    "content/old.adoc": "= Old\n\nThree more words\n",
    "content/plain.html": "<!doctype html><title>Plain</title><p>As it is.</p>\n",
  });
  expect(site.errors).toEqual([]);
  expect(site.text("en/docs/contact.md")).toContain("<p>Write to us.</p>");
  expect(site.text("en/blog/a.md")).toContain("Post in HTML.");
  expect(site.text("static/plain.html")).toContain("As it is.");
  expect(site.figures.pages).toEqual({ source: 4, compiled: 3 });
  expect(site.figures.left).toEqual([
    { folder: "content", files: 1, words: 4, why: "they are in another language than Markdown and HTML" },
  ]);
  expect(site.notes).toContain("address-gone /old/: no page");
});

test("a post keeps the day that its author wrote, and the site its time zone", async () => {
  const post = (date: string) => `---\ntitle: T\ndate: ${date}\n---\n\nText.\n`;
  const site = await importTool({
    ...jekyll,
    "_posts/2021-05-02-a.md": post("2021-05-02 08:00:00 +0900"),
    "_posts/2021-05-01-b.md": post("2021-05-01 23:30:00 -0500"),
    "_posts/2021-05-03-c.md": post("2021-05-03 22:30:00"),
    "_posts/2021-05-04-d.md": post('"2021-05-04 08:00:00 +0900"'),
    "_posts/2021-05-06-f.md": post("2021-05-06T08:00:00+09:00"),
  });
  const dates = ["02-a", "01-b", "03-c", "04-d", "06-f"].map(
    (name) => /^date: (.*)$/m.exec(site.text(`en/blog/2021-05-${name}.md`) ?? "")?.[1],
  );
  expect(dates).toEqual([
    "2021-05-02T08:00:00+09:00",
    "2021-05-01T23:30:00-05:00",
    "2021-05-03T22:30:00",
    "2021-05-04T08:00:00+09:00",
    "2021-05-06T08:00:00+09:00",
  ]);
  expect(site.text("site.yml")).toContain("time_zone: America/New_York\n");
  const hugo = await importTool({
    "hugo.toml": 'title = "S"\ntimeZone = "Asia/Tokyo"\n',
    "content/posts/a.md":
      "+++\ntitle = 'A'\ndate = 2021-05-02T08:00:00+09:00\nlastmod = 2021-05-03\n+++\nText.\n",
  });
  expect(hugo.text("en/blog/a.md")).toContain("date: 2021-05-02T08:00:00+09:00\n");
  expect(hugo.text("site.yml")).toContain("time_zone: Asia/Tokyo\n");
});

test("tags whose signs differ stay apart, and old addresses lead to their own", async () => {
  const site = await importTool({
    "hugo.toml": 'title = "S"\n',
    "content/posts/a.md":
      '---\ntitle: A\ndate: 2021-05-02\ntags: ["C#", "C++", "C", ".NET", "net", "News", "news"]\n---\n\nText.\n',
  });
  expect(site.errors).toEqual([]);
  expect(site.text("en/blog/a.md")).toContain("tags:\n  - C#\n  - C++\n  - C\n  - .NET\n  - net\n  - News\n");
  expect(site.text("tags.yml")).toBe(
    "C#:\n  permalink: c-sharp\nC++:\n  permalink: cpp\nC: {}\n.NET:\n  permalink: dot-net\nnet: {}\nNews: {}\n",
  );
  const redirects = site.text("site.yml");
  for (const [from, to] of [
    ["c%23", "c-sharp"],
    ["c++", "cpp"],
    ["c", "c"],
    [".net", "dot-net"],
    ["net", "net"],
  ])
    expect(redirects).toContain(`from: /tags/${from}/\n    to: /posts/tags/${to}\n`);
});

test("a comment of Obsidian at the start of a line makes no HTML of the line", async () => {
  const site = await importTool({
    ".obsidian/app.json": "{}",
    "B.md": "# B\n\n## The `x` option\n\nText.\n",
    "A.md":
      "# A\n\n%%hidden%% Has **bold**, [[B]], and a note.[^1]\n\n- %%one%% %%two%% item [[B]]\n\n> %%quoted%% **text**\n\n%%over\n\nlines%% more **text**\n\nSee [[B#The `x` option]].\n\n[^1]: The note.\n",
  });
  expect(site.text("en/docs/A.md")).toContain(
    "<!-- hidden -->\n\nHas **bold**, [B](B.md), and a note.[^1]\n\n- <!-- one -->\n\n  <!-- two -->\n\n  item [B](B.md)\n\n> <!-- quoted -->\n>\n> **text**\n\n",
  );
  expect(site.text("en/docs/A.md")).toContain(
    "-->\n\nmore **text**\n\nSee [B > The `x` option](B.md#the-x-option).",
  );
  expect(site.errors).toEqual([]);
});
