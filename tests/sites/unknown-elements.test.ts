/** `Run <package> now`: what is not an HTML element is read as it is written, wherever the text goes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { toString as textOf } from "hast-util-to-string";
import { micromark } from "micromark";
import { expect, test } from "vitest";
import { readShard, SearchIndex, SearchShard, searchIndexPath, searchShardPath } from "../../schema/index.ts";
import { compile } from "./build.ts";
import { temporaryFolder, writeFiles } from "./folders.ts";
import { smallSite } from "./small-sites.ts";

const text = "Run <package> now";
const page = (title: string) =>
  `---\ntitle: ${title}\n---\n\n${text}.\n\n## ${text} again\n\n- ${text} in a list\n\n:::note[${text} in a label]\n\nText\n\n:::\n\n| a |\n| - |\n| ${text} in a cell |\n`;
const written = ["", " again", " in a list", " in a label", " in a cell"].map((more) => text + more);

test("in the page, its Markdown copy, the search index and the feeds", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), {
    ...smallSite,
    "site.yml": `${smallSite["site.yml"]}navbar:\n  right:\n    - type: search\n`,
    "en/docs/unknown.md": page("Doc"),
    "en/blog/2024-01-02-unknown.md": page("Post"),
  });
  const { findings, published } = await compile(content);
  expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(["element-is-known"]));
  expect(published).toBeDefined();
  const read = (path: string) => readFileSync(join(content, "../site", path), "utf8");
  const expectAll = (html: string) => {
    const shown = textOf(fromHtml(html));
    for (const each of written) expect(shown).toContain(each);
  };

  for (const path of ["docs/unknown", "blog/unknown"]) {
    expectAll(read(`${path}/index.html`));
    expectAll(micromark(read(`${path}.md`)));
    // Outline and excerpt are text.
    expect(read(`data/${path}.json`)).toContain(`${text} again`);
  }

  const json = (path: string): unknown => JSON.parse(read(path));
  const { areas } = SearchIndex.parse(json(searchIndexPath("en")));
  const sections = areas
    .flatMap(({ id, shards }) =>
      Array.from({ length: shards }, (_, number) =>
        SearchShard.parse(json(searchShardPath("en", id, number))),
      ),
    )
    .flatMap(readShard)
    .filter(({ path }) => path.endsWith("/unknown"));
  expect(sections.filter(({ title }) => title === `${text} again`)).toHaveLength(2);
  for (const { terms } of sections) expect(terms).toContain("packag");

  /** What a program that reads feeds takes for the HTML of the post. */
  const unescaped = (xml: string) => textOf(fromHtml(xml, { fragment: true }));
  const rss = /<content:encoded>([^<]*)<\/content:encoded>/.exec(read("blog/rss.xml"))?.[1];
  const atom = /<content type="html"[^>]*>([^<]*)<\/content>/.exec(read("blog/atom.xml"))?.[1];
  const feed = JSON.parse(read("blog/feed.json")) as { items: { content_html: string }[] };
  expectAll(unescaped(rss ?? ""));
  expectAll(unescaped(atom ?? ""));
  expectAll(feed.items[0]?.content_html ?? "");
});
