import { expect, test } from "vitest";
import { imported } from "./imported-page.ts";

test("what only code could show is a comment, and the text in it stays Markdown", async () => {
  const { text, findings } = await imported(`# Page

<Chart title="A -- b" data={{x: 1}} />

<Chart /> before *text*.

Some text
<Chart /> and more.

- <Chart /> in a list

<Box>

Some **kept** text.

</Box>

Inline <Box>kept *text*</Box> here, {releases.length} of them.

| A | B |
| - | - |
| <Chart /> | {a || b} |

:::info <Chart /> Title
text
:::

<my-element name="x">kept</my-element> <Foo.Bar>kept</Foo.Bar>
`);
  expect(text).toBe(`# Page

A -- b

<!-- left by the import: <Chart title="A - - b" data={…}> -->

<!-- left by the import: <Chart> -->
before *text*.

Some text <!-- left by the import: <Chart> -->
and more.

- <!-- left by the import: <Chart> -->
  in a list

<!-- left by the import: <Box> -->

Some **kept** text.



Inline kept *text*<!-- left by the import: <Box> --> here, <!-- left by the import: {releases.length} --> of them.

| A | B |
| - | - |
| <!-- left by the import: <Chart> --> | <!-- left by the import: {a ¦¦ b} --> |

:::info[<!-- left by the import: <Chart> --> Title]
text
:::

kept<!-- left by the import: <my-element name="x"> --> kept<!-- left by the import: <Foo.Bar> -->
`);
  expect(findings.every((message) => message.startsWith("the import could not convert “"))).toBe(true);
  expect(findings).toHaveLength(11);
});

const components = {
  "src/components/Callout.tsx": `import React, { type ReactNode } from "react";
import styles from "./callout.module.css";

type Props = { title: string; children: ReactNode };

export default function Callout({ title, children }: Props): JSX.Element {
  return (
    <details className={styles.box}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}
`,
  "src/components/index.js": `export { default as Badge } from "./Badge";
export const Key = ({ children }) => <kbd>{children}</kbd>;
export function Count() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}
const features = [
  { title: "Easy", text: <>Easy to <code>use</code></> },
  { title: "Fast", text: "Very" },
];
const Feature = ({ title, text }) => <li><b>{title}</b>: {text}</li>;
export const Features = () => <ul>{features.map((each) => <Feature key={each.title} {...each} />)}</ul>;
`,
  "src/components/Badge.jsx": `export default function Badge({ label, color = "red" }) {
  return label ? <span style={{ color }}>{label}</span> : null;
}
`,
  "src/theme/MDXComponents.js": `import MDXComponents from "@theme-original/MDXComponents";
import { Badge } from "@site/src/components";
export default { ...MDXComponents, Badge, Mark: ({ children }) => <mark>{children}</mark> };
`,
};

test("components of the site leave their texts, and are named", async () => {
  const { text, notes } = await imported(
    `import Callout from '@site/src/components/Callout';
import { Count, Features, Key } from '../src/components';

export const Site = () => <a href="https://tool.example.com">the site</a>;

# Page

## Install <Badge label="new" /> now

Press <Key>Ctrl</Key>, see <Site />, <Mark>marked *text*</Mark>.

<Callout title="More & more">
  Inside **text**
</Callout>

<Features />

<Count />
`,
    components,
  );
  expect(text).toBe(`# Page

## Install new<!-- left by the import: <Badge label="new"> --> now {#install--now}

Press Ctrl<!-- left by the import: <Key> -->, see <!-- left by the import: <Site> -->, marked *text*<!-- left by the import: <Mark> -->.

More & more

<!-- left by the import: <Callout title="More & more"> -->
Inside **text**


<!-- left by the import: <Features> -->

<!-- left by the import: <Count> -->
`);
  const names = ["Badge", "Key", "Site", "Mark", "Callout", "Features", "Count"];
  const message = (name: string) => `<${name}> is a component and stays as a comment`;
  expect(notes).toEqual(names.map((name) => expect.stringContaining(message(name))));
});

test("players are links with their titles", async () => {
  const { text, notes, findings } = await imported(
    `# Page

<LiteYouTubeEmbed id="xyz" title="My [talk]" />

<ReactPlayer url="https://vimeo.com/1" controls />

<iframe src="https://www.youtube.com/embed/abc?rel=0" title="A video" allowFullScreen></iframe>

<video controls>
  <source src="https://videos.example.com/a.mp4" type="video/mp4" />
</video>

<div className="film">
  <iframe width="560" height="315" src="https://tube.example.org/videos/embed/9c9de5e8-0a1e-484a" title="Keynote" />
</div>

<p align="center"><iframe src="https://www.youtube.com/embed/def" title="In a row"></iframe></p>

- Below:

  <video src="/vids/tour.mp4" poster="/img/tour.svg" title="A tour" controls><track src="/vids/tour.vtt" kind="captions" /></video>

<video controls><source src={useBaseUrl('/vids/tour.mp4')} />Your browser does not support videos.</video>

<iframe src="https://codesandbox.io/embed/x" title="Sandbox"></iframe>

See <iframe src="https://www.youtube.com/embed/abc" title="this" /> film.

<video src="./gone.mp4" title="Gone" />
`,
    {
      "static/vids/tour.mp4": "x",
      "static/vids/tour.vtt": "WEBVTT\n",
      "static/img/tour.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    },
  );
  expect(text).toBe(`# Page

My \\[talk\\]

<!-- left by the import: <LiteYouTubeEmbed id="xyz" title="My [talk]"> -->

<!-- left by the import: <ReactPlayer url="https://vimeo.com/1" controls> -->

[A video](https://www.youtube.com/embed/abc?rel=0)

[videos.example.com/a.mp4](https://videos.example.com/a.mp4)

<div class="film">
  <a href="https://tube.example.org/videos/embed/9c9de5e8-0a1e-484a">Keynote</a>
</div>

<p align="center"><a href="https://www.youtube.com/embed/def">In a row</a></p>

- Below:

  [A tour](/vids/tour.mp4)

[/vids/tour.mp4](/vids/tour.mp4)

[Sandbox](https://codesandbox.io/embed/x)

See [this](https://www.youtube.com/embed/abc) film.

[Gone](./gone.mp4)
`);
  expect(findings).toEqual([
    expect.stringContaining("could not convert “<LiteYouTubeEmbed"),
    expect.stringContaining("could not convert “<ReactPlayer"),
    "“./gone.mp4” is a broken link",
  ]);
  const lost = (name: string) =>
    `docs/page.mdx  <${name}> is a link now; write ::video or ::embed in its place`;
  expect(notes).toEqual([
    lost("iframe"),
    lost("video"),
    expect.stringContaining("<LiteYouTubeEmbed> is a component"),
    expect.stringContaining("<ReactPlayer> is a component"),
  ]);
});

test("code is filled in from files, JSON, functions and strings", async () => {
  const { text, notes } = await imported(
    `import CodeBlock from '@theme/CodeBlock';
import source from '!!./app.js';
import pkg from '../package.json';
import { version as current } from '../package.json';

export const install = (name) => \`npm install \${name}@\${current}\`;

# Page

Version {pkg.version}.

<CodeBlock language="js">{source}</CodeBlock>

<CodeBlock language="sh">{install('tool')}</CodeBlock>

<CodeBlock language="js">{require('!!raw-loader!./app.js').default}</CodeBlock>
`,
    { "docs/app.js": "const a = 1;\n", "package.json": '{"version":"3.1.4"}' },
  );
  expect(text).toBe(`# Page

Version 3.1.4.

\`\`\`js
const a = 1;
\`\`\`

\`\`\`sh
npm install tool@3.1.4
\`\`\`

\`\`\`js
const a = 1;
\`\`\`
`);
  expect(notes).toEqual([]);
});

test("what stands for search engines and styles goes with a note", async () => {
  const { text, notes } = await imported(
    '# Page\n\n<script type="application/ld+json">{JSON.stringify({a: 1})}</script>\n\n<style>{`.x { color: red }`}</style>\n\nText.\n',
  );
  expect(text).toBe("# Page\n\n\n\nText.\n");
  expect(notes).toHaveLength(2);
});

test("an end without a start goes", async () => {
  const { text } = await imported("# Page\n\nText </Box> and more.\n");
  expect(text).toBe("# Page\n\nText  and more.\n");
});

test("words that a tag itself has stay, and those in data are in the built site", async () => {
  const { text } = await imported(
    '# Page\n\n<Card title="Fast" to="/docs/x" kind="hero" data={[{ title: "Slow" }]} />\n\n| A |\n| - |\n| <Badge text="New" /> |\n',
  );
  expect(text).toContain('Fast\n\n<!-- left by the import: <Card title="Fast"');
  expect(text).toContain('| New<!-- left by the import: <Badge text="New"> --> |');
  expect(text).not.toContain("Slow");
});
