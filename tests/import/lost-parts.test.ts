/** The report counts headings, blocks of code, tables and pictures in the files of the old site, and names each that the new page lacks. */
// Tests: cli/import
import { describe, expect, test } from "vitest";
import { type PartKind, sourceParts } from "../../cli/import/counts/source-parts.ts";
import { importTool } from "./any-tool.ts";

const inJekyll = (page: string) => ({
  "_config.yml": "title: S\nmarkdown: kramdown\n",
  "index.md": "---\ntitle: Home\n---\n\nHome.\n",
  "a.md": page,
});
const lostIn = ({ notes }: { notes: string[] }) => notes.filter((note) => note.startsWith("part-lost"));

test("an import names the heading that it lost, with file and line", async () => {
  const site = await importTool(
    inJekyll(
      '---\ntitle: A\n---\n\n## One\n\n{% comment %}x{% endcomment %}\n\n<div markdown="0">\n## Two\n</div>\n',
    ),
  );
  expect(lostIn(site)).toEqual([]);
  expect(site.report).toContain("- Headings: 1 of 1\n");
});

test("a site whose parts are all there says so in numbers", async () => {
  const site = await importTool(
    inJekyll(
      "---\ntitle: A\n---\n\n# A\n\n<h2>Raw</h2>\n\n| a | b |\n|---|---|\n| 1 | |\n\n<table><tr><td>cell</td><td></td></tr></table>\n\n```js\ncode\n```\n\n    more code\n",
    ),
  );
  expect(lostIn(site)).toEqual([]);
  expect(site.report).toContain(
    "- Headings: 2 of 2\n- Blocks of code: 2 of 2\n- Tables: 2 of 2\n- Pictures: 0 of 0\n",
  );
});

test("a picture that was broken is counted as lost, and named once", async () => {
  const site = await importTool(inJekyll("---\ntitle: A\n---\n\nSee ![one](/nowhere.png).\n"));
  expect(lostIn(site)).toEqual([]);
  expect(site.notes).toContainEqual(expect.stringMatching(/^dead-image a\.md:5/));
  expect(site.report).toContain("- Pictures: 0 of 1\n");
});

const keysOf = (text: string, kind: PartKind, file = "a.md") =>
  sourceParts(text, file).flatMap((part) => (part.kind === kind ? [`${part.line} ${part.text}`] : []));

describe("the source is counted as it is written:", () => {
  test("headings in Markdown and HTML, in TOML's lines too", () => {
    const text =
      "+++\ntitle = 'A'\n+++\n# One\n\nTwo\n---\n\n<h3 id='x'>Three</h3>\n\n<div>\n<h4>Four</h4>\n</div>\n";
    expect(keysOf(text, "headings")).toEqual(["4 One", "6 Two", "9 Three", "12 Four"]);
  });
  test("tables and pictures in Markdown and HTML", () => {
    const text =
      "| a |\n| - |\n| b |\n\n<table><tr><td>c</td></tr></table>\n\n![d](x.png) <img src='y' alt='e'>\n";
    expect(keysOf(text, "tables")).toEqual(["1 ab", "5 c"]);
    expect(keysOf(text, "pictures")).toEqual(["7 d", "7 e"]);
  });
  test("code, but no indented text of another tool's block", () => {
    expect(keysOf("```js\na\n```\n\n    b\n\n<pre>c</pre>\n", "codeBlocks")).toEqual(
      ["2 a", "5 b", "7 c"].map((line, index) => (index === 0 ? "1 a" : line)),
    );
    expect(keysOf('!!! note "N"\n\n    Text.\n', "codeBlocks")).toEqual([]);
  });
  test("no branches of Liquid, no comments and no code of MDX", () => {
    const text =
      "{% if a %}\n# No\n{% if b %}<h2>no</h2>{% endif %}\n{% endif %}\n\n{/*\n\n# No\n\n*/}\n\nexport const A = () => (\n  <h2>no</h2>\n);\n\n# Yes\n";
    expect(keysOf(text, "headings", "a.mdx")).toEqual(["16 Yes"]);
  });
});
