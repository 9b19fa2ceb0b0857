/** Levels of site.yml and comments that ignore warnings: what is reported, and that the comments stay out of the site. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "../build.ts";
import { contentsOf, editFile, temporaryFolder, writeFiles } from "../folders.ts";
import { smallSite } from "../small-sites.ts";
import { examined } from "./analyzed.ts";

const reason = "zanzibar";
const comment = `<!-- twsite-ignore anchor-resolves: ${reason} -->`;

function content(files: Record<string, string>): string {
  return writeFiles(join(temporaryFolder(), "content"), { ...smallSite, ...files });
}

const rulesOf = async (folder: string): Promise<string[]> =>
  (await examined(folder)).map(({ rule, level = "own" }) => `${rule} ${level}`);

test("the comments are nowhere in the site", async () => {
  const page = [
    comment,
    "# Title",
    comment,
    "[Block](#none)",
    `A paragraph ${comment} with [one](#none) inside.`,
    `> <!-- twsite-ignore\n> anchor-resolves: ${reason} -->\n> [Quoted](#none)`,
    `<div>${comment}<a href="#none">HTML</a></div>`,
    ":::note",
    comment,
    "[In a note](#none)",
    ":::",
  ].join("\n\n");
  const folder = content({
    "en/docs/page.md": `---\n# twsite-ignore front-matter-keys-are-known: ${reason}\nown: x\n---\n\n${page}\n`,
    "en/blog/2025-01-02-post.md": `${comment}\n\n${comment}\n[Post](#none)\n\nText.\n`,
    "en/docs/other.md": "# Other\n\n::include{file=_part.md}\n",
    "en/docs/_part.md": `${comment}\n[Part](#none)\n`,
  });
  expect(await rulesOf(folder)).toEqual(["ignore-comment-is-needed own"]);
  await compile(folder);
  const site = contentsOf(join(folder, "../site"));
  expect(site["docs/page.md"]).toContain("[Block](#none)");
  const told = Object.keys(site).filter((path) => /zanzibar|twsite-ignore/.test(site[path] ?? ""));
  expect(told).toEqual([]);
});

test("the Markdown copy is that of a page without the comment", async () => {
  const page = "# Page\n\nText.\n\n[Link](#none)\nand more.\n";
  const folder = content({
    "en/docs/one.md": page,
    "en/docs/two.md": page.replace("[Link]", `${comment}\n[Link]`),
  });
  await compile(folder);
  const site = contentsOf(join(folder, "../site"));
  expect(site["docs/two.md"]).toBe(site["docs/one.md"]);
});

test("a level of site.yml holds where the finding is not silenced", async () => {
  const rules = "rules: { anchor-resolves: error, ignore-comment-is-needed: off }\n";
  const folder = content({
    "site.yml": smallSite["site.yml"] + rules,
    "en/docs/one.md": `# One\n\n${comment}\n\n[One](#none)\n`,
    "en/docs/two.md": `# Two\n\n${comment}\n\nText.\n`,
  });
  expect(await rulesOf(folder)).toEqual([]);
  editFile(join(folder, "en/docs/two.md"), "Text", "Text.\n\n[Two](#none)");
  expect(await rulesOf(folder)).toEqual(["anchor-resolves error"]);
  expect((await compile(folder)).published).toBeUndefined();
});

test("a warning that moves out of the lines of its comment is reported after an edit of text, too", async () => {
  const folder = content({ "en/docs/page.md": `# Page\n\n${comment}\nText.\n[Link](#none)\n\nMore.\n` });
  const cacheFolder = join(folder, "../cache");
  expect((await compile(folder, { cacheFolder })).findings).toEqual([]);
  editFile(join(folder, "en/docs/page.md"), "Text.\n", "Text.\n\n");
  const { findings } = await compile(folder, { cacheFolder });
  expect(findings.map(({ rule }) => rule).sort()).toEqual(["anchor-resolves", "ignore-comment-is-needed"]);
});

test("what the cache knows of a page includes its comments", async () => {
  const folder = content({ "en/docs/page.md": `# Page\n\n${comment}\n[Link](#none)\n` });
  const cacheFolder = join(folder, "../cache");
  expect(await examined(folder, { cacheFolder })).toEqual([]);
  editFile(join(folder, "en/pages/index.md"), "Welcome", "Hello");
  expect(await examined(folder, { cacheFolder })).toEqual([]);
});

test("a comment in the description of an API is about the lines of that file", async () => {
  const description = (text: string) => `openapi: 3.1.0
info:
  title: Orders
  version: 1.0.0
  description: |-
    First.

    ${text}[Gone](#none)
paths: {}
`;
  const folder = content({
    "site.yml": `${smallSite["site.yml"]}apis: [{ id: orders, file: apis/orders.yaml }]\n`,
    "apis/orders.yaml": description(""),
  });
  expect((await examined(folder)).map(({ rule, file, place }) => [rule, file, place?.line])).toEqual([
    ["anchor-resolves", "apis/orders.yaml", 8],
  ]);
  writeFiles(folder, { "apis/orders.yaml": description(`${comment}\n    `) });
  expect(await rulesOf(folder)).toEqual([]);
});
