/** What sites have here and there comes over, or stands in the report. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { type ImportedSite, importSite } from "./folders.ts";

async function imported(configuration: string, files: Files): Promise<ImportedSite> {
  const folder = temporaryFolder();
  const source = writeFiles(join(folder, "source"), {
    "docs/start.md": "# Start\n",
    "docusaurus.config.js": `module.exports = {\n  title: "Tool",\n  url: "https://tool.example.com",\n${configuration}};\n`,
    ...files,
  });
  return importSite(source, join(folder, "target"));
}

const yaml = ({ content }: ImportedSite, path: string) => parse(readFileSync(join(content, path), "utf8"));

test("a link of the bar that is an icon is named as it is read out, or after its host", async () => {
  const bar = `  themeConfig: { navbar: { items: [
    { href: "https://git.example.com", position: "right", className: "icon", "aria-label": "GitHub repository" },
    { href: "https://chat.example.com", className: "icon" },
  ] } },
`;
  const site = await imported(bar, {});
  expect(yaml(site, "site.yml").navbar.right).toEqual([
    { type: "link", label: "GitHub repository", to: "https://git.example.com" },
    { type: "link", label: "chat.example.com", to: "https://chat.example.com" },
  ]);
});

test("translations of the blog's texts are no file of the blog", async () => {
  const translated = "i18n/fr/docusaurus-plugin-content-blog";
  const site = await imported(
    `  i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  presets: [["classic", { blog: { blogTitle: "News" } }]],
`,
    {
      "blog/2024-05-06-first.md": "# First\n",
      "blog/data.json": "{}",
      [`${translated}/options.json`]: '{ "title": { "message": "Nouvelles" } }',
      [`${translated}/data.json`]: "{}",
    },
  );
  expect(yaml(site, "site.yml").blog.title).toEqual({ en: "News", fr: "Nouvelles" });
  expect(existsSync(join(site.content, "fr/blog/data.json"))).toBe(true);
  expect(existsSync(join(site.content, "fr/blog/options.json"))).toBe(false);
});

test("a category without items is not imported", async () => {
  const site = await imported('  presets: [["classic", { docs: { sidebarPath: "sidebars.js" } }]],\n', {
    "sidebars.js": `module.exports = {
  docs: [
    "start",
    { type: "category", label: "Empty", items: [] },
    { type: "category", label: "Outer", link: { type: "generated-index" }, items: [
      { type: "category", label: "Inner", items: [] },
    ] },
  ],
};
`,
  });
  expect(yaml(site, "sidebars.yml")).toEqual({ docs: ["start"] });
  expect(site.findings).toEqual([]);
  expect(site.notes.filter((line) => line.startsWith("sidebars.js"))).toEqual([
    "sidebars.js  the category “Empty” is not imported: it is empty (sidebar “docs”)",
    "sidebars.js  the category “Inner” is not imported: it is empty (sidebar “docs”)",
    "sidebars.js  the category “Outer” is not imported: it is empty (sidebar “docs”)",
  ]);
});

test.each([
  [
    "src/pages/index.js",
    "the home page is code",
    "build the old site, and import it again with --built and the folder of the build",
  ],
  ["src/pages/other.js", "there is no home page", "write en/pages/index.md"],
])("with %s the report says that %s", async (path, text, instead) => {
  const { notes } = await imported("", { [path]: "export default () => null;\n" });
  expect(notes).toContain(
    `docusaurus.config.js  ${text}; a new one has the title and a button that leads to /docs/start; ${instead}`,
  );
});

test("what the configuration says and a site here cannot is in the report", async () => {
  const lines = `  noIndex: true,
  trailingSlash: true,
  titleDelimiter: "-",
  customFields: { build: process.env.BUILD },
`;
  const { notes } = await imported(lines, {});
  expect(notes.filter((line) => /is not imported|environment/.test(line))).toEqual([
    "docusaurus.config.js  “customFields” is not imported",
    "docusaurus.config.js  “noIndex” is not imported; have the host send X-Robots-Tag: noindex, or restrict access to the site",
    "docusaurus.config.js  “titleDelimiter” is not imported",
    "docusaurus.config.js:7:26  this depends on environment variables, which the import takes as not set; check the result in site.yml and sidebars.yml",
  ]);
  const usual = await imported("  noIndex: false,\n  trailingSlash: false,\n", {});
  expect(usual.notes.filter((line) => /noIndex|trailingSlash/.test(line))).toEqual([]);
});

test("a tab that is open at first, and fences that plugins make more of, are in the report", async () => {
  const { notes } = await imported("", {
    "docs/tabs.mdx": `---
title: Tabs
---

<Tabs defaultValue="b" queryString="os">
<TabItem value="a">A</TabItem>
<TabItem value="b" default>B</TabItem>
</Tabs>

<Tabs defaultValue="a" queryString={false}>
<TabItem value="a" default>A</TabItem>
<TabItem value="b" default={false}>B</TabItem>
</Tabs>

\`\`\`mermaid
graph TD
\`\`\`

\`\`\`bash npm2yarn
npm install
\`\`\`

\`\`\`jsx title="live" live
<b />
\`\`\`

\`\`\`jsx title="not live"
<b />
\`\`\`
`,
  });
  expect(notes.filter((line) => line.startsWith("docs/"))).toEqual([
    "docs/tabs.mdx:5:7  “defaultValue” of tabs is not imported: the first tab is open",
    "docs/tabs.mdx:5:24  “queryString” of tabs is not imported: the first tab is open",
    "docs/tabs.mdx:7:20  “default” of tabs is not imported: the first tab is open",
    "docs/tabs.mdx:23:1  “live” is not imported: the code is shown and does not run",
  ]);
});

test("a site without docs has no sidebars", async () => {
  const folder = temporaryFolder();
  const source = writeFiles(join(folder, "source"), {
    "docusaurus.config.js": 'module.exports = { title: "Tool", url: "https://tool.example.com" };\n',
  });
  const site = await importSite(source, join(folder, "target"));
  expect(site.findings).toEqual([]);
  expect(existsSync(join(site.content, "sidebars.yml"))).toBe(false);
});
