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
    "docs/a.mdx": '# A\n\n```mermaid\ngraph TD\n  A --> B\n```\n\n```mermaid\npie\n  "a" : 1\n```\n',
  });
  expect(site.text("en/docs/a.md")).toBe(
    '# A\n\n```mermaid\ngraph TD\n  A --> B\n```\n\n```mermaid\npie\n  "a" : 1\n```\n',
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

test("tabs with one block of code each are tabs", async () => {
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

::::tabs{group=language}
:::tab[JavaScript]

\`\`\`js
a();
\`\`\`

:::
:::tab[Python]

\`\`\`py
a()
\`\`\`

:::
::::
`);
  expect(findings).toEqual([]);
});

test("code in tabs keeps titles and marked lines, in a list and in another block, too", async () => {
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

   ::::tabs{group=npm2yarn}
   :::tab[npm]

   \`\`\`bash title="Terminal"
   npm install --save tool
   \`\`\`

   :::
   :::tab[Yarn (classic)]

   \`\`\`
   yarn add tool
   \`\`\`

   :::
   ::::

:::::note

::::tabs
:::tab[TypeScript]

\`\`\`ts {1}
let a: number;
\`\`\`

:::
:::tab[JavaScript]

\`\`\`js {1}
let a;
\`\`\`

:::
::::

:::::
`);
  expect([...notes, ...findings]).toEqual([]);
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
    blog: { remarkPlugins: [remarkMath, toc], rehypePlugins: [rehypeKatex] },
  }]],
};
`,
    "docs/a.md": "# A\n\n$x^2$\n",
  });
  const ofPlugins = site.notes.filter((note) => /[pP]lugins|stylesheet|katex|math/.test(note));
  expect(ofPlugins).toEqual([
    "plugin docusaurus.config.js: what “remarkPlugins” of blog changed is as the pages have it, without “./src/remark/toc.js”",
  ]);
  expect(site.errors).toEqual([]);
});
