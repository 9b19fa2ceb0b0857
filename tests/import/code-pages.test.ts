/** Pages in React become stubs with their titles, or redirects, and the report says how they come over. */
import { expect, test } from "vitest";
import type { Files } from "../sites/folders.ts";
import { configuration, importWhole } from "./whole-import.ts";

const start: Files = { "docs/intro.md": "---\nslug: /intro\n---\n\n# Intro\n\nText.\n" };

const config = (rest: string) =>
  `module.exports = { title: "Tool", tagline: "Made for docs", url: "https://tool.example.org", presets: [["classic", {}]], ${rest} };\n`;

test("a home page in code becomes one with the title, the tagline and a button to the first doc", async () => {
  const { text, notes, errors, shown } = await importWhole({
    ...start,
    "docusaurus.config.js": config(""),
    "src/pages/index.tsx": `import Layout from '@theme/Layout';
import Features from '@site/src/components/Features';
export default function Home(): JSX.Element {
  return <Layout title="Hello"><Features /></Layout>;
}
`,
  });
  expect(errors).toEqual([]);
  expect(text("en/pages/index.md")).toBe(
    "---\ntitle: Tool\nhome:\n  tagline: Made for docs\n  action:\n    label: Intro\n    to: /docs/intro\n---\n",
  );
  expect(notes).toContainEqual(expect.stringMatching(/^home-page .*the home page is code/));
  expect(shown.get("/")?.join("")).not.toMatch(/[{}<>]|className|import /);
});

test.each([
  ["the layout", 'export default () => <Layout title="Help"><h1>Other</h1></Layout>;', "Help"],
  ["the head", "export default () => <><Head><title>Help</title></Head><p>Text</p></>;", "Help"],
  ["the first heading", "export default () => <main><h1>Who we are</h1><p>Same.</p></main>;", "Who we are"],
  ["a heading in TypeScript", "export default (): JSX.Element => <h1>Us</h1>;", "Us"],
  [
    "its file, where only running it tells more",
    "export default function P() { const { siteConfig } = useDocusaurusContext(); return <Layout title={siteConfig.title}><h1>{load()}</h1></Layout>; }",
    "Our help",
  ],
])("a page of code has the title of %s", async (_name, code, title) => {
  const file = `src/pages/our-help.${code.includes(": JSX") ? "tsx" : "jsx"}`;
  const { text, notes, errors, report } = await importWhole({ ...start, [file]: code });
  expect(errors).toEqual([]);
  expect(text("en/pages/our-help.md")).toBe(
    `---\ntitle: ${title}\nstub: true\n---\n\n<!-- Code: ${file} -->\n`,
  );
  expect(notes).toContain(`page-of-code ${file}: /our-help is a stub`);
  expect(report).toContain("build the old site, and import it again with --built");
});

test("a page of code that cannot be read is a stub with the name of its file", async () => {
  const { text, errors } = await importWhole({
    ...start,
    "src/pages/broken.jsx": "export default () => <p>;",
  });
  expect(errors).toEqual([]);
  expect(text("en/pages/broken.md")).toContain("title: Broken\nstub: true\n");
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
    "src/pages/chat.js":
      "import { Redirect } from '@docusaurus/router'; export default () => <Redirect to='https://chat.example.org/x?a=1' />;",
    "src/pages/lost.js":
      "import { Redirect } from '@docusaurus/router'; export default () => <Redirect to='/docs/none' />;",
  });
  expect(errors).toEqual([]);
  expect(text("en/pages/login.md")).toContain("stub: true");
  expect(text("site.yml")).toContain("  - from: /chat\n    to: https://chat.example.org/x?a=1\n");
  expect(text("en/pages/words.md")).toContain("stub: true");
  expect(warnings).toEqual([]);
  expect(notes.filter((note) => note.includes("/docs/none"))).toMatchInlineSnapshot(`
    [
      "code-page-converted src/pages/lost.js: /lost redirects to /docs/none",
      "redirect docusaurus.config.js: the redirect from “/lost” to “/docs/none” is not imported: there is no such page",
    ]
  `);
});
