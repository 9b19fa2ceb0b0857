/** An import changes text, never code: what a dialect gives a meaning to has none in code, whatever form the code has. */
// Tests: cli/import
import { join } from "node:path";
import { toString as textIn } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { allOrNothing } from "../../cli/authoring/starter/all-or-nothing.ts";
import { importSite, tools } from "../../cli/import/tools.ts";
import { writeSite } from "../../cli/import/write-import.ts";
import { analyze } from "../../cli/pipeline/analyze.ts";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { importTool } from "./any-tool.ts";

type Dialect = { files: Files; page: string; constructs: readonly string[] };

/** What every dialect could take for its own. */
const ofMany = [
  'sed "s/\\(a\\)/b/"',
  "\\[x\\]",
  "cell [i][j] of [A][3]",
  "/a^b^c/ ~d~ ==e== ++f+g++",
  "# install it",
  "{: .note }",
  "{#id .class}",
  ":::note Title",
  ":::",
  "!!! note",
  '=== "Tab"',
  "*[HTML]: Hyper Text",
  "%%hidden%% [[B]] ![[c.png]] #tag ^block",
  "[!note] Title",
  "(c) --> 1/2 :smile: :material-home:",
  "^[a note] [^1]",
  "{++a++} {--b--} {>>c<<}",
  '<div markdown="1">',
  "\tindented with a tab",
  "line with a backslash\\\\",
  "{::comment} x {:/comment}",
  "<iframe src='x'></iframe>",
  "[text](b.md) <b>b</b>",
  "$a$ and $$b$$",
  "Title: of a head",
];

const mkdocs = [
  "admonition attr_list md_in_html abbr footnotes def_list tables",
  "pymdownx.details pymdownx.arithmatex pymdownx.caret pymdownx.tilde pymdownx.mark pymdownx.keys",
  "pymdownx.smartsymbols pymdownx.emoji pymdownx.superfences",
]
  .flatMap((names) => names.split(" "))
  .map((name) => `  - ${name}\n`)
  .join("");

const dialects: Readonly<Record<string, Dialect>> = {
  mkdocs: {
    files: {
      "mkdocs.yml": `site_name: S\nmarkdown_extensions:\n${mkdocs}  - pymdownx.tabbed:\n      alternate_style: true\n`,
    },
    page: "docs/a.md",
    constructs: ["::: package.module", "/// note | Title", "{{ name }}", "++ctrl+c++", "{ .annotate }"],
  },
  hugo: {
    files: {
      "hugo.toml":
        "[markup.goldmark.extensions.passthrough]\nenable = true\n[markup.goldmark.extensions.passthrough.delimiters]\nblock = [['\\[', '\\]'], ['$$', '$$']]\ninline = [['\\(', '\\)']]\n[markup.goldmark.parser.attribute]\nblock = true\n",
    },
    page: "content/a.md",
    constructs: ["\\(x\\) and \\[", '{.class style="a=b"}'],
  },
  jekyll: {
    files: { "_config.yml": "title: S\ntheme: just-the-docs\n", "_posts/2020-01-01-x.md": "---\n---\nX\n" },
    page: "a.md",
    constructs: ["{:toc}", "* TOC", "{:.warning}", "^", "|==="],
  },
  vitepress: {
    files: { ".vitepress/config.ts": "export default { title: 'S', markdown: { math: true } }\n" },
    page: "a.md",
    constructs: ["::: tip Title", "== Tab", "::: v-pre", "[[toc]]"],
  },
  starlight: {
    files: {
      "astro.config.mjs":
        "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'S' })] };\n",
    },
    page: "src/content/docs/a.md",
    constructs: [":::tip[Title]{icon=star}", "<Aside>x</Aside>"],
  },
  mdbook: {
    files: {
      "book.toml": "[book]\ntitle = 'S'\n[output.html]\nmathjax-support = true\n[preprocessor.admonish]\n",
      "src/SUMMARY.md": "# Summary\n\n- [A](a.md)\n",
    },
    page: "src/a.md",
    constructs: ["\\\\(x\\\\)", '<div class="warning">', "</div>", "<Component />"],
  },
  obsidian: {
    files: { ".obsidian/app.json": "{}" },
    page: "a.md",
    constructs: ["> [!tip]- Fold", "- [?] task"],
  },
  plain: { files: { "README.md": "# R\n" }, page: "a.md", constructs: [] },
  docusaurus: {
    files: {
      "docusaurus.config.js":
        "module.exports = { title: 'S', url: 'https://s.example', baseUrl: '/', markdown: { format: 'detect' } };\n",
    },
    page: "docs/a.md",
    constructs: [":::tip Title", "{/* x */}", "import x from 'y'"],
  },
};

const indented = (lines: readonly string[], by: string) =>
  lines.map((line) => (line === "" ? "" : by + line));

type Form = { write(lines: readonly string[]): string; isSpan?: boolean };

/** Ways to write code; `isSpan` takes one line at a time. */
const forms: Readonly<Record<string, Form>> = {
  "between fences": { write: (lines) => ["```text", ...lines, "```"].join("\n") },
  "between tildes": { write: (lines) => ["~~~~", ...lines, "~~~~"].join("\n") },
  "further in": { write: (lines) => indented(lines, "    ").join("\n") },
  "fences in an item": {
    write: (lines) => ["- item", "", ...indented(["```", ...lines, "```"], "    ")].join("\n"),
  },
  "fences in an item of an item": {
    write: (lines) =>
      ["1. item", "", "    - inner", "", ...indented(["```", ...lines, "```"], "        ")].join("\n"),
  },
  "fences in a quotation": { write: (lines) => indented(["```", ...lines, "```"], "> ").join("\n") },
  "further in, in a quotation": { write: (lines) => indented(lines, ">     ").join("\n") },
  "a span": { write: ([line = ""]) => `Text \`\`${line}\`\` text`, isSpan: true },
  "a span at the start": { write: ([line = ""]) => `\`\`\` ${line} \`\`\` text`, isSpan: true },
  "a span in an item": { write: ([line = ""]) => `- \`\` ${line} \`\` text`, isSpan: true },
  "a span in a heading": { write: ([line = ""]) => `## On \`\` ${line} \`\``, isSpan: true },
};

async function codesOf(id: string, files: Files): Promise<string[]> {
  const folder = temporaryFolder();
  const tool = tools.find((each) => each.id === id);
  if (!tool) throw new Error(`no tool ${id}`);
  const site = await importSite(tool, writeFiles(join(folder, "source"), files));
  const content = join(folder, "target", "content");
  await allOrNothing((made) => writeSite(site.files, site, content, made, new AbortController().signal));
  const { analysis, findings } = await analyze({
    contentFolder: content,
    baseUrl: undefined,
    jobs: 1,
    cacheFolder: undefined,
    version: "test",
    workerScript: undefined,
  });
  if (!analysis) throw new Error(findings.map(({ message }) => message).join("\n"));
  return analysis.site.routes.flatMap(({ page }) => {
    const tree = page && analysis.compiled.contents.read(page.hash)?.hast;
    const codes: string[] = [];
    if (tree) visit(tree, "element", (node) => void (node.tagName === "code" && codes.push(textIn(node))));
    return codes;
  });
}

describe.each(Object.entries(dialects))("%s", (id, { files, page, constructs }) => {
  const lines = [...ofMany, ...constructs];
  test.each(Object.entries(forms))("%s", async (_, { write, isSpan }) => {
    const blocks = isSpan
      ? lines.map((line) => write([line]))
      : [write(lines), write(["", ...lines, "end"].slice(1))];
    const codes = await codesOf(id, { ...files, [page]: ["# Page", ...blocks, ""].join("\n\nText.\n\n") });
    if (isSpan) for (const line of lines) expect(codes).toContain(line);
    else expect(codes.map((code) => code.replace(/\n$/, ""))).toContain(lines.join("\n"));
  });
});

test("syntax of an extension that the site of MkDocs does not have stays text", async () => {
  const text = "cell [i][j] of [A][3], /a^b^c/, ==a==, ++b++, {: .c }, (c), :smile:, \\(x\\) and *[HTML]: d";
  const site = await importTool({
    "mkdocs.yml": "site_name: S\nmarkdown_extensions: [attr_list]\n",
    "docs/a.md": `# Page\n\n${text.replace("{: .c }, ", "")}\n\n!!! note\n\n    Text.\n\n=== "Tab"\n\n    Text.\n`,
  });
  expect(site.text("en/docs/a.md")).toContain(
    `${text.replace("{: .c }, ", "")}\n\n!!! note\n\n    Text.\n\n=== "Tab"\n\n    Text.\n`,
  );
});

test.each([
  ["hugo", { "hugo.toml": "title = 'S'\n" }, "content/a.md", "en/docs/a.md"],
  [
    "jekyll",
    { "_config.yml": "title: S\n", "_posts/2020-01-01-x.md": "---\n---\nX\n" },
    "a.md",
    "en/pages/a.md",
  ],
] as const)(
  "below another title, the heading of %s is the section, and no comment in code",
  async (id, files, page, target) => {
    const site = await importTool(
      { ...files, [page]: "---\ntitle: One\n---\n\nTwo\n===\n\n```sh\n# install it\n```\n" },
      id,
    );
    expect(site.text(target)).toContain("---\n\nTwo\n---\n\n```sh\n# install it\n```\n");
  },
);

test("a page that is full of starts of comments is imported in seconds", async () => {
  const marks = `${"<!-- ".repeat(200)}\n`.repeat(800);
  const started = performance.now();
  const site = await importTool({ "a.md": `\`\`\`text\n${marks}\`\`\`\n` }, "plain");
  expect(site.text("en/docs/a.md")).toContain(marks);
  expect(performance.now() - started).toBeLessThan(60_000);
});
