/** Fences that plugins of Docusaurus make tabs of are tabs in the new site. */
import { expect, test } from "vitest";
import { imported } from "./imported-page.ts";

const npm = "# Page\n\n```bash npm2yarn\nnpm install tool --save-dev\nnpm run build\n```\n";

test("commands of npm are shown for every package manager", async () => {
  const { text, findings } = await imported(npm);
  expect(text).toBe(`# Page

::::tabs
:::tab[npm]
\`\`\`bash
npm install tool --save-dev
npm run build
\`\`\`
:::
:::tab[Yarn]
\`\`\`bash
yarn add tool --dev
yarn build
\`\`\`
:::
:::tab[pnpm]
\`\`\`bash
pnpm add tool --save-dev
pnpm run build
\`\`\`
:::
:::tab[Bun]
\`\`\`bash
bun add tool --dev
bun run build
\`\`\`
:::
::::
`);
  expect(findings).toEqual([]);
});

const configured = (area: string) => `module.exports.presets = [["classic", {
  docs: {}, ${area}: { remarkPlugins: [
    [require("@docusaurus/remark-plugin-npm2yarn"), { sync: true, converters: ["pnpm", ["deno", convert]] }],
    require("docusaurus-remark-plugin-tab-blocks").default,
  ] },
}]];
`;

test("the options of the plugin hold in the area that it is named for", async () => {
  const { text } = await imported(npm, {}, configured("docs"));
  expect(text).toContain("::::tabs{group=npm2yarn}\n:::tab[npm]\n```bash\n");
  expect(text.match(/:::tab\[\w+\]/g)).toEqual([":::tab[npm]", ":::tab[pnpm]"]);
  const other = await imported(npm, {}, configured("blog"));
  expect(other.text.match(/:::tab\[\w+\]/g)).toHaveLength(4);
});

test("a fence with more than the mark stays one, as in Docusaurus", async () => {
  const { text } = await imported('# Page\n\n```bash npm2yarn title="x"\nnpm i\n```\n');
  expect(text).not.toMatch(/:::/);
});

const neighbours = `# Page

- Item

  \`\`\`js tab title="a.js"
  a();
  \`\`\`

  \`\`\`ts tab title="a.ts"
  a<b>();
  \`\`\`

\`\`\`js tab={"span":2, "label":"Old"} title="x.js"
x();
\`\`\`

\`\`\`css
.x {}
\`\`\`

\`\`\`js title="no tab"
y();
\`\`\`
`;

test("neighbours that are marked are tabs, where the site has the plugin", async () => {
  const { text, findings } = await imported(neighbours, {}, configured("docs"));
  expect(text).toBe(`# Page

- Item

  ::::tabs{group=code-examples}
  :::tab[JavaScript]
  \`\`\`js title="a.js"
  a();
  \`\`\`
  :::
  :::tab[TypeScript]
  \`\`\`ts title="a.ts"
  a<b>();
  \`\`\`
  :::
  ::::

::::tabs{group=code-examples}
:::tab[Old]
\`\`\`js title="x.js"
x();
\`\`\`

\`\`\`css
.x {}
\`\`\`
:::
::::

\`\`\`js title="no tab"
y();
\`\`\`
`);
  expect(findings).toEqual([]);
  expect((await imported(neighbours)).text).not.toMatch(/:::/);
});
