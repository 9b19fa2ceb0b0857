/** The report counts links, headings, cells and other parts in the files of the old site, and names each that the new page lacks. */
// Tests: cli/import
import { describe, expect, test } from "vitest";
import { missingParts } from "../../cli/import/counts/missing-parts.ts";
import { type PartKind, sourceParts } from "../../cli/import/counts/source-parts.ts";
import { importTool } from "./any-tool.ts";

const inJekyll = (page: string) => ({
  "_config.yml": "title: S\nmarkdown: kramdown\n",
  "index.md": "---\ntitle: Home\n---\n\nHome.\n",
  "a.md": page,
});
const lostIn = ({ notes }: { notes: string[] }) => notes.filter((note) => note.startsWith("part-lost"));

test("an import names the link that it lost, with file and line", async () => {
  const site = await importTool(
    inJekyll(
      "---\ntitle: A\n---\n\nSee [one](https://example.org/1).\n\n- Or [open **it**](vscode://file/a).\n",
    ),
  );
  expect(lostIn(site)).toEqual(["part-lost a.md:7 the link “open it” is not in the new page"]);
  expect(site.report).toContain("- Links: 1 of 2\n");
});

test("a site whose parts are all there says so in numbers", async () => {
  const site = await importTool(
    inJekyll(
      '---\ntitle: A\ntags: [x, y]\n---\n\n# A\n\n<h2>Raw <a href="https://example.org">link</a></h2>\n\n- one[^1]\n- two\n  - three\n\n| a | b |\n|---|---|\n| 1 | |\n\n<table><tr><td>cell</td><td></td></tr></table>\n\n```js\ncode\n```\n\n    more code\n\n[^1]: Note.\n',
    ),
  );
  expect(lostIn(site)).toEqual([
    "part-lost a.md:3 the tag “x” is not in the new page",
    "part-lost a.md:3 the tag “y” is not in the new page",
  ]);
  expect(site.report).toContain(
    "- Links: 1 of 1\n- Headings: 2 of 2\n- Footnotes: 1 of 1\n- Cells of tables: 4 of 4\n- Items of lists: 3 of 3\n- Blocks of code: 2 of 2\n- Tags: 0 of 2\n",
  );
});

test("a link that was broken is counted as lost, and named once", async () => {
  const site = await importTool(inJekyll("---\ntitle: A\n---\n\nSee [one](/nowhere).\n"));
  expect(lostIn(site)).toEqual([]);
  expect(site.notes).toContainEqual(expect.stringMatching(/^dead-link a\.md:5/));
  expect(site.report).toContain("- Links: 0 of 1\n");
});

test("a footnote that is defined twice has lost the second text, and a row with too many cells the last ones", async () => {
  const site = await importTool(
    inJekyll(
      "---\ntitle: A\n---\n\nA[^1].\n\n[^1]: The first.\n[^1]: Another text.\n\n| a | b |\n|---|---|\n| 1 | 2 | three |\n",
    ),
  );
  expect(lostIn(site)).toEqual(["part-lost a.md:12 the cell “three” is not in the new page"]);
  expect(site.notes.filter((note) => note.startsWith("text-lost"))).toEqual([
    expect.stringMatching(/^text-lost a\.md:8 \d of \d+ words are not in the new page, first “Another text/),
  ]);
});

const keysOf = (text: string, kind: PartKind, file = "a.md") =>
  sourceParts(text, file).flatMap((part) => (part.kind === kind ? [`${part.line} ${part.text}`] : []));

describe("the source is counted as it is written:", () => {
  test("links in Markdown and HTML", () => {
    const text =
      '---\ntitle: A\n---\n[a](b) <a class="x" href="y">c <b>d</b></a> <a name="z"></a> [e][1] <https://f.test>\n\n<p><a href=g>h</a></p>\n\n<!-- <a href="x">no</a> -->\n\n`[no](no)`\n\n[1]: x\n';
    expect(keysOf(text, "links")).toEqual(["4 a", "4 c d", "4 e", "4 https://f.test", "6 h"]);
  });
  test("headings in Markdown and HTML, in TOML's lines too", () => {
    const text =
      "+++\ntitle = 'A'\n+++\n# One\n\nTwo\n---\n\n<h3 id='x'>Three</h3>\n\n<div>\n<h4>Four</h4>\n</div>\n";
    expect(keysOf(text, "headings")).toEqual(["4 One", "6 Two", "9 Three", "12 Four"]);
  });
  test("footnotes that are referred to, once each", () => {
    const text = "A[^1] b[^2].\n\n[^1]: One.\n[^2]: Two.\n[^2]: Again.\n[^3]: Never.\n";
    expect(keysOf(text, "footnotes")).toEqual(["3 One.", "4 Two."]);
  });
  test("items, without the lists in them", () => {
    const text =
      "- a\n  1. b\n- [ ] c\n\n<details>\n\n* d\n\n</details>\n\n<ul><li>e<ul><li>f</li></ul></li></ul>\n";
    expect(keysOf(text, "items")).toEqual(["1 a", "2 b", "3 c", "7 d", "11 e", "11 f"]);
  });
  test("code, but no indented text of another tool's block", () => {
    expect(keysOf("```js\na\n```\n\n    b\n\n<pre>c</pre>\n", "codeBlocks")).toEqual(
      ["2 a", "5 b", "7 c"].map((line, index) => (index === 0 ? "1 a" : line)),
    );
    expect(keysOf('!!! note "N"\n\n    Text.\n', "codeBlocks")).toEqual([]);
  });
  test("tags in each form", () => {
    expect(keysOf("---\ntags: [a, b]\n---\n", "tags")).toEqual(["2 a", "2 b"]);
    expect(keysOf("---\ntitle: T\ntags: a b, c\n---\n", "tags")).toEqual(["3 a b", "3 c"]);
    expect(keysOf("---\ntags:\n  - a\n  - A\n  - label: c\n---\n", "tags")).toEqual(["2 a", "2 c"]);
    expect(keysOf("+++\ntags = ['a']\n+++\n", "tags")).toEqual(["2 a"]);
  });
  test("no branches of Liquid, no comments and no code of MDX", () => {
    const text =
      '{% if a %}\n[no](no)\n{% if b %}[no](no){% endif %}\n{% endif %}\n\n{/*\n\n# No\n\n*/}\n\nexport const A = () => (\n  <a href="x">no</a>\n);\n\n# Yes\n';
    expect(keysOf(text, "links", "a.mdx")).toEqual([]);
    expect(keysOf(text, "headings", "a.mdx")).toEqual(["16 Yes"]);
  });
});

describe("what is missing of a page is", () => {
  const missing = (source: string[], page: string[]) =>
    missingParts(
      source.map((key, index) => ({ kind: "items", key, text: key, line: index + 1 })),
      page,
    ).map(({ key }) => key);
  test("what no part of the page is like", () => expect(missing(["a", "b", "c"], ["a", "c"])).toEqual(["b"]));
  test("lost even where the page has more of others", () =>
    expect(missing(["a", "b"], ["x", "y", "z", "a"])).toEqual(["b"]));
  test("not what has another place", () => expect(missing(["a", "b", "c"], ["c", "a", "b"])).toEqual([]));
  test("not what has other words in its place", () =>
    expect(missing(["a", "b", "c"], ["a", "B2", "c"])).toEqual([]));
  test("one of two that are alike", () => expect(missing(["a", "a", "b"], ["a", "b"])).toEqual(["a"]));
  test("the one that is least like what is there", () =>
    expect(missing(["links of a page", "gone"], ["links of a new page"])).toEqual(["gone"]));
});
