/** A plugin of the site that extends one of Docusaurus: its pages are imported like those of the plugin itself. */
import { expect, test } from "vitest";
import type { Files } from "../sites/folders.ts";
import { importWhole } from "./whole-import.ts";

const post = "---\ntitle: Post\n---\n\nText of the post.\n";
const configured = (plugins: string, head = "") =>
  `${head}module.exports = { title: "Tool", url: "https://tool.example.org", presets: [["classic", { docs: {}, blog: false }]], plugins: [${plugins}] };\n`;
const options = '{ path: "news", routeBasePath: "/news", blogTitle: "News" }';

const extended = `const plugin = require("@docusaurus/plugin-content-blog");
async function extended(context, options) {
  const made = await plugin.default(context, options);
  return { ...made, async contentLoaded(given) { await made.contentLoaded(given); given.actions.setGlobalData({ recent: [] }); } };
}
`;

const variants: [string, string, Files][] = [
  [
    "which spreads what it extends",
    configured(`["./src/plugin/blog-plugin", ${options}]`),
    { "src/plugin/blog-plugin.js": `${extended}module.exports = { ...plugin, default: extended };\n` },
  ],
  [
    "which is a function",
    configured(`["@site/plugins/blog", ${options}]`),
    {
      "plugins/blog/index.js":
        'const blog = require("@docusaurus/plugin-content-blog").default;\nmodule.exports = (...given) => blog(...given);\n',
    },
  ],
  [
    "in ES modules",
    configured(`["./plugins/blog.mjs", ${options}]`),
    {
      "plugins/blog.mjs":
        'import blog from "@docusaurus/plugin-content-blog";\nexport * from "@docusaurus/plugin-content-blog";\nexport default async function own(...given) { return { ...(await blog(...given)), name: "own" }; }\n',
    },
  ],
  [
    "in TypeScript",
    configured(`[require.resolve("./plugins/blog"), ${options}]`),
    {
      "plugins/blog.ts":
        'import type { LoadContext } from "@docusaurus/types";\nimport blog from "@docusaurus/plugin-content-blog";\nexport default (context: LoadContext, options: unknown) => blog(context as never, options as never);\n',
    },
  ],
  [
    "which the configuration requires",
    configured(`[require("./plugins/blog"), ${options}]`),
    { "plugins/blog.js": `${extended}module.exports = extended;\n` },
  ],
  [
    "which the configuration imports, made by a function",
    configured(`[blog, ${options}]`, 'import blog from "./plugins/blog.js";\n').replace(
      "module.exports =",
      "export default",
    ),
    {
      "plugins/blog.js":
        'import plugin from "@docusaurus/plugin-content-blog";\nimport { withFeed } from "feeds";\nexport default withFeed(plugin);\n',
    },
  ],
  [
    "by its full path",
    configured(`[path.resolve(__dirname, "plugins/blog"), ${options}]`, 'const path = require("path");\n'),
    { "plugins/blog.js": `${extended}module.exports = extended;\n` },
  ],
];

test.each(variants)("a blog of a plugin %s", async (_title, configuration, files) => {
  const { routes, notes, text, report } = await importWhole({
    "docusaurus.config.js": configuration,
    "docs/a.md": "# A\n\n[Post](/news/2024/02/11/post)\n",
    "news/2024-02-11-post.md": post,
    ...files,
  });
  expect(routes).toContain("/news/2024/02/11/post");
  expect(text("en/blog/2024-02-11-post.md")).toContain("Text of the post.");
  expect(text("site.yml")).toContain("title: News");
  expect(notes.filter((note) => /plugin|dead|code/.test(note))).toEqual([
    expect.stringMatching(
      /^plugin docusaurus\.config\.js: the plugin .* extends “@docusaurus\/plugin-content-blog”: its pages are imported, what it adds to them is not$/,
    ),
  ]);
  expect(report).toContain("- Pages: 2 of 2\n");
});

test("docs of a plugin that extends the one of docs", async () => {
  const { routes } = await importWhole({
    "docusaurus.config.js": configured(
      '["./plugins/docs", { id: "api", path: "api", routeBasePath: "api" }]',
    ),
    "plugins/docs.js":
      'const docs = require("@docusaurus/plugin-content-docs");\nmodule.exports = { ...docs, default: (...given) => docs.default(...given) };\n',
    "docs/a.md": "# A\n",
    "api/b.md": "# B\n",
  });
  expect(routes).toEqual(expect.arrayContaining(["/docs/a", "/api/b"]));
});

test("links of the navbar and the footer to its lists and docs, percent-encoded or with the type of a doc", async () => {
  const { notes, text } = await importWhole({
    "docusaurus.config.js": configured('["./plugins/blog", { path: "blog" }]').replace(
      "plugins:",
      `themeConfig: {
        navbar: { items: [{ to: "blog", label: "Blog" }, { to: "/docs/category/%EC%9D%B4%EB%A0%A5%EC%84%9C", label: "CV" }] },
        footer: { links: [{ title: "Docs", items: [{ label: "Guide", type: "doc", to: "docs/a" }] }] },
      }, plugins:`,
    ),
    "plugins/blog.js": `${extended}module.exports = { ...plugin, default: extended };\n`,
    "blog/2024-02-11-post.md": post,
    "docs/a.md": "# A\n",
    "docs/cv/_category_.json": '{ "label": "이력서", "link": { "type": "generated-index" } }',
    "docs/cv/b.md": "# B\n",
  });
  expect(notes.filter((note) => note.startsWith("navigation-item"))).toEqual([]);
  const site = text("site.yml");
  expect(site).toMatch(/label: Blog\n\s+to: \/blog\n/);
  expect(site).toMatch(/label: CV\n\s+to: \/docs\/category\//);
  expect(site).toMatch(/label: Guide\n\s+to: \/docs\/a\n/);
});
