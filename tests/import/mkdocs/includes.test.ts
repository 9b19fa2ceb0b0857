/** Files that pages include. */
import { expect, test } from "vitest";
import { importTool } from "../any-tool.ts";

test("marks of extensions and plugins other than snippets stay as they are written, and the report names them", async () => {
  const site = await importTool({
    "mkdocs.yml": `site_name: Tool
markdown_extensions: [mdx_include, markdown_include.include, markdown_include_variants]
plugins: [include-markdown]
`,
    "src/a.py": "one = 1\n",
    "docs/index.md": `# Start

{% include-markdown "../README.md" %}

{!parts/note.md!}

{* ./src/a.py ln[2:4] hl[3] *}
`,
  });
  expect(site.text("en/docs/index.md")).toBe(`# Start

{% include-markdown "../README.md" %}

{!parts/note.md!}

{* ./src/a.py ln[2:4] hl[3] *}
`);
  expect(site.notes).toEqual(
    expect.arrayContaining([
      "plugin mkdocs.yml: the syntax of the extension “mdx_include” is not imported",
      "plugin mkdocs.yml: the syntax of the extension “markdown_include.include” is not imported",
      "plugin mkdocs.yml: the syntax of the extension “markdown_include_variants” is not imported",
      "plugin mkdocs.yml: the plugin “include-markdown” is not imported",
    ]),
  );
});
