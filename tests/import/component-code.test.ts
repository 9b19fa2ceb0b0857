/** Components of the site are read as they are mostly written: with statements, hooks, values of modules and parts of the theme. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { imported } from "./imported-page.ts";

const libraries = `import React, { useEffect, useState } from "react";
import Link from "@docusaurus/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Admonition from "@theme/Admonition";
import CodeBlock from "@theme/CodeBlock";
import Heading from "@theme/Heading";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import ThemedImage from "@theme/ThemedImage";
`;

/** What `<X title="T">` is by a component with this body. */
async function shown(body: string, tag = '<X title="T" />', files = {}) {
  const result = await imported(`import X from '@site/src/X';\n\n# Page\n\n${tag}\n`, {
    "src/X.jsx": `${libraries}${body}`,
    "static/img/x.png": "",
    ...files,
  });
  return { ...result, text: result.text.replace(/^# Page\n\n/, "").trimEnd() };
}

test.each([
  [
    "properties that the body takes apart",
    "export default function X(props) { const { title, small = false } = props; return <b>{small ? '-' : title}</b>; }",
    "<b>T</b>",
  ],
  [
    "an early end",
    "export default function X({ title }) { if (!title) { return null; } return <b>{title}</b>; }",
    "<b>T</b>",
  ],
  [
    "names that change, and a choice",
    "export default function X({ title }) { let t = 'a'; if (title) t = 'b'; switch (t) { case 'b': return <b>B</b>; default: return null; } }",
    "<b>B</b>",
  ],
  [
    "comparisons and lists",
    "export default ({ title }) => <ul>{Object.entries({ a: 1, b: 2 }).filter(([, n]) => n > 1).map(([k]) => <li key={k}>{k}{title}</li>)}</ul>;",
    "<ul><li>bT</li></ul>",
  ],
  [
    "elements without JSX",
    "export default ({ title }) => React.createElement('p', { key: 'x' }, title);",
    "<p>T</p>",
  ],
  [
    "what a page shows first",
    "export default function X({ title }) { const [open] = useState(false); useEffect(() => { document.title = title; }, []); return <p>{open ? 'open' : title}</p>; }",
    "<p>T</p>",
  ],
  [
    "the configuration",
    "export default function X() { const { siteConfig } = useDocusaurusContext(); return <p>{siteConfig.title}</p>; }",
    "<p>Tool</p>",
  ],
  [
    "HTML that is given as text",
    "export default ({ title }) => <p dangerouslySetInnerHTML={{ __html: '<em>' + title + '</em>' }} />;",
    "<p><em>T</em></p>",
  ],
  [
    "elements of its own",
    "export default ({ title }) => <my-card class='x'><a href='#t'>{title}</a></my-card>;",
    '<a href="#t">T</a>',
  ],
  [
    "pictures",
    "export default ({ title }) => <><img src={useBaseUrl('img/x.png')} alt={title} /><img src={require('@site/static/img/x.png').default} alt='' /></>;",
    '<img src="/img/x.png" alt="T" /><img src="/img/x.png" alt="" />',
  ],
  [
    "a component in another function",
    "import { observer } from 'mobx-react';\nconst X = ({ title }) => <b>{title}</b>;\nexport default observer(X);",
    "<b>T</b>",
  ],
])("%s", async (_name, body, expected) => {
  const { text, notes } = await shown(body);
  expect(text).toBe(expected);
  expect(notes).toEqual([]);
});

test("blocks of the theme in a component are blocks of Markdown", async () => {
  const { text, findings } = await shown(
    `export default ({ title, children }) => (
  <>
    <Heading as="h3" id="z">{title}</Heading>
    <Admonition type="tip" title={title}>{children}</Admonition>
    <Tabs groupId="g"><TabItem value="a" label="A"><CodeBlock language="js">let a;</CodeBlock></TabItem></Tabs>
    <ThemedImage alt={title} sources={{ light: '/img/x.png', dark: '/img/x.png' }} />
  </>
);`,
    '<X title="T">\n\n:::note\n\nInner *text*\n\n:::\n\n</X>',
  );
  expect(text.replace(/\n{2,}/g, "\n")).toBe(`### T {#z}
::::tip[T]
:::note
Inner *text*
:::
::::
:::code-group{group=g}
\`\`\`js [A]
let a;
\`\`\`
:::
![T](/img/x.png)`);
  expect(findings.filter((message) => !message.includes("image is empty"))).toEqual([]);
});

test("a picture for both colour modes in a component keeps its dark form", async () => {
  const { text } = await shown(
    "export default () => <ThemedImage alt='A' sources={{ light: '/img/x.png', dark: '/img/y.png' }} />;",
  );
  expect(text).toBe('<img src="/img/x.png" alt="A" />');
  const { text: besideBlocks } = await shown(
    "export default () => <><Admonition type='tip'>Text</Admonition><ThemedImage alt='A' sources={{ light: '/img/x.png', dark: '/img/y.png' }} /></>;",
  );
  expect(besideBlocks).toBe(":::tip\nText\n:::\n\n![A](/img/x.png){dark=/img/y.png}");
});

test("a block of a component in a table cell is text of the cell", async () => {
  const { text } = await shown(
    "export default ({ title, children }) => <Admonition type='tip' title={title}>{children}</Admonition>;",
    '| A |\n| --- |\n| <X title="T">Inner *text*</X> |',
  );
  expect(text).toContain("| <strong>T</strong> Inner *text* |");
});

test("a component that shows a Markdown file includes it", async () => {
  const { text, notes, findings, content } = await imported(
    "import { Guide } from './_guide';\n\n# Page\n\n<Guide />\n",
    {
      "docs/_guide.jsx":
        "import Ios from './_ios.md';\nexport function Guide() { return <div><Ios /></div>; }\n",
      "docs/_ios.md": "All about **iOS**.\n",
    },
  );
  expect(text).toBe("# Page\n\n::include{file=_ios.md}\n");
  expect(existsSync(join(content, "en/docs/_ios.md"))).toBe(true);
  expect(notes).toEqual([]);
  expect(findings).toEqual([]);
});

test("lists that a function of another module makes name the tabs", async () => {
  const { text } = await imported(
    `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import constants from '@site/core/constants';

# Page

<Tabs values={constants.getTabs(["ios"])}>
<TabItem value="ios">

Text

</TabItem>
</Tabs>
`,
    {
      "core/constants.js": `const all = [{ label: "Android", value: "android" }, { label: "iOS", value: "ios" }];
const getTabs = (tabs = ["android", "ios"]) => all.filter(({ value }) => tabs.includes(value));
export default { getTabs };
`,
    },
  );
  expect(text).toContain(":::tab[iOS]");
});

test("components by the short names of folders are found", async () => {
  const { text } = await imported(
    "import Card from '@components/Card';\nimport Other from '@/Other';\n\n# Page\n\n<Card title=\"A\" />\n\n<Other />\n",
    {
      "src/components/Card/index.tsx":
        "export default function Card({ title }: { title: string }) { return <b>{title}</b>; }\n",
      "src/Other.jsx": "export default () => <i>other</i>;\n",
      "tsconfig.json":
        '{ // for editors\n  "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./src/*"] } },\n}\n',
    },
    `const path = require("path");
module.exports.plugins = [() => ({ name: "alias", configureWebpack() { return { resolve: { alias: { "@components": path.resolve(__dirname, "src/components") } } }; } })];`,
  );
  expect(text).toBe("# Page\n\n<b>A</b>\n\n<i>other</i>\n");
});

test("a required picture is one by a name of the page, too", async () => {
  const { text } = await imported(
    "export const r = require('@site/static/x.png');\n\n# Page\n\n<img src={r.default} alt=\"x\" />\n\n<img src={useBaseUrl('x.png')} alt=\"y\" />\n",
    { "static/x.png": "" },
  );
  expect(text).toBe("# Page\n\n![x](/x.png)\n\n![y](/x.png)\n");
});

test.each([
  ["state that only a reader makes", "export default () => <p>{window.location.href}</p>;"],
  [
    "a condition that is not known",
    "export default () => { if (window.x) return <b>x</b>; return <i>y</i>; };",
  ],
  ["an error", "export default () => { throw new Error('x'); };"],
  ["code without an end", "export default () => { for (;;) {} };"],
  ["a component in itself", "export default function X() { return <><X /><X /></>; }"],
  ["text that grows", "export default () => { let a = 'x'; while (true) a += a; return <b>{a}</b>; };"],
])("%s stays a comment below the words of its properties, with a line in the report", async (_name, body) => {
  const { text, notes } = await shown(body);
  expect(text).toBe('T\n\n<!-- left by the import: <X title="T"> -->');
  expect(notes).toHaveLength(1);
});

test("code reads no file outside of the source", async () => {
  const { text } = await shown(
    "import fs from 'fs';\nconst secret = fs.readFileSync('/etc/hostname', 'utf8');\nexport default () => <p>{secret}</p>;",
  );
  expect(text).toBe('T\n\n<!-- left by the import: <X title="T"> -->');
});

test("a drawing beside a component comes along", async () => {
  const { text, content } = await shown(
    "import Icon from './icon.svg';\nexport default ({ title }) => <b><Icon title='I' />{title}</b>;",
    undefined,
    { "src/icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'></svg>\n" },
  );
  expect(text).toBe('<b><img src="/assets/files/src/icon.svg" alt="I" />T</b>');
  expect(readFileSync(join(content, "static/assets/files/src/icon.svg"), "utf8")).toContain("<svg");
});
