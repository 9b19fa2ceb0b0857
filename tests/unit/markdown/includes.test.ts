/** `::include` of code: which lines it shows, and where it says that they are kept. */
import { expect, test } from "vitest";
import { pageCompiler } from "../../../cli/markdown/compile-page.ts";
import en from "../../../schema/strings/en.json" with { type: "json" };
import { readableHtml } from "./readable-html.ts";
import { findingLine } from "./settings.ts";

const code = ["one", "// #region r", "two", "three", "// #endregion", "", "four"].join("\n");

function included(attributes: string, editUrl?: string) {
  const files: Record<string, string> = { "code/a b.txt": code, "code/empty.txt": "" };
  const page = pageCompiler({ strings: en.compiler, imageHosts: [], editUrl })(
    { area: "docs", text: `---\ntitle: Page\n---\n\n::include{file="/code/a b.txt" ${attributes}}\n` },
    {
      path: "en/docs/page.md",
      candidates: (written) => [written.replace(/^\//, "")],
      read: (path) => {
        const text = files[path];
        return text === undefined ? { hash: "", problem: "missing" } : { hash: path, text };
      },
      nearest: () => undefined,
    },
  );
  const html = page.content ? readableHtml(page.content.hast) : "";
  return {
    lines: /<code[^>]*>([\s\S]*?)<\/code>/
      .exec(html)?.[1]
      ?.replace(/<[^>]*>/g, "")
      .trim()
      .split("\n"),
    href: /<a [^>]*href="([^"]*)"/.exec(html)?.[1],
    findings: page.findings.map(findingLine),
  };
}

test.each([
  ["lines=1", ["one"]],
  ["lines=7", ["four"]],
  ["lines=1-3", ["one", "two"]],
  ["lines=3-", ["two", "three", "", "four"]],
  ['lines="1,4"', ["one", "three"]],
  ['lines="4 , 1"', ["one", "three"]],
  ['lines="1-3,3-4"', ["one", "two", "three"]],
  ["region=r", ["two", "three"]],
])("%s shows those lines, without the comments of regions", (attributes, lines) => {
  expect(included(attributes)).toMatchObject({ lines, findings: [] });
});

test.each([
  ["lines=3-1", "“3-1” ends before it starts; expected 1-3"],
  ["lines=0", "there is no line 0 in the file; expected lines from 1 to 7"],
  ["lines=0-2", "there is no line 0 in the file; expected lines from 1 to 7"],
  ["lines=8", "there is no line 8 in the file; expected lines from 1 to 7"],
  ["lines=6-9", "there is no line 9 in the file; expected lines from 1 to 7"],
  ["lines=9-", "there is no line 9 in the file; expected lines from 1 to 7"],
  ["lines=two", "“two” is not a range of lines"],
  ["lines=-3", "“-3” is not a range of lines"],
  ["lines=1.5", "“1.5” is not a range of lines"],
  ["lines=1-2-3", "“1-2-3” is not a range of lines"],
  ['lines="1,,2"', "“1,,2” is not a range of lines"],
  ['lines=""', "“” is not a range of lines"],
  ["lines", "“” is not a range of lines"],
  ["lines=99999999", "“99999999” is not a range of lines"],
  ["lines=1 region=r", "an include has lines or a region, not both"],
])("%s shows nothing, and the finding says why", (attributes, message) => {
  const { lines, findings } = included(attributes);
  expect(lines).toBeUndefined();
  expect(findings).toEqual([expect.stringContaining(`5:1 include-resolves: ${message}`)]);
});

const gitHub = "https://github.com/o/r/edit/main/content/";
const gitLab = "https://lab.example.com/group/sub/r/-/edit/main/content/";
const other = "https://codeberg.org/o/r/_edit/main/content/";

test.each([
  [gitHub, "source", "https://github.com/o/r/blob/main/content/code/a%20b.txt"],
  [gitHub, "source lines=3-4", "https://github.com/o/r/blob/main/content/code/a%20b.txt#L3-L4"],
  [gitHub, "source lines=3", "https://github.com/o/r/blob/main/content/code/a%20b.txt#L3"],
  [gitHub, "source region=r", "https://github.com/o/r/blob/main/content/code/a%20b.txt#L3-L4"],
  [gitHub, 'source lines="1,4-"', "https://github.com/o/r/blob/main/content/code/a%20b.txt#L1-L7"],
  [gitHub, 'source="" lines=3', "https://github.com/o/r/blob/main/content/code/a%20b.txt#L3"],
  ["https://github.com/o/r/tree/main/", "source", "https://github.com/o/r/blob/main/code/a%20b.txt"],
  [gitLab, "source", "https://lab.example.com/group/sub/r/-/blob/main/content/code/a%20b.txt"],
  [gitLab, "source lines=3-4", "https://lab.example.com/group/sub/r/-/blob/main/content/code/a%20b.txt#L3-4"],
  [gitLab, "source lines=3", "https://lab.example.com/group/sub/r/-/blob/main/content/code/a%20b.txt#L3"],
  [other, "source lines=3", "https://codeberg.org/o/r/_edit/main/content/code/a%20b.txt"],
  [gitHub, 'source="https://example.com/a" lines=3', "https://example.com/a"],
  [gitHub, "lines=3", undefined],
])("with edit_url %s, %s leads to the lines that are shown", (editUrl, attributes, href) => {
  expect(included(attributes, editUrl)).toMatchObject({ href, findings: [] });
});

test("without edit_url, a source needs an address", () => {
  const { lines, href, findings } = included("source lines=3");
  expect({ lines, href }).toEqual({ lines: ["two"], href: undefined });
  expect(findings).toEqual([
    '5:32 directive-is-well-formed: “source” has no address, and site.yml has no edit_url; expected source="https://…", or edit_url in site.yml',
  ]);
});
