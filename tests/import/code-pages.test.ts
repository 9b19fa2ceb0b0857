/** Pages in React become Markdown with what their components show, as people write such pages. */
import { expect, test } from "vitest";
import type { Files } from "../sites/folders.ts";
import { configuration, importWhole } from "./whole-import.ts";

const start: Files = { "docs/intro.md": "---\nslug: /intro\n---\n\n# Intro\n\nText.\n" };

const config = (rest: string) =>
  `module.exports = { title: "Tool", tagline: "Made for docs", url: "https://tool.example.org", presets: [["classic", {}]], ${rest} };\n`;

/** The home page as the template of Docusaurus has it. */
const classic: Files = {
  ...start,
  "docusaurus.config.js": config(""),
  "static/img/easy.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "static/img/fast.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "src/components/HomepageFeatures/index.tsx": `import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

type FeatureItem = { title: string; Svg: React.ComponentType<React.ComponentProps<'svg'>>; description: ReactNode };

const FeatureList: FeatureItem[] = [
  { title: 'Easy to Use', Svg: require('@site/static/img/easy.svg').default, description: (<>Designed to be <code>docs</code> first.</>) },
  { title: 'Fast', Svg: require('@site/static/img/fast.svg').default, description: (<>See the <a href="/docs/intro">intro</a>.</>) },
];

function Feature({title, Svg, description}: FeatureItem) {
  return (
    <div className={clsx('col col--4')}>
      <div className="text--center"><Svg className={styles.featureSvg} role="img" /></div>
      <div className="text--center padding-horiz--md"><Heading as="h3">{title}</Heading><p>{description}</p></div>
    </div>
  );
}

export default function HomepageFeatures(): ReactNode {
  return <section className={styles.features}><div className="container"><div className="row">
    {FeatureList.map((props, idx) => (<Feature key={idx} {...props} />))}
  </div></div></section>;
}
`,
  "src/pages/index.tsx": `import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import HomepageFeatures from '@site/src/components/HomepageFeatures';
import Heading from '@theme/Heading';
import styles from './index.module.css';

function HomepageHeader() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <header className={clsx('hero hero--primary', styles.heroBanner)}>
      <div className="container">
        <Heading as="h1" className="hero__title">{siteConfig.title}</Heading>
        <p className="hero__subtitle">{siteConfig.tagline}</p>
        <div className={styles.buttons}>
          <Link className="button button--secondary button--lg" to="/docs/intro">Start - 5min</Link>
          <Link className="button" href="https://git.example.org/tool">Code</Link>
        </div>
      </div>
    </header>
  );
}

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title={\`Hello from \${siteConfig.title}\`} description="A tool for docs">
      <HomepageHeader />
      <main><HomepageFeatures /></main>
    </Layout>
  );
}
`,
};

test("the home page of the template keeps its title, tagline, buttons, description and features", async () => {
  const { text, errors, shown } = await importWhole(classic);
  expect(errors).toEqual([]);
  expect(text("en/pages/index.md")).toBe(`---
title: Tool
description: A tool for docs
home:
  tagline: Made for docs
  action:
    - label: Start - 5min
      to: /docs/intro
    - label: Code
      to: https://git.example.org/tool
---

![](/img/easy.svg)

## Easy to Use

Designed to be \`docs\` first.

![](/img/fast.svg)

## Fast

See the [intro](/docs/intro).
`);
  expect(shown.get("/")?.join("")).not.toMatch(/[{}<>]|className|import /);
});

/** The body of `/p`, made of code. */
async function pageOf(code: string, files: Files = {}) {
  const result = await importWhole({ ...start, ...files, "src/pages/p.jsx": code });
  const [, matter = "", body = ""] =
    /^---\n(.*?)---\n\n?(.*)$/s.exec(result.text("en/pages/p.md") ?? "") ?? [];
  return { ...result, matter, body: body.trimEnd() };
}

test.each([
  [
    "a list from a data file",
    "import people from '../data/people.json'; export default () => <ul>{people.map(({ name, url }) => <li key={name}><a href={url}>{name}</a></li>)}</ul>;",
    "- [Ann](https://ann.example.org)\n- [Bob](https://bob.example.org)",
    {
      "src/data/people.json":
        '[{"name":"Ann","url":"https://ann.example.org"},{"name":"Bob","url":"https://bob.example.org"}]',
    },
  ],
  [
    "wrappers of libraries",
    "import Zoom from 'react-medium-image-zoom'; import { motion } from 'framer-motion'; import { FaGithub } from 'react-icons/fa'; export default () => <Zoom><motion.div animate={{ x: 1 }}><p>Text <FaGithub /> here.</p></motion.div></Zoom>;",
    "Text  here.",
    {},
  ],
  [
    "a form around text, and fields",
    "export default () => <form onSubmit={() => {}}><label>Name</label><input name='n' /><p>We write back.</p></form>;",
    "Name\n\nWe write back.",
    {},
  ],
  [
    "tabs and code of the theme",
    "import Tabs from '@theme/Tabs'; import TabItem from '@theme/TabItem'; import CodeBlock from '@theme/CodeBlock'; export default () => <Tabs><TabItem value='a' label='A'><CodeBlock language='js'>let a = 1;</CodeBlock></TabItem></Tabs>;",
    "::::tabs\n:::tab[A]\n```js\nlet a = 1;\n```\n:::\n::::",
    {},
  ],
  [
    "cards that are links",
    "import Link from '@docusaurus/Link'; const cards = [{ to: '/docs/intro', t: 'Intro', d: 'First steps.' }]; export default () => <section>{cards.map((c) => <Link to={c.to} key={c.t}><h3>{c.t}</h3><p>{c.d}</p></Link>)}</section>;",
    "## [Intro](/docs/intro)\n\nFirst steps.",
    {},
  ],
  [
    "buttons of a hero beside what only the code does",
    "import Link from '@docusaurus/Link'; import { useState } from 'react'; export default function P() { const [open, setOpen] = useState(false); return <main><div><Link to='/docs/intro'>Start</Link><button onClick={() => setOpen(!open)}>Try</button></div><div><button>Why?</button>{open && <p>So.</p>}</div></main>; }",
    "[Start](/docs/intro)\n\nWhy?",
    {},
  ],
  [
    "a condition of the mode",
    "import { useColorMode } from '@docusaurus/theme-common'; export default function P() { const { colorMode } = useColorMode(); return <section><h2>Mode</h2><p>{colorMode === 'dark' ? 'Dark' : 'Light'} text</p></section>; }",
    "## Mode\n\nLight text",
    {},
  ],
  [
    "text with marks of Markdown",
    "export default () => <div><p>{'1. Use *stars* and {{braces}} for $5'}</p><p># not a heading</p><p>:::note</p></div>;",
    "1\\. Use \\*stars\\* and {\\{braces}} for \\$5\n\n\\# not a heading\n\n::\\:note",
    {},
  ],
])("%s", async (_name, code, expected, files) => {
  const { body, errors } = await pageOf(code, files);
  expect(body).toBe(expected);
  expect(errors).toEqual([]);
});

test("what only running the code would tell is left out and named, and the rest stays", async () => {
  const { body, notes } = await pageOf(
    "import Chart from 'chart-library'; import { load } from 'x'; export default function P() { const rows = load(); if (!rows) return null; return <Layout title='P'><p>Before</p><Chart data={rows} />{rows.map((r) => <b>{r}</b>)}<p>After</p></Layout>; }",
  );
  expect(body).toBe("Before\n\nAfter");
  expect(notes).toContainEqual(expect.stringContaining("what its component shows, without a value, <Chart>"));
});

test("a page gets its title from the first heading or the layout, and each language its own texts", async () => {
  const { text } = await importWhole({
    ...start,
    "docusaurus.config.js": config('i18n: { defaultLocale: "en", locales: ["en", "fr"] },'),
    "src/pages/p.jsx":
      "import Translate, { translate } from '@docusaurus/Translate'; import Layout from '@theme/Layout'; export default () => <Layout title={translate({ id: 'p.title', message: 'Help' })}><p><Translate id='p.text' values={{ n: 2 }}>{'Text of {n} words'}</Translate></p></Layout>;",
    "src/pages/q.jsx": "export default () => <main><h1>Who we are</h1><p>Same.</p></main>;",
    "i18n/fr/code.json": JSON.stringify({
      "p.title": { message: "Aide" },
      "p.text": { message: "Texte de {n} mots" },
    }),
  });
  expect(text("en/pages/p.md")).toBe("---\ntitle: Help\n---\n\nText of 2 words\n");
  expect(text("fr/pages/p.md")).toBe("---\ntitle: Aide\n---\n\nTexte de 2 mots\n");
  expect(text("en/pages/q.md")).toBe("---\ntitle: Who we are\n---\n\nSame.\n");
  expect(text("fr/pages/q.md")).toBeUndefined();
});

test("a home page that leads to another page has a button to it", async () => {
  const { text, errors } = await importWhole({
    ...start,
    "docusaurus.config.js": configuration,
    "src/pages/index.js":
      "import { Redirect } from '@docusaurus/router'; export default () => <Redirect to='/docs/intro' />;",
  });
  expect(errors).toEqual([]);
  expect(text("en/pages/index.md")).toBe(
    "---\ntitle: Tool\nhome:\n  action:\n    label: Intro\n    to: /docs/intro\n---\n",
  );
});

test.each([
  [
    "<Redirect>",
    "import { Redirect } from '@docusaurus/router'; export default () => <Redirect to='/docs/intro' />;",
  ],
  [
    "<Redirect> in a layout, with the address of useBaseUrl",
    "import Layout from '@theme/Layout'; import { Redirect } from '@docusaurus/router'; import useBaseUrl from '@docusaurus/useBaseUrl'; export default function Old() { return <Layout title='Old'><Redirect to={useBaseUrl('/docs/intro')} /></Layout>; }",
  ],
  [
    "a refresh in <Head>",
    "import Head from '@docusaurus/Head'; export default () => <><Head><title>Moved</title><meta httpEquiv='refresh' content='0; URL=/docs/intro' /></Head><p>Moved to <a href='/docs/intro'>the intro</a></p></>;",
  ],
  [
    "the address of the window",
    "import { useEffect } from 'react'; export default function Old() { useEffect(() => { window.location.href = '/docs/intro'; }, []); return null; }",
  ],
  [
    "the history of the router",
    "import React, { useEffect } from 'react'; import { useHistory } from '@docusaurus/router'; export default function Old() { const history = useHistory(); useEffect(() => { history.replace('../docs/intro'); }, [history]); return <></>; }",
  ],
])("a page that is only %s is a redirect in each language", async (_form, code) => {
  const { text, notes, errors, warnings, routes } = await importWhole({
    "docs/intro.md": "---\nslug: /intro\n---\n\n# Intro\n\n[Old](/old/place), [beside](pathname:///other).\n",
    "docusaurus.config.js": config(
      "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, themeConfig: { navbar: { items: [{ to: '/old/place', label: 'Old' }] } }",
    ),
    "i18n/fr/docusaurus-plugin-content-docs/current/intro.md":
      "---\nslug: /intro\n---\n\n# Début\n\nTexte.\n",
    "i18n/fr/code.json": JSON.stringify({ x: { message: "X" } }),
    "src/pages/old/place.js": code,
  });
  expect([...errors, ...warnings]).toEqual([]);
  expect(text("site.yml")).toContain(
    "redirects:\n  - from: /old/place\n    to: /docs/intro\n  - from: /fr/old/place\n    to: /fr/docs/intro\n",
  );
  expect(text("site.yml")).toContain("      label: Old\n      to: /docs/intro\n");
  expect(routes).not.toContain("/old/place");
  expect(text("en/pages/old/place.md")).toBeUndefined();
  expect(notes).toContain("code-page-converted src/pages/old/place.js: /old/place redirects to /docs/intro");
});

test("a page of code that says more than where it may lead stays a page, and one to another site is a redirect", async () => {
  const { text, notes, errors, warnings } = await importWhole({
    ...start,
    "docusaurus.config.js": config(""),
    "src/pages/words.js":
      "import Layout from '@theme/Layout'; export default () => { location.replace('/docs/intro'); return <Layout title='Words'>Only words.</Layout>; }",
    "src/pages/login.js":
      "export default function Login() { const go = () => { window.location.href = '/docs/intro'; }; return <main><h1>Log in</h1><p>First.</p><a href='/docs/intro' onClick={go}>Go</a></main>; }",
    "src/pages/two.js":
      "export default function Two() { if (isOld) location.replace('/docs/intro'); else location.replace('/'); return null; }",
    "src/pages/chat.js":
      "import { Redirect } from '@docusaurus/router'; export default () => <Redirect to='https://chat.example.org/x?a=1' />;",
    "src/pages/lost.js":
      "import { Redirect } from '@docusaurus/router'; export default () => <Redirect to='/docs/none' />;",
  });
  expect(errors).toEqual([]);
  expect(text("en/pages/login.md")).toContain("First.");
  expect(text("en/pages/two.md")).toContain("stub: true");
  expect(text("site.yml")).toContain("  - from: /chat\n    to: https://chat.example.org/x?a=1\n");
  expect(text("en/pages/words.md")).toContain("Only words.");
  expect(warnings).toEqual([]);
  expect(notes.filter((note) => note.includes("/docs/none"))).toMatchInlineSnapshot(`
    [
      "code-page-converted src/pages/lost.js: /lost redirects to /docs/none",
      "redirect content/site.yml: left out of site.yml: “/docs/none” is a broken link",
    ]
  `);
});
