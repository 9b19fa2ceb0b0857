/** What pages of MDX compute comes over where the page tells it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { imported } from "./imported-page.ts";

test("the code of a component that the page defines goes whole, blank lines and all, and its text stays", async () => {
  const { text, notes } = await imported(`# Page

export const Highlight = ({children, color}) => (
  <span
    style={{
      backgroundColor: color,

      color: '#fff',
    }}>
    {children}
  </span>
);

Text with <Highlight color="green">some green</Highlight>.
`);
  expect(text).toBe(
    '# Page\n\nText with some green<!-- left by the import: <Highlight color="green"> -->.\n',
  );
  expect(notes).toEqual([
    "docs/page.mdx:14:11  <Highlight> is a component and stays as a comment; write Markdown, a directive or a component of your own",
  ]);
});

test("comments in braces above an import are comments, and the import goes", async () => {
  const { text, notes } = await imported(`# Page

{/* The name of the product */}
{/* and its version */}
export const version = '3.1';

Version {version}.
`);
  expect(text).toBe("# Page\n\n<!-- The name of the product -->\n<!-- and its version -->\nVersion 3.1.\n");
  expect(notes).toEqual([]);
});

test("values of constants and of the front matter stand in the text", async () => {
  const { text, notes } = await imported(`---
title: Page
last_update:
  author: Ann
---

export const version = '3.1';
export const limits = { files: 20 + 4 };

{frontMatter.title} {version} by {frontMatter.last_update.author}: {limits.files}, {limits.other}, {\`v\${version}\`}.
`);
  expect(text).toContain("\n\nPage 3.1 by Ann: 24, <!-- left by the import: {limits.other} -->, v3.1.\n");
  expect(notes).toEqual([
    "docs/page.mdx:10:84  the expression {limits.other} is code and stays as a comment; write its value",
  ]);
});

test("prose that starts like code stays", async () => {
  const { text } = await imported("# Page\n\nimport your data first.\n\nText.\n");
  expect(text).toBe("# Page\n\nimport your data first.\n\nText.\n");
});

test("fences that hide MDX from translators give what they hold", async () => {
  const { text, notes, findings } = await imported(`# Page

\`\`\`mdx-code-block
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs>
<TabItem value="x" label="X">
\`\`\`

Content

\`\`\`mdx-code-block
</TabItem>
</Tabs>
\`\`\`

<Own />
`);
  expect(text).toMatch(
    /# Page\n+::::tabs\n:::tab\[X\]\n+Content\n+:::\n::::\n+<!-- left by the import: <Own> -->\n/,
  );
  expect(notes).toEqual([expect.stringContaining("docs/page.mdx:18:1  <Own> is a component")]);
  expect(findings).toHaveLength(1);
});

test("blocks of code become fences, and files that they show are copied", async () => {
  const { text, notes, findings } = await imported(
    `import CodeBlock from '@theme/CodeBlock';
import hello from '!!raw-loader!../examples/hello.js';
import own from '@site/docs/own.py?raw';
import gone from '!!raw-loader!./gone.js';

# Page

<CodeBlock language="js" title="hello, you">{hello}</CodeBlock>

<CodeBlock>{own}</CodeBlock>

<CodeBlock className="language-jsx" title="x.jsx" showLineNumbers>
  {\`const a = 1;
const b = 2;\`}
</CodeBlock>

<CodeBlock language="bash">npm install</CodeBlock>

<CodeBlock>{gone}</CodeBlock>
`,
    { "examples/hello.js": 'console.log("hello");\n', "docs/own.py": "print(1)\n" },
  );
  expect(text).toContain(`# Page

\`\`\`js title="hello, you"
console.log("hello");
\`\`\`

\`\`\`
print(1)
\`\`\`

\`\`\`jsx title="x.jsx" showLineNumbers
const a = 1;
const b = 2;
\`\`\`

\`\`\`bash
npm install
\`\`\`

<!-- left by the import: <CodeBlock>{gone} -->
`);
  expect(notes).toEqual([
    "docs/page.mdx:4:1  the import of “!!raw-loader!./gone.js” is not imported",
    "docs/page.mdx:19:1  the code of <CodeBlock> cannot be read and stays as a comment; write it between fences",
  ]);
  expect(findings).toEqual([expect.stringContaining("<CodeBlock>")]);
});

test("of pictures for each colour mode the light one comes over, and a frame is no picture", async () => {
  const { text, notes, content } = await imported(`import ThemedImage from '@theme/ThemedImage';
import useBaseUrl from '@docusaurus/useBaseUrl';

# Page

<ThemedImage
  alt="Overview"
  sources={{
    light: useBaseUrl('/img/light.png'),
    dark: useBaseUrl('/img/dark.png'),
  }}
/>

<iframe src="https://videos.example.com/embed/x"></iframe>

<img src="https://pictures.example.com/x.png" alt="" />
`);
  expect(text).toContain("# Page\n\n![Overview](/img/light.png)\n");
  expect(notes).toEqual([
    "docs/page.mdx  <iframe> is a link now; write ::video or ::embed in its place",
    "docs/page.mdx:6:1  the dark image of <ThemedImage> is not imported",
  ]);
  const site = readFileSync(join(content, "site.yml"), "utf8");
  expect(site).toContain("image_hosts:\n  - pictures.example.com\n");
  expect(site).not.toContain("videos.example.com");
});

test("formulas stay as they are written where the site has them, and amounts are none", async () => {
  const { text, notes } = await imported(
    "# Page\n\nIt costs $5 or {2 + 1} for $6, $x_{10}$ and $\\frac{1}{2} < 3$.\n\n$$\na_{1}\n$$\n",
    {},
    "// remark-math\n",
  );
  expect(text).toBe("# Page\n\nIt costs $5 or 3 for $6, $x_{10}$ and $\\frac{1}{2} < 3$.\n\n$$\na_{1}\n$$\n");
  expect(notes).toEqual([]);
});

test("an expression with elements in it is a comment", async () => {
  const { text, notes } = await imported("# Page\n\n{releases.map((n) => (\n  <b>{n}</b>\n))}\n");
  expect(text).toBe("# Page\n\n<!-- left by the import: {releases.map((n) => ( <b>{n}</b> ))} -->\n");
  expect(notes).toEqual([
    "docs/page.mdx:3:1  the expression {releases.map((n) => ( <b>{n}</b> ))} is code and stays as a comment; write its value",
  ]);
});

test("a required picture is one by a name of the page, too", async () => {
  const { text } = await imported(
    "export const r = require('@site/static/x.png');\n\n# Page\n\n<img src={r.default} alt=\"x\" />\n\n<img src={useBaseUrl('x.png')} alt=\"y\" />\n",
    { "static/x.png": "" },
  );
  expect(text).toBe('# Page\n\n<img src="/x.png" alt="x" />\n\n<img src="/x.png" alt="y" />\n');
});

test("a component of the site stays a comment below the words of its tag, with a line in the report", async () => {
  const { text, notes } = await imported("import X from '@site/src/X';\n\n# Page\n\n<X title=\"T\" />\n", {
    "src/X.jsx": "export default ({ title }) => <b>{title}</b>;\n",
  });
  expect(text).toBe('# Page\n\nT\n\n<!-- left by the import: <X title="T"> -->\n');
  expect(notes).toHaveLength(1);
});
