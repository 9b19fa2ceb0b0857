/** After an import the site compiles, whatever habit the source has: what the original let pass is repaired and named. */
import { expect, test } from "vitest";
import type { Files } from "../sites/folders.ts";
import { configuration, importWhole } from "./whole-import.ts";

const page = "# Page\n\nText.\n";
const picture = "<svg xmlns='http://www.w3.org/2000/svg'/>";

function configured(preset: string, rest = ""): Files {
  return {
    "docusaurus.config.js": `module.exports = { title: "Tool", url: "https://tool.example.org", presets: [["classic", { ${preset} }]], ${rest} };\n`,
  };
}

const redirects = (list: string) =>
  configured("", `plugins: [["@docusaurus/plugin-client-redirects", { redirects: [${list}] }]]`);

const french = configured("", 'i18n: { defaultLocale: "en", locales: ["en", "fr"] }');

const habits: Record<string, Files> = {
  "a dead link": { "docs/a.md": "# A\n\n[text](./none.md) and [more](/docs/none)\n" },
  "a dead link in a cell": {
    "docs/a.md": "# A\n\n| a | b |\n| - | - |\n| [x](./none.md) | ![y](/no.png) |\n",
  },
  "a dead link in a heading": { "docs/a.md": "# A\n\n## See [this](/docs/none)\n" },
  "a dead reference": { "docs/a.md": "# A\n\n[one] and [two][one]\n\n[one]: ./none.md\n" },
  "a dead link in HTML": { "docs/a.md": '# A\n\n<div>\n  <a class="b" href="/docs/none">text</a>\n</div>\n' },
  "a dead link around a missing image": { "docs/a.md": "# A\n\n[![i](./no.png)](/docs/none)\n" },
  "a dead link in an admonition": { "docs/a.md": "# A\n\n:::note\n\nSee [this](/docs/none).\n\n:::\n" },
  "a dead link in a list and a quotation": { "docs/a.md": "# A\n\n- [x](/none)\n  > [y](/none2)\n" },
  "a dead link with hyphens and bars": { "docs/a.md": "# A\n\n| a |\n| - |\n| [x](/a--b-->c) |\n" },
  "a missing image in HTML": { "docs/a.md": '# A\n\n<img src="/img/none.png" alt="The none" />\n' },
  "a missing picture of the front matter": { "docs/a.md": `---\nimage: ./none.png\n---\n\n${page}` },
  "a link to a draft": {
    "docs/a.md": "# A\n\n[b](./b.md)\n",
    "docs/b.md": `---\ndraft: true\n---\n\n${page}`,
  },
  "a link out of the docs": { "docs/a.md": "# A\n\n[x](../../../README.md)\n" },
  "a dead link in a part": {
    "docs/a.mdx": "import Part from './_part.mdx';\n\n# A\n\n<Part />\n",
    "docs/_part.mdx": "[x](/docs/none)\n",
  },
  "two pages at one address": {
    "docs/a.md": `---\nslug: /same\n---\n\n${page}`,
    "docs/b.md": `---\nslug: /same\n---\n\n${page}`,
  },
  "two docs with one id": {
    "docs/a.md": `---\nid: same\n---\n\n${page}`,
    "docs/b.md": `---\nid: same\n---\n\n${page}`,
  },
  "names that differ in case": { "docs/Case.md": page, "docs/case.md": page },
  "names with spaces, percents, hashes and other letters": {
    "docs/sp ace.md": "# A\n\n[x](./per%25cent.md) [y](<./ha#sh.md>)\n",
    "docs/per%cent.md": page,
    "docs/ha#sh.md": page,
    "docs/Ünï 中文.md": page,
  },
  "a very long name": { [`docs/${"x".repeat(230)}.md`]: page },
  "a name that ends in .html": { "docs/a.html.md": page },
  "empty files": { "docs/a.md": "", "docs/b.md": "---\n---\n", "blog/2024-01-01-c.md": "" },
  "a byte order mark and other line endings": {
    "docs/a.md": "\uFEFF---\r\ntitle: A\r\n---\r\n\r\n[x](./none.md)\r\n",
  },
  "front matter with a colon in a text": { "docs/a.md": `---\ntitle: foo: bar\nslug: /x\n---\n\n${page}` },
  "front matter with tabs": { "docs/a.md": `---\ntitle:\tA\ntags:\n\t- b\n---\n\n${page}` },
  "front matter with a key twice": { "docs/a.md": `---\ntitle: A\ntitle: B\n---\n\n${page}` },
  "front matter with a list over lines": { "docs/a.md": `---\ntags: [\n  a,\n  b\n]\n---\n\n${page}` },
  "front matter without an end": { "docs/a.md": "---\ntitle: A\n\n# A\n\nText.\n" },
  "front matter that is a text": { "docs/a.md": `---\njust words\n---\n\n${page}` },
  "front matter of other types": {
    "docs/a.md": `---\ntitle: 1.0\nid: 5\nsidebar_label: true\nsidebar_position: "3"\ndraft: "false"\nkeywords: a, b\ndescription:\nhide_title: "true"\nunknown: {}\n---\n\n${page}`,
  },
  "front matter that names what is not there": {
    "docs/a.md": `---\npagination_next: none\npagination_prev: null\ndisplayed_sidebar: none\n---\n\n${page}`,
  },
  "an id with a slash": { "docs/a.md": `---\nid: x/a\n---\n\n${page}` },
  "slugs in every form": {
    "docs/b/a.md": `---\nslug: ../x\n---\n\n${page}`,
    "docs/b/c.md": `---\nslug: ./y\n---\n\n${page}`,
    "docs/b/d.md": `---\nslug: z/\n---\n\n${page}`,
  },
  "a draft that is unlisted": { "docs/a.md": `---\ndraft: true\nunlisted: true\n---\n\n${page}` },
  "last_update in part": { "docs/a.md": `---\nlast_update:\n  date: never\n---\n\n${page}` },
  "authors of every kind": {
    "blog/authors.yml":
      "john.doe:\n  name: John\n  url: none\n  image_url: img/x.jpg\nJane Doe:\n  name: Jane\n  image_url: /img/none.png\na/b:\n  name: AB\n  page: true\nCaps:\n  title: Without a name\n",
    "blog/2024-01-01-a.md": `---\nauthors: [john.doe, Jane Doe, a/b, Caps, missing, { name: Inline }, { name: No, url: none }]\n---\n\n${page}`,
    "blog/2024-01-02-b.md": `---\nauthors:\n  - name: Inline\n    image_url: /img/none.png\n---\n\n${page}`,
    "blog/2024-01-03-c.md": `---\nauthor: Old Style\nauthor_url: none\n---\n\n${page}`,
  },
  "tags of every kind": {
    "docs/a.md": `---\ntags: [One, one, Two Words, two-words, { label: Three, permalink: /three }, 5, null, C++]\n---\n\n${page}`,
    "blog/2024-01-01-a.md": `---\ntags: [two words, ONE]\n---\n\n${page}`,
    "blog/2024-01-02-b.md": `---\ntags: single\n---\n\n${page}`,
    "blog/2024-01-03-c.md": `---\ntags:\n---\n\n${page}`,
  },
  "dates of every kind": {
    "blog/2023-2-07-a.md": page,
    "blog/2023/02/07/b.md": page,
    "blog/2023/02/07-c/index.md": page,
    "blog/d.md": `---\ndate: 2023-02-07T10:00\n---\n\n${page}`,
    "blog/e.md": `---\ndate: 2023-2-7\n---\n\n${page}`,
    "blog/f.md": `---\ndate: 2023-02-07 10:00:00 +01:00\n---\n\n${page}`,
    "blog/g.md": `---\ndate: February 7, 2023\n---\n\n${page}`,
    "blog/h.md": `---\ndate: soon\n---\n\n${page}`,
  },
  "redirects that clash": {
    ...redirects(
      '{ from: "/docs/a", to: "/docs/b" }, { from: ["/old", "/old/"], to: "/docs/a" }, { from: "/old", to: "/docs/b" }, { from: "/x.svg", to: "/docs/a" }, { from: "/self", to: "/self" }, { from: "/blog/2024/01/01/c", to: "/docs/a" }, { from: "/help", to: "/docs/a" }',
    ),
    "docs/a.md": page,
    "docs/b.md": page,
    "blog/2024-01-01-c.md": page,
    "static/x.svg": picture,
    "src/pages/help.js": "export default () => null;\n",
  },
  "redirects that lead nowhere": {
    ...redirects('{ from: "/old", to: "/docs/none" }, { from: "/a", to: "/b" }, { from: "/b", to: "/a" }'),
    "docs/a.md": page,
  },
  "dead links of bar, footer and sidebars": {
    ...configured(
      'docs: { sidebarPath: "./sidebars.js" }',
      'themeConfig: { navbar: { items: [{ to: "/docs/none", label: "N" }, { type: "doc", docId: "none", label: "D" }, { type: "docSidebar", sidebarId: "none", label: "S" }] }, footer: { links: [{ title: "T", items: [{ to: "/none", label: "N" }] }] }, announcementBar: { content: \'<a href="/none">x</a>\' } }',
    ),
    "sidebars.js":
      'module.exports = { main: ["a", "none", { type: "category", label: "C", items: ["none"] }, { type: "link", label: "L", href: "/none" }], empty: [] };\n',
    "docs/a.md": page,
  },
  "static files in places of the site's own": {
    "docs/a.md": page,
    "static/sitemap.xml": "<x/>",
    "static/404.html": "x",
    "static/index.html": "x",
    "static/data/a.json": "{}",
    "static/docs/a/index.html": "x",
  },
  "nothing at all": {},
  "nothing but a page of code": { "src/pages/index.js": "export default () => null;\n" },
  "no url": {
    "docusaurus.config.js": 'module.exports = { title: "Tool", presets: [["classic", {}]] };\n',
    "docs/a.md": page,
  },
  "code that is no MDX": { "docs/a.mdx": "# A\n\n<Foo>{a b}\n\n</Bar>\n\n{ not closed\n" },
  "tags of JSX without an end": { "docs/a.mdx": "# A\n\n<div>\n\n<Tabs>\n\ntext\n" },
  "translations with links of their own": {
    ...french,
    "docs/a.md": page,
    "static/img/x.svg": picture,
    "i18n/fr/docusaurus-plugin-content-docs/current/a.md":
      "# A\n\n![x](/fr/img/x.svg) [y](/docs/none) [z](/fr/docs/a)\n",
  },
};

test.each(Object.entries(habits))("a site with %s compiles", async (_habit, files) => {
  const { errors, report } = await importWhole({ "docusaurus.config.js": configuration, ...files });
  expect(errors).toEqual([]);
  expect(report).toMatch(/Compiles: yes\n$/);
});

test("the text alternative of an image of HTML that the source does not have stays", async () => {
  const { text } = await importWhole({
    "docs/a.md": '# A\n\nSee <img src="/no.png" alt="the plan" /> there.\n',
  });
  expect(text("en/docs/a.md")).toBe("# A\n\nSee the plan <!-- missing image: /no.png --> there.\n");
});

test("the text of a dead link stays, and its address is a comment beside it", async () => {
  const { text, notes } = await importWhole({
    "docs/a.md":
      '# A\n\nSee [the *guide*](./none.md "title").\n\n| a | b |\n| - | - |\n| [x](/docs/none) | ![y](/no.png) |\n\n<a href="/none">z</a>\n',
  });
  expect(text("en/docs/a.md")).toBe(
    "# A\n\nSee the *guide* <!-- dead link: ./none.md -->.\n\n| a | b |\n| - | - |\n| x <!-- dead link: /docs/none --> | y <!-- missing image: /no.png --> |\n\n<!-- dead link: /none --><a>z</a>\n",
  );
  expect(notes).toEqual(
    expect.arrayContaining([
      "dead-link docs/a.md:3 “./none.md”",
      "dead-link docs/a.md:7 “/docs/none”",
      "dead-image docs/a.md:7 “/no.png”",
      "dead-link docs/a.md:9 “/none”",
    ]),
  );
});

test("a link to a page by another name of its address leads there", async () => {
  const { text } = await importWhole({
    "docs/start.md": "# Start\n\n[c](/docs/guide.html) [d](/docs/guide/index.html) [e](guide.mdx)\n",
    "docs/guide.md": page,
  });
  expect(text("en/docs/start.md")).toBe(
    "# Start\n\n[c](/docs/guide) [d](/docs/guide) e <!-- dead link: guide.mdx -->\n",
  );
});

test("a page of code that shows nothing is a stub with its title, at its address in every language", async () => {
  const { routes, text, notes } = await importWhole({
    ...french,
    "src/pages/help.js": 'export default () => <Layout title="Get help" />;\n',
    "src/pages/team/index.tsx": 'export default () => <Layout title="The team"><Chart /></Layout>;\n',
    "src/pages/use_cases.jsx": "export default () => null;\n",
    "src/pages/_part.js": "",
    "src/pages/help.test.js": "",
    "src/pages/types.d.ts": "",
    "docs/a.md": "# A\n\n[help](/help)\n",
    "i18n/fr/docusaurus-plugin-content-docs/current/a.md": page,
  });
  expect(routes).toEqual(
    expect.arrayContaining(["/help", "/fr/help", "/team", "/fr/team", "/use_cases", "/fr/use_cases"]),
  );
  expect(text("en/pages/help.md")).toContain("title: Get help\nstub: true\n");
  expect(text("en/pages/team/index.md")).toContain("title: The team\n");
  expect(text("en/pages/use_cases.md")).toContain("title: Use cases\n");
  expect(text("en/docs/a.md")).toContain("[help](/help)");
  expect(notes.filter((note) => note.startsWith("page-of-code"))).toHaveLength(3);
});

test("a page that cannot be compiled is a stub that names the file with its text", async () => {
  const deep = `${"> ".repeat(150)}deep\n`;
  const { errors, text, notes } = await importWhole({
    "docs/a.md": `---\ntitle: A\n---\n\nFirst.\n\n${deep}`,
  });
  expect(errors).toEqual([]);
  expect(text("en/docs/a.md")).toBe("---\ntitle: A\nstub: true\n---\n\n<!-- Text: put-aside/docs/a.md -->\n");
  expect(text("../put-aside/docs/a.md")).toContain("First.\n");
  expect(notes.some((note) => note.startsWith("page-put-aside docs/a.md"))).toBe(true);
});
