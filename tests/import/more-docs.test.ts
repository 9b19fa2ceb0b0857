/** Every instance of the docs plugin comes over as a set of docs of its own; a second folder of pages as pages. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { type ImportedSite, importSite } from "./folders.ts";

const files = {
  "docusaurus.config.ts": `export default {
  title: "Tool",
  url: "https://tool.example.com",
  i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  presets: [["classic", { docs: { sidebarPath: "sidebars.ts" }, blog: false }]],
  plugins: [
    process.env.NODE_ENV === "development" && "only-here",
    ["content-docs", { id: "community", path: "community", routeBasePath: "community", sidebarPath: "sidebarsCommunity.ts" }],
    ["@docusaurus/plugin-content-pages", { id: "legal", path: "legal", routeBasePath: "legal" }],
    ["@docusaurus/plugin-content-blog", { id: "notes", path: "notes", routeBasePath: "notes" }],
    ["@docusaurus/plugin-content-blog", { id: "diary", path: "diary", routeBasePath: "diary" }],
  ].filter(Boolean),
  themeConfig: { navbar: { items: [
    { type: "docSidebar", sidebarId: "community", docsPluginId: "community", label: "Community" },
    { type: "doc", docId: "rules", docsPluginId: "community", label: "Rules" },
    { type: "docsVersionDropdown", docsPluginId: "community" },
    { type: "docsVersionDropdown", dropdownItemsAfter: [{ to: "/all", label: "All" }] },
  ] } },
};
`,
  "sidebarsCommunity.ts": 'export default { community: ["intro", "rules"] };\n',
  "sidebars.ts": 'export default { docs: ["start"] } as const;\n',
  "docs/start.md": "# Start\n\n[Rules](/community/next/rules), [by file](../community/02-rules.md)\n",
  "community/intro.md":
    "---\nslug: /\nsidebar_position: 1\nsidebar_class_name: big\n---\n\n# Community\n\n[Rules](./02-rules.md)\n",
  "community/02-rules.md":
    "---\nid: rules\ntags: [x]\npagination_next: null\n---\n\n# Rules\n\n![P](./p.png)\n",
  "community/p.png": Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=",
    "base64",
  ),
  "community_versions.json": '["1.0"]',
  "community_versioned_sidebars/version-1.0-sidebars.json": '{ "community": ["intro"] }',
  "community_versioned_docs/version-1.0/intro.md": "---\nslug: /\n---\n\n# Community 1\n",
  "legal/privacy.md": "# Privacy\n",
  "notes/2024-05-06-a.md": "# A\n",
  "diary/2024-05-06-b.md": "# B\n",
  "i18n/fr/docusaurus-plugin-content-docs/current/start.md": "# Début\n\n[Règles](/community/next/rules)\n",
  "i18n/fr/docusaurus-plugin-content-docs-community/current/02-rules.md": "---\nid: rules\n---\n\n# Règles\n",
  "i18n/fr/docusaurus-plugin-content-blog-notes/2024-05-06-a.md": "# A en français\n",
};

const folder = keptFolder();
const source = writeFiles(join(folder, "source"), files);
let site: ImportedSite;
const read = (path: string) => readFileSync(join(site.content, path), "utf8");

beforeAll(async () => {
  site = await importSite(source, join(folder, "target"));
});

test("every page keeps its address, in every language and version", () => {
  const expected = [
    "/docs/start",
    "/fr/docs/start",
    "/community",
    "/community/next",
    "/community/next/rules",
    "/fr/community/next/rules",
    "/legal/privacy",
    "/diary/2024/05/06/b",
  ];
  expect(site.routes).toEqual(expect.arrayContaining(expected));
  expect(site.addresses).toEqual(expect.arrayContaining(expected));
  expect(site.findings).toEqual([]);
});

test("links lead to them, from pages and from the bar", () => {
  expect(parse(read("site.yml")).navbar.right).toEqual([
    { type: "sidebar", sidebar: "community", docs: "community", label: "Community" },
    { type: "doc", doc: "rules", docs: "community", label: "Rules" },
    { type: "version", docs: "community" },
    { type: "version" },
  ]);
  expect(read("en/docs/start.md")).toContain("(/community/next/rules), [by file](/community/next/rules)");
});

test("each has its folder, its sidebars and its versions", () => {
  expect(parse(read("site.yml")).docs).toEqual({
    sets: [{ name: "community", path: "/community", versions: { frozen: [{ name: "1.0" }] } }],
  });
  expect(existsSync(join(site.content, "en/community/02-rules.md"))).toBe(true);
  expect(existsSync(join(site.content, "fr/community/02-rules.md"))).toBe(true);
  expect(existsSync(join(site.content, "en/versions-community/1.0/intro.md"))).toBe(true);
  expect(parse(read("sidebars-community.yml"))).toEqual({ community: ["intro", "rules"] });
});

test("a blog that is the only one, or the first, is the blog, whatever its id", () => {
  expect(existsSync(join(site.content, "en/blog/2024-05-06-a.md"))).toBe(true);
  expect(read("fr/blog/2024-05-06-a.md")).toContain("# A en français");
});

test("the report says once what they lose", () => {
  expect(site.notes.filter((line) => /community|diary|dropdown/.test(line))).toEqual([
    expect.stringMatching(/intro\.md:4:1 {2}“sidebar_class_name” of the front matter is not imported$/),
    expect.stringMatching(
      /config\.ts {2}“diary” is a second blog: its posts become pages at the same addresses, without lists, tags and feeds; to get these, move the posts into blog\/$/,
    ),
    expect.stringMatching(/config\.ts {2}“dropdownItemsAfter” is not imported: the menu has nothing else/),
  ]);
});
