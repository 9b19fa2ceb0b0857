/** A source that has been built: what its code came to is read from there, as Docusaurus 3.10 leaves it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { importSite } from "./folders.ts";

const json = (value: unknown) => JSON.stringify(value);
const folder = ".docusaurus/docusaurus-plugin-content-docs/default/p";

const link = (docId: string, label: string, more = {}) => ({
  type: "link",
  href: `/tool/docs/${docId}`,
  label,
  docId,
  unlisted: false,
  ...more,
});

const docsSidebars = {
  main: [
    link("intro", "Intro"),
    {
      type: "category",
      label: "Guide",
      items: [link("guide/b", "B"), link("guide/a", "AAA")],
      collapsed: false,
      collapsible: true,
      href: "/tool/docs/category/guide",
    },
    {
      type: "category",
      label: "More",
      items: [link("more/x", "An X", { key: "x" })],
      href: "/tool/docs/more",
    },
    { type: "link", label: "Elsewhere", href: "https://example.org" },
  ],
};

const titles = { intro: "Intro", "guide/a": "A", "guide/b": "B", "more/index": "More", "more/x": "X" };

const version = (sidebars: object) => ({
  pluginId: "default",
  version: "current",
  label: "Next",
  isLast: true,
  docsSidebars: sidebars,
  docs: Object.fromEntries(Object.entries(titles).map(([id, title]) => [id, { id, title }])),
});

const guide = {
  title: "All guides",
  description: "What they say",
  slug: "/category/guide",
  permalink: "/tool/docs/category/guide",
};

const docs: Files = {
  "docs/intro.md": "# Intro\n",
  "docs/guide/a.md": "---\nsidebar_label: AAA\n---\n\n# A\n",
  "docs/guide/b.md": "# B\n",
  "docs/more/index.md": "# More\n",
  "docs/more/x.md": "# X\n",
};

async function imported(configuration: string, files: Files) {
  const root = temporaryFolder();
  const source = writeFiles(join(root, "source"), {
    "docusaurus.config.js": configuration,
    ...docs,
    ...files,
  });
  const { content, findings, notes } = await importSite(source, join(root, "target"));
  const read = (path: string) => parse(readFileSync(join(content, path), "utf8"));
  return { findings, notes, site: read("site.yml"), sidebars: read("sidebars.yml") };
}

const plain =
  'module.exports = { title: "Tool", url: "https://tool.example.com", baseUrl: "/tool/", presets: [["classic", { docs: { sidebarPath: "./sidebars.js" } }]] };';

const listed = {
  main: [
    "intro",
    {
      category: {
        label: "Guide",
        title: "All guides",
        description: "What they say",
        collapsed: false,
        items: ["guide/b", "guide/a"],
      },
    },
    { category: { label: "More", doc: "more/index", items: [{ doc: "more/x", label: "An X" }] } },
    { link: "https://example.org", label: "Elsewhere" },
  ],
};

test("sidebars that only running their code would tell", async () => {
  const { findings, sidebars, notes } = await imported(plain, {
    "sidebars.js": 'const make = require("a-package");\nmodule.exports = { main: make() };\n',
    [`${folder}/tool-docs-324.json`]: json({ version: version(docsSidebars) }),
    [`${folder}/tool-fr-docs-7af.json`]: json({
      version: version({ main: [link("intro", "Début")] }),
    }).replaceAll("/tool/docs", "/tool/fr/docs"),
    [`${folder}/tool-docs-category-guide-4b9.json`]: json({ categoryGeneratedIndex: guide }),
  });
  expect(findings).toEqual([]);
  expect(sidebars).toMatchObject(listed);
  expect(notes.filter((line) => line.startsWith("sidebars.js"))).toEqual([
    expect.stringMatching(
      /^sidebars\.js:2:26 {2}these sidebars are code: the docs are listed as in the last build, in \.docusaurus/,
    ),
  ]);
});

test("older builds have them in other files", async () => {
  const { sidebars } = await imported(plain, {
    "sidebars.js": "module.exports = 1 +;\n",
    ".docusaurus/docusaurus-plugin-content-docs/default/version-current-metadata-prop-751.json": json(
      version(docsSidebars),
    ),
    ".docusaurus/docusaurus-plugin-content-docs/default/category-docs-guide-f12.json": json(guide),
  });
  expect(sidebars).toMatchObject(listed);
});

test("sidebars that their text tells are read from it", async () => {
  const { sidebars } = await imported(plain, {
    "sidebars.js": 'module.exports = { main: ["more/x", "intro"] };\n',
    [`${folder}/tool-docs-324.json`]: json({ version: version(docsSidebars) }),
  });
  expect(sidebars).toEqual({ main: ["more/x", "intro"] });
});

test("the order that a generator of the site's own gave", async () => {
  const { sidebars } = await imported(
    plain.replace('sidebarPath: "./sidebars.js"', "async sidebarItemsGenerator({ items }) { return items; }"),
    {
      [`${folder}/tool-docs-324.json`]: json({ version: version(docsSidebars) }),
      [`${folder}/c.json`]: json({ categoryGeneratedIndex: guide }),
    },
  );
  expect(sidebars).toMatchObject(listed);
});

test("configuration that only running its code would tell", async () => {
  const { site, notes } = await imported(
    `const make = require("a-package");
module.exports = {
  title: make.title, url: "https://tool.example.com", baseUrl: process.env.CI ? "/tool/" : "/",
  tagline: "As it is written",
  presets: [["classic", { docs: { routeBasePath: make.path, editUrl: ({ docPath }) => docPath } }]],
  themeConfig: { navbar: { title: "Bar", items: [{ to: "/docs/intro", label: "One" }, ...make.items] } },
};`,
    {
      ".docusaurus/i18n.json": json({ defaultLocale: "en", locales: ["en", "fr"], currentLocale: "fr" }),
      ".docusaurus/docusaurus.config.mjs": `export default ${json({
        title: "Tool",
        baseUrl: "/tool/fr/",
        tagline: "As it was",
        presets: [["classic", { docs: { routeBasePath: "docs" } }]],
        themeConfig: {
          navbar: {
            title: "Bar",
            items: [
              { to: "/docs/intro", label: "One" },
              { to: "/docs/more/x", label: "Two" },
              { to: "/docs/guide/a", label: "Three" },
            ],
          },
        },
      })};`,
    },
  );
  expect(site).toMatchObject({
    title: "Tool",
    tagline: "As it is written",
    base_url: "/tool/",
    navbar: { right: [{ label: "One" }, { label: "Two" }, { label: "Three" }] },
  });
  expect(notes.filter((line) => line.includes("last build"))).toHaveLength(4);
});

test("without a build, what can be read is kept, and docs without sidebars are listed by folder", async () => {
  const part = await imported(plain, {
    "sidebars.js":
      'const make = require("a-package");\nmodule.exports = { main: ["intro", ...make(), { type: "category", label: "More", items: make() }, "more/x"], other: make() };\n',
  });
  expect(part.sidebars).toEqual({ main: ["intro", "more/x"], other: [{ folder: "" }] });
  expect(part.notes.filter((line) => line.startsWith("sidebars.js"))).toEqual([
    "sidebars.js:2:39  “main.1” is code and is not imported",
    "sidebars.js:2:47  the category “More” is not imported: it is empty",
    "sidebars.js:2:89  “main.1.items” is code and is not imported",
    "sidebars.js:2:110  nothing of the sidebar “other” can be read: the docs are listed by folder; list them in sidebars.yml",
    "sidebars.js:2:117  “other” is code and is not imported",
  ]);
  const whole = await imported(plain, { "sidebars.js": 'module.exports = require("a-package")();\n' });
  expect(whole.sidebars).toEqual({ defaultSidebar: [{ folder: "" }] });
});

/** Sidebars in which one category is code, as the build of the site has them. */
const coded = `const make = require("a-package");
module.exports = { main: ["intro", { type: "category", label: "Guide", link: { type: "generated-index" }, items: make() }] };
`;

test("a category that is code is taken from the build, with what is in it at any depth", async () => {
  const deep = {
    type: "category",
    label: "Deep",
    collapsible: false,
    collapsed: false,
    className: "deep",
    customProps: { icon: "x" },
    items: [
      {
        type: "category",
        label: "Deeper",
        collapsible: true,
        collapsed: true,
        href: "/tool/docs/category/deeper",
        description: "What is deep",
        items: [link("guide/a", "AAA"), { type: "html", value: "<b>Note</b>", defaultStyle: true }],
      },
      { type: "link", label: "Blog", href: "/tool/blog" },
      { type: "link", label: "Away", href: "https://example.org", description: "Out" },
    ],
  };
  const built = {
    main: [
      link("intro", "Intro"),
      {
        type: "category",
        label: "Guide",
        collapsible: true,
        collapsed: true,
        href: "/tool/docs/category/guide",
        linkUnlisted: false,
        items: [link("guide/b", "B"), deep, link("more/x", "X", { className: "new", customProps: {} })],
      },
    ],
  };
  const { findings, sidebars, notes } = await imported(plain, {
    "sidebars.js": coded,
    "blog/2024-01-01-a.md": "# Post\n",
    [`${folder}/tool-docs-324.json`]: json({ version: version(built) }),
    [`${folder}/guide.json`]: json({ categoryGeneratedIndex: guide }),
    [`${folder}/deeper.json`]: json({
      categoryGeneratedIndex: {
        title: "Deeper",
        slug: "/category/deeper",
        permalink: "/tool/docs/category/deeper",
        keywords: ["deep"],
        sidebar: "main",
        navigation: { previous: { title: "B", permalink: "/tool/docs/guide/b" } },
      },
    }),
  });
  expect(findings).toEqual([]);
  expect(sidebars).toMatchInlineSnapshot(`
    {
      "main": [
        "intro",
        {
          "category": {
            "description": "What they say",
            "items": [
              "guide/b",
              {
                "category": {
                  "collapsed": false,
                  "items": [
                    {
                      "category": {
                        "items": [
                          "guide/a",
                        ],
                        "label": "Deeper",
                      },
                    },
                    {
                      "label": "Blog",
                      "link": "/blog",
                    },
                    {
                      "label": "Away",
                      "link": "https://example.org",
                    },
                  ],
                  "label": "Deep",
                  "page": false,
                },
              },
              "more/x",
            ],
            "label": "Guide",
            "title": "All guides",
          },
        },
      ],
    }
  `);
  expect(notes).toMatchInlineSnapshot(`
    [
      "docusaurus.config.js  there is no home page; a new one has the title and a button that leads to /docs/intro; write en/pages/index.md",
      "sidebars.js  an item of the type “html” is not imported",
      "sidebars.js:2:114  these sidebars are code: the docs are listed as in the last build, in .docusaurus; build the source again before the import if its docs have changed since",
    ]
  `);
});

test("a category that is code in a version and in another set of docs is taken from the build of each", async () => {
  const of = (path: string, label: string) => ({
    main: [
      {
        type: "category",
        label,
        collapsible: true,
        collapsed: true,
        href: `/tool/${path}/start`,
        items: [
          { type: "link", label: "Next one", href: `/tool/${path}/next`, docId: "next", unlisted: false },
        ],
      },
    ],
  });
  const built = (pluginId: string, name: string, sidebars: object) => ({
    version: {
      ...version(sidebars),
      pluginId,
      version: name,
      docs: { start: { id: "start", title: "Start" }, next: { id: "next", title: "Next" } },
    },
  });
  const plugins = ".docusaurus/docusaurus-plugin-content-docs";
  const root = temporaryFolder();
  const source = writeFiles(join(root, "source"), {
    "docusaurus.config.js":
      'module.exports = { title: "Tool", url: "https://tool.example.com", baseUrl: "/tool/", presets: [["classic", { docs: { sidebarPath: "./sidebars.js" } }]], plugins: [["@docusaurus/plugin-content-docs", { id: "api", path: "api", routeBasePath: "api", sidebarPath: "./sidebars-api.js" }]], themeConfig: { navbar: { items: [{ type: "docsVersionDropdown" }] } } };',
    "sidebars.js": 'module.exports = require("a-package")();\n',
    "sidebars-api.js":
      'module.exports = { main: [{ type: "category", label: "API", items: require("a-package")() }] };\n',
    "versions.json": '["1.0"]',
    "versioned_sidebars/version-1.0-sidebars.json": '{ "main": ["start", "next"] }',
    "versioned_docs/version-1.0/start.md": "# Start\n",
    "versioned_docs/version-1.0/next.md": "# Next\n",
    "docs/start.md": "# Start\n",
    "docs/next.md": "# Next\n",
    "api/start.md": "# Start\n",
    "api/next.md": "# Next\n",
    [`${plugins}/default/p/tool-docs-next-1.json`]: json(built("default", "current", of("docs/next", "Now"))),
    [`${plugins}/default/p/tool-docs-2.json`]: json(built("default", "1.0", of("docs", "Then"))),
    [`${plugins}/api/p/tool-api-3.json`]: json(built("api", "current", of("api", "Calls"))),
  });
  const { content, findings, notes } = await importSite(source, join(root, "target"));
  const read = (path: string) => parse(readFileSync(join(content, path), "utf8"));
  expect(findings).toEqual([]);
  expect({ docs: read("sidebars.yml"), api: read("sidebars-api.yml") }).toMatchInlineSnapshot(`
    {
      "api": {
        "main": [
          {
            "category": {
              "doc": "start",
              "items": [
                {
                  "doc": "next",
                  "label": "Next one",
                },
              ],
              "label": "Calls",
            },
          },
        ],
      },
      "docs": {
        "main": [
          {
            "category": {
              "doc": "start",
              "items": [
                {
                  "doc": "next",
                  "label": "Next one",
                },
              ],
              "label": "Now",
            },
          },
        ],
      },
    }
  `);
  expect(notes.filter((line) => line.startsWith("sidebars"))).toMatchInlineSnapshot(`
    [
      "sidebars-api.js:1:68  these sidebars are code: the docs are listed as in the last build, in .docusaurus; build the source again before the import if its docs have changed since",
      "sidebars.js:1:18  these sidebars are code: the docs are listed as in the last build, in .docusaurus; build the source again before the import if its docs have changed since",
    ]
  `);
});
