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

test("tabs with code in them are tabs with code", async () => {
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
