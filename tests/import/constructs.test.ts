/** Constructs that both tools have: admonitions, diagrams, formulas, tabs with code. */
import { expect, test } from "vitest";
import { imported } from "./imported-page.ts";
import { importWhole } from "./whole-import.ts";

test("admonitions keep their titles, in the old form, too", async () => {
  const { text, findings } = await imported(`# Page

:::note[Title **bold**]
A
:::

:::tip Old title
B
:::

:::danger
C
:::
`);
  expect(text).toBe(`# Page

:::note[Title **bold**]
A
:::

:::tip[Old title]
B
:::

:::danger
C
:::
`);
  expect(findings).toEqual([]);
});

test("diagrams are drawn, and the report says nothing of those that are", async () => {
  const site = await importWhole({
    "docusaurus.config.js": `module.exports = { title: "Tool", url: "https://tool.example.org", presets: [["classic", {}]],
      markdown: { mermaid: true }, themes: ["@docusaurus/theme-mermaid"] };\n`,
    "docs/a.mdx":
      '# A\n\n```mermaid\ngraph TD\n  A --> B\n```\n\n<Mermaid value={`graph TD\n  A --> B`} />\n\n```mermaid\npie\n  "a" : 1\n```\n',
  });
  expect(site.text("en/docs/a.md")).toBe(
    '# A\n\n```mermaid\ngraph TD\n  A --> B\n```\n\n```mermaid\ngraph TD\n  A --> B\n```\n\n```mermaid\npie\n  "a" : 1\n```\n',
  );
  expect(site.notes.filter((note) => /mermaid/i.test(note))).toEqual([]);
  expect(site.warnings).toEqual([expect.stringContaining("“pie” cannot be drawn (diagram-is-drawn)")]);
});

test("without remark-math, dollars stay text; with it, they are formulas", async () => {
  const page =
    "# Page\n\nSet $a$ and $b$-$c$, from $5 to $6, `$d$`.\n\n$$\ne\n$$\n\n| $f$ | g |\n| --- | --- |\n| h | $$i$$ |\n";
  const plain = await imported(page);
  expect(plain.text).toBe(
    "# Page\n\nSet \\$a$ and \\$b$-\\$c$, from $5 to $6, `$d$`.\n\n\\$\\$\ne\n$$\n\n| \\$f$ | g |\n| --- | --- |\n| h | \\$\\$i$$ |\n",
  );
  const formulas = await imported(page, {}, "// remark-math\n");
  expect(formulas.text).toBe(page);
  expect([...plain.notes, ...formulas.notes, ...plain.findings, ...formulas.findings]).toEqual([]);
});

test("tabs with one block of code each are a group of code", async () => {
  const { text, findings } = await imported(`# Page

<Tabs groupId="language">
<TabItem value="js" label="JavaScript">

\`\`\`js
a();
\`\`\`

</TabItem>
<TabItem value="py" label="Python">

\`\`\`py
a()
\`\`\`

</TabItem>
</Tabs>
`);
  expect(text).toBe(`# Page

:::code-group{group=language}
\`\`\`js [JavaScript]
a();
\`\`\`

\`\`\`py [Python]
a()
\`\`\`
:::
`);
  expect(findings).toEqual([]);
});

test("a group of code keeps titles and marked lines, in a list and in another block, too", async () => {
  const { text, notes, findings } = await imported(`import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# Install

1. Install the package:

   <Tabs groupId="npm2yarn" defaultValue="npm" values={[{ label: 'npm', value: 'npm' }, { label: 'Yarn (classic)', value: 'yarn' }]}>
   <TabItem value="npm">

   \`\`\`bash title="Terminal"
   npm install --save tool
   \`\`\`

   </TabItem>
   <TabItem value="yarn">

   \`\`\`
   yarn add tool
   \`\`\`

   </TabItem>
   </Tabs>

:::note

<Tabs>
  <TabItem value="ts" label="TypeScript" default>

  \`\`\`ts {1}
  let a: number;
  \`\`\`

  </TabItem>
  <TabItem value="js" label="JavaScript">

  \`\`\`js
  // highlight-next-line
  let a;
  \`\`\`

  </TabItem>
</Tabs>

:::
`);
  expect(text).toBe(`# Install

1. Install the package:

   :::code-group{group=npm2yarn}
   \`\`\`bash title="Terminal" [npm]
   npm install --save tool
   \`\`\`

   \`\`\`text [Yarn (classic)]
   yarn add tool
   \`\`\`
   :::

::::note

:::code-group
\`\`\`ts {1} [TypeScript]
let a: number;
\`\`\`

\`\`\`js {1} [JavaScript]
let a;
\`\`\`
:::

::::
`);
  expect([...notes, ...findings]).toEqual([]);
});

test.each([
  ["text beside the code", "Run this:\n\n```sh\na\n```\n", "B"],
  ["two blocks", "```sh\na\n```\n\n```sh\nb\n```\n", "B"],
  ["a drawing", "```mermaid\ngraph TD; a-->b\n```\n", "B"],
  ["a label with more than text", "```sh\na\n```\n", "`B`"],
])("tabs are tabs with %s", async (_, content, label) => {
  const { text, findings } = await imported(
    `# Page\n\n<Tabs>\n<TabItem value="a" label="A">\n\n\`\`\`sh\na\n\`\`\`\n\n</TabItem>\n<TabItem value="b" label="${label}">\n\n${content}\n</TabItem>\n</Tabs>\n`,
  );
  expect(text).toContain("::::tabs\n:::tab[A]\n");
  expect(findings).toEqual([]);
});

test("plugins of formulas and of tabs are not reported, and other plugins are", async () => {
  const site = await importWhole({
    "docusaurus.config.js": `import remarkMath from "remark-math";
import rehypeKatex from "rehype-katex";
import toc from "./src/remark/toc.js";
export default {
  title: "Tool",
  url: "https://tool.example.org",
  stylesheets: [{ href: "https://cdn.jsdelivr.net/npm/katex@0.13.24/dist/katex.min.css", type: "text/css", crossorigin: "anonymous" }],
  presets: [["classic", {
    docs: { remarkPlugins: [remarkMath, [require("@docusaurus/remark-plugin-npm2yarn"), { sync: true }]], rehypePlugins: [[rehypeKatex, { strict: false }]] },
    blog: { remarkPlugins: [remarkMath, toc], rehypePlugins: [[rehypeKatex, { macros: { "\\\\R": "\\\\mathbb{R}" } }]] },
  }]],
};
`,
    "docs/a.md": "# A\n\n$x^2$\n",
  });
  const ofPlugins = site.notes.filter((note) => /[pP]lugins|stylesheet|katex|math/.test(note));
  expect(ofPlugins).toEqual([
    "plugin docusaurus.config.js:10 what “remarkPlugins” of blog changed is as the pages have it, without “./src/remark/toc.js”",
    "plugin docusaurus.config.js:10 what “rehypePlugins” of blog changed is as the pages have it, without the macros of “rehype-katex”",
  ]);
  expect(site.errors).toEqual([]);
});
