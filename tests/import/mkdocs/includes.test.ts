/** Texts that marks of extensions and plugins include. */
import { expect, test } from "vitest";
import { importTool } from "../any-tool.ts";

test("marks of plugins include files, whole or by lines and by words, in code and in texts", async () => {
  const site = await importTool({
    "mkdocs.yml": `site_name: Tool
markdown_extensions: [mdx_include, markdown_include_variants]
plugins: [include-markdown]
`,
    "src/a.py": "one = 1\ntwo = 2\nthree = 3\nfour = 4\n",
    "README.md": "# Tool\n\n<!-- start -->\n\nWhat the *tool* does.\n\n<!-- end -->\n\nThe rest.\n",
    "docs/parts/note.md": "A part.\n",
    "docs/index.md": `# Start

{% include-markdown "../README.md" start="<!-- start -->" end="<!-- end -->" %}

{!parts/note.md!}

\`\`\`python
# Above

{!./src/a.py[ln:1-2,4]!}
\`\`\`

- In a list:

    {* ./src/a.py ln[2:4] hl[3] *}

\`\`\`
{!of-another-site.md!}
\`\`\`
`,
  });
  expect(site.text("en/docs/index.md")).toBe(`# Start

What the *tool* does.

A part.

\`\`\`python
# Above

one = 1
two = 2
four = 4
\`\`\`

- In a list:

    \`\`\`py {2}
    two = 2
    three = 3
    four = 4
    \`\`\`

\`\`\`
{!of-another-site.md!}
\`\`\`
`);
});
