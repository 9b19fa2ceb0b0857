/** A source that has been built: what its code came to is read from there, as Docusaurus 3.10 leaves it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { importSite } from "./folders.ts";

const json = (value: unknown) => JSON.stringify(value);

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
    "sidebars.js  nothing of the sidebar “other” can be read: the docs are listed by folder; list them in sidebars.yml",
    "sidebars.js  the category “More” is not imported: it is empty (sidebar “main”)",
    "sidebars.js:2:39  “main.1” is code and is not imported",
    "sidebars.js:2:89  “main.1.items” is code and is not imported",
    "sidebars.js:2:117  “other” is code and is not imported",
  ]);
  const whole = await imported(plain, { "sidebars.js": 'module.exports = require("a-package")();\n' });
  expect(whole.sidebars).toEqual({ defaultSidebar: [{ folder: "" }] });
});
