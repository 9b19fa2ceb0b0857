/** Sidebars however their file is named, whatever they are called, and as far as they can be read. */
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Files } from "../sites/folders.ts";
import { importWhole } from "./whole-import.ts";

const docs: Files = {
  "docs/a.md": "# A\n",
  "docs/b.md": "# B\n",
  "docs/c.md": "# C\n",
};

const configuration = (sidebarPath: string, items = "[]") =>
  `module.exports = { title: "Tool", url: "https://tool.example.org", themeConfig: { navbar: { items: ${items} } },
  presets: [["classic", { blog: false, docs: { sidebarPath: ${sidebarPath} } }]] };\n`;

const bar = (...names: string[]) =>
  JSON.stringify(names.map((sidebarId) => ({ type: "docSidebar", sidebarId, label: "D" })));

const sidebarsOf = (text: string | undefined) => parse(text ?? "");

describe("the file of sidebars is found by a name", () => {
  test.each([
    ["that is resolved, without its ending", 'require.resolve("./sidebars")', "sidebars.js"],
    ["without the ending of TypeScript", 'require.resolve("./sidebars")', "sidebars.ts"],
    ["without the ending of JSON", '"./sidebars"', "sidebars.json"],
    ["in a folder", '"sidebars/index"', "sidebars/index.js"],
  ])("%s", async (_, path, file) => {
    const text = file.endsWith(".json")
      ? '{ "main": ["b", "a"] }'
      : 'module.exports = { main: ["b", "a"] };\n';
    const site = await importWhole({
      ...docs,
      "docusaurus.config.js": configuration(path, bar("main")),
      [file]: text,
    });
    expect(sidebarsOf(site.text("sidebars.yml"))).toEqual({ main: ["b", "a"] });
    expect(parse(site.text("site.yml") ?? "").navbar.right).toHaveLength(1);
    expect(site.errors).toEqual([]);
  });
});

test("a file of sidebars that is not there is named, and docs without sidebars have none", async () => {
  const missing = await importWhole({ ...docs, "docusaurus.config.js": configuration('"./other.js"') });
  expect(sidebarsOf(missing.text("sidebars.yml"))).toEqual({ defaultSidebar: [{ folder: "" }] });
  expect(missing.notes).toContain(
    "navigation-item ./other.js: there is no such file of sidebars: the docs are listed by folder",
  );
  const none = await importWhole({ ...docs, "docusaurus.config.js": configuration("false") });
  expect(sidebarsOf(none.text("sidebars.yml"))).toEqual({});
  expect(none.errors).toEqual([]);
});

test("of sidebars that fail in part the rest is kept, and what nothing is left of lists the docs by folder", async () => {
  const site = await importWhole({
    ...docs,
    "docusaurus.config.js": configuration('"./sidebars.js"', bar("main", "rules", "all")),
    "sidebars.js": `const globby = require("globby");
const rules = globby.sync("*.md", { cwd: __dirname });
module.exports = { rules: rules.map((id) => ({ type: "doc", id })), main: ["b", ...rules], all: { Rules: rules } };
`,
  });
  expect(Object.entries(sidebarsOf(site.text("sidebars.yml")))).toEqual([
    ["main", ["b"]],
    ["rules", [{ folder: "" }]],
    ["all", [{ folder: "" }]],
  ]);
  expect(parse(site.text("site.yml") ?? "").navbar.right).toHaveLength(3);
  expect(site.notes).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^navigation-item sidebars\.js: nothing of the sidebar “rules” can be read/),
      expect.stringMatching(/^navigation-item sidebars\.js: nothing of the sidebar “all” can be read/),
    ]),
  );
  expect(site.errors).toEqual([]);
});

test("sidebars whose names cannot stay have others, in the bar and on pages too", async () => {
  const site = await importWhole({
    ...docs,
    "docs/c.md": "---\ndisplayed_sidebar: API v1.0\n---\n\n# C\n",
    "docusaurus.config.js": configuration('"./sidebars.js"', bar("API v1.0", "blog", "api")),
    "sidebars.js": 'module.exports = { "API v1.0": ["a"], blog: ["b"], api: ["c"], "日本": ["c"] };\n',
  });
  expect(sidebarsOf(site.text("sidebars.yml"))).toEqual({
    "API-v1-0": ["a"],
    "blog-sidebar": ["b"],
    api: ["c"],
    "docs-sidebar": ["c"],
  });
  expect(
    parse(site.text("site.yml") ?? "").navbar.right.map(({ sidebar }: { sidebar: string }) => sidebar),
  ).toEqual(["API-v1-0", "blog-sidebar", "api"]);
  expect(site.text("en/docs/c.md")).toContain("displayed_sidebar: API-v1-0");
  expect(site.notes).toContain(
    "file-renamed sidebars.js: the sidebar “blog” is “blog-sidebar” now: names have only letters, digits, - and _, and cannot be “blog”",
  );
  expect(site.errors).toEqual([]);
});
