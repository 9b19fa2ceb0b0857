/** What other tools write is known to `cli/source/other-tools/` alone: findings about it are made from its tables. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as blocks from "../../../cli/source/other-tools/blocks.ts";
import * as elsewhere from "../../../cli/source/other-tools/code-and-html.ts";
import { declared } from "../../../cli/source/other-tools/declared.ts";
import * as texts from "../../../cli/source/other-tools/text.ts";

/** Where content is read. */
const files = ["check", "markdown", "source/yaml"].flatMap((folder) =>
  readdirSync(join("cli", folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => `cli/${folder}/${name.replaceAll("\\", "/")}`)
    .sort(),
);

/** Tools that the tables name, and others. GitHub’s alerts and formulas of LaTeX are ours, too; MDX and PlantUML are languages. */
const tools = [blocks, elsewhere, texts]
  .flatMap((table) => Object.values(table).flat())
  .flatMap(({ name }) => name.split(" of ").at(-1)?.split(" or ") ?? [])
  .filter((tool) => /^[A-Zm]/.test(tool) && !/^(?:GitHub|LaTeX|MDX|PlantUML)/.test(tool))
  .concat(
    "Antora Docsify Eleventy GitBook Hexo Jekyll Mintlify Nextra Notion Pelican Sphinx Starlight VuePress Zola".split(
      " ",
    ),
  );

/** Files that name another tool, and why. */
const named: Readonly<Record<string, string>> = {
  "cli/markdown/code-annotations.ts": "its syntax is ours, too",
  "cli/markdown/directives/loose-fences.ts": "its directives become ours",
  "cli/markdown/highlight/highlight.ts": "a library that was measured",
  "cli/markdown/line-marks.ts": "its syntax is ours, too",
  "cli/markdown/mdast/description-lists.ts": "its syntax is ours, too",
  "cli/markdown/steps/captions.ts": "its syntax is ours, too",
};

test("no other file names a tool", () => {
  const pattern = new RegExp(`\\b(?:${tools.join("|")})\\b`);
  expect(files.filter((file) => pattern.test(readFileSync(file, "utf8")))).toEqual(Object.keys(named));
});

/** Files that make findings of these rules without a table, and why. */
const judged: Readonly<Record<string, string>> = {
  "cli/markdown/html/attribute-findings.ts": "the names of attributes are those of HTML",
  "cli/markdown/mdx.ts": "a component is what no element is",
  "cli/markdown/picture-attributes.ts": "attributes of images are ours",
};

/** Shared parts of the importer that name a tool, and why. */
const namedInImports: Readonly<Record<string, string>> = {
  "cli/import/built/built-markdown.ts": "the marks of each tool in the HTML that it builds",
  "cli/import/built/main-content.ts": "the main element of each tool",
  "cli/import/bylines.ts": "the form of its authors is that of all",
  "cli/import/callouts.ts": "one reader for the notes in quotations of three tools",
  "cli/import/counts/source-parts.ts": "what a tool shows as another part",
  "cli/import/counts/words-in.ts": "what a tool does not show",
  "cli/import/fence-words.ts": "one reader for the words of fences",
  "cli/import/mdx/esm.ts": "what its compiler knows",
  "cli/import/mdx/indents.ts": "what its compiler does",
  "cli/import/mdx/parse-mdx.ts": "what its compiler does",
  "cli/import/old-site.ts": "an example",
  "cli/import/site-parts.ts": "one reader for the head of a home page of two tools",
  "cli/import/style-sheets.ts": "the name of a dark scheme",
  "cli/import/tag-tree.ts": "one reader for the tags of two tools",
  "cli/import/tools.ts": "the list of the tools",
};

const importFiles = readdirSync("cli/import", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => `cli/import/${name.replaceAll("\\", "/")}`)
  .sort();

test("the importer names a tool in its folder, and elsewhere where one reader serves several", () => {
  const pattern = new RegExp(`\\b(?:${tools.join("|")}|Docusaurus)\\b`);
  const shared = /^cli\/import\/(?:(?:built|code|counts|mdx|repair)\/)?[^/]+$/;
  const naming = importFiles.filter(
    (file) => shared.test(file) && pattern.test(readFileSync(file, "utf8")) && !(file in namedInImports),
  );
  expect(naming).toEqual([]);
});

test("what a tool of an import has in running text is in the table", () => {
  const own = /spanEdits\([^;]*?\[\s*(?:\/|new RegExp)/;
  expect(importFiles.filter((file) => own.test(readFileSync(file, "utf8")))).toEqual([]);
  for (const { pattern } of Object.values(declared)) expect(pattern.flags).toContain("g");
});

/** Patterns that begin as syntax of a tool does. */
const ofTool = /\\\{%|\\\{\\\{|\\\{:|!!!|\\\?\\\?\\\?|8<|<<<|%%|\\\[!|\\\*\\\[|\\\[\\\[|:\{3|highlight-/;
const literals =
  /(?<=[=(,:?|&!\s[]|return )\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*/g;

/** Files of the importer with such patterns of their own, and why. */
const withPatterns: Readonly<Record<string, string>> = {
  "cli/import/counts/source-parts.ts": "it sees what a mistake in the table would hide",
  "cli/import/counts/words-in.ts": "it sees what a mistake in the table would hide",
  "cli/import/vitepress/page-text.ts": "braces in a line of which code is left alone",
};

test("an import reads what a tool has by the table, and has no pattern of its own for it", () => {
  const own = importFiles.filter((file) => {
    const code = readFileSync(file, "utf8").replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
    return [...code.matchAll(literals)].some(([literal]) => ofTool.test(literal));
  });
  expect(own).toEqual(Object.keys(withPatterns));
});

test("no other file makes a finding about syntax of another tool", () => {
  const rules = /"(?:syntax-is-supported|markdown-is-not-mdx)"/;
  expect(files.filter((file) => rules.test(readFileSync(file, "utf8")))).toEqual(Object.keys(judged));
});
