/** Folders of docs with `_category_` files of every kind, in two languages, come over as they were. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { type ImportedSite, importSite } from "./folders.ts";
import { importWhole } from "./whole-import.ts";

const configuration = `module.exports = {
  title: "Tool",
  url: "https://tool.example.com",
  baseUrl: "/",
  i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  presets: [
    [
      "classic",
      {
        docs: {
          editUrl: ({ versionDocsDirPath, docPath }) => \`https://git.example.com/\${versionDocsDirPath}/\${docPath}\`,
        },
        blog: {
          editUrl: "https://git.example.com/edit/main/",
        },
      },
    ],
  ],
};
`;

const messages = {
  "sidebar.defaultSidebar.category.Linked": { message: "Relié" },
  "sidebar.defaultSidebar.category.own-key": { message: "Par clé" },
  "sidebar.defaultSidebar.category.Listed": { message: "Énuméré" },
  "sidebar.defaultSidebar.category.Listed.link.generated-index.title": { message: "Tout" },
  "sidebar.defaultSidebar.category.Listed.link.generated-index.description": { message: "Ce qu’il y a" },
};

const files = {
  "docusaurus.config.js": configuration,
  "docs/intro.md": "# Intro\n\n[Linked](linked/02-start.mdx), [there](bare/index.md)\n",
  // The page of the folder is a doc of it.
  "docs/linked/_category_.yml": "label: Linked\nlink:\n  type: doc\n  id: start\n",
  "docs/linked/01-first.md": "# First\n\n[Start](./02-start.mdx)\n",
  "docs/linked/02-start.mdx": "# Start\n",
  // It is a doc of another folder.
  "docs/elsewhere/_category_.json":
    '{\n  "label": "Elsewhere",\n  "link": { "type": "doc", "id": "intro" }\n}\n',
  "docs/elsewhere/a.md": "# A\n",
  // There is none, though a file has the name.
  "docs/bare/_category_.json": '{ "label": "Bare", "key": "own-key", "link": null }\n',
  "docs/bare/index.md": "# Bare\n",
  "docs/bare/other.md": "# Other\n",
  // It is a list, beside a file of the name.
  "docs/listed/_category_.yml":
    "label: Listed\nclassName: big\nlink: { type: generated-index, title: All, description: What there is }\n",
  "docs/listed/README.md": "# Read me\n",
  // It is found by its name.
  "docs/usual/_category_.yml": "label: Usual\n",
  "docs/usual/index.md": "# Usual page\n",
  "docs/usual/more.md": "# More\n",
  "i18n/fr/docusaurus-plugin-content-docs/current.json": JSON.stringify(messages),
  "i18n/fr/docusaurus-plugin-content-docs/current/linked/02-start.mdx": "# Débuter\n",
};

const folder = keptFolder();
const source = writeFiles(join(folder, "source"), files);
let site: ImportedSite;
const read = (path: string) => readFileSync(join(site.content, path), "utf8");

beforeAll(async () => {
  site = await importSite(source, join(folder, "target"));
});

test("every page keeps its address, and nothing is wrong", () => {
  const expected = [
    "/docs/intro",
    "/docs/linked/first",
    "/docs/linked/start",
    "/docs/elsewhere/a",
    "/docs/bare",
    "/docs/bare/other",
    "/docs/listed",
    "/docs/usual",
    "/docs/usual/more",
    "/fr/docs/linked/start",
  ];
  expect([...site.addresses].sort()).toEqual([...expected].sort());
  expect(site.routes).toEqual(expect.arrayContaining([...expected, "/docs/category/listed"]));
  expect(site.findings).toEqual([]);
});

test("the page of a folder is the doc that its category names, in every language, and links follow", () => {
  expect(read("en/docs/linked/index.md")).toBe("---\nid: start\nslug: /linked/start\n---\n# Start\n");
  expect(read("fr/docs/linked/index.md")).toContain("# Débuter");
  expect(read("en/docs/linked/01-first.md")).toContain("[Start](index.md)");
  expect(read("en/docs/intro.md")).toContain("[Linked](linked/index.md), [there](bare/index-page.md)");
  expect(parse(read("en/docs/linked/category.yml"))).toEqual({ label: "Linked", page: false });
});

test("a doc that is not the folder's page, whatever its name, stands among the docs of the folder", () => {
  expect(read("en/docs/bare/index-page.md")).toBe("---\nid: index\nslug: /bare\n---\n# Bare\n");
  expect(read("en/docs/listed/README-page.md")).toContain("slug: /listed\n");
  expect(read("en/docs/usual/index.md")).toBe("# Usual page\n");
});

test("categories have their texts in every language, by label or by key", () => {
  expect(parse(read("fr/docs/linked/category.yml"))).toEqual({ label: "Relié" });
  expect(parse(read("fr/docs/bare/category.yml"))).toEqual({ label: "Par clé" });
  expect(parse(read("fr/docs/listed/category.yml"))).toEqual({
    label: "Énuméré",
    title: "Tout",
    description: "Ce qu’il y a",
  });
});

test("what is not imported, and what has another name, is listed with its line", () => {
  const renamed = "because its category links to another doc as its page";
  expect(site.notes).toEqual([
    `docs/bare/index.md  this file is index-page.md now, ${renamed}`,
    "docs/elsewhere/_category_.json:3:3  the page of this folder is the doc “intro” of another one, and is not imported; list the category in sidebars.yml, with doc",
    `docs/linked/02-start.mdx  this file is index.md now, ${renamed}`,
    `docs/listed/README.md  this file is README-page.md now, ${renamed}`,
    "docs/listed/_category_.yml:2:1  “className” is not imported",
    "docusaurus.config.js  the option “editUrl” of blog is not imported; set edit_url in site.yml to the address of the new content folder",
    "docusaurus.config.js  the option “editUrl” of docs is not imported; set edit_url in site.yml to the address of the new content folder",
    "docusaurus.config.js  there is no home page; a new one has the title and a button that leads to /docs/intro; write en/pages/index.md",
  ]);
});

test("a folder without a position of its own has that of its page", async () => {
  const { text } = await importWhole({
    "docs/alpha/index.md": "---\nsidebar_position: 3\n---\n\n# Alpha\n",
    "docs/alpha/a.md": "# A\n",
    "docs/beta/readme.md": "---\nsidebar_position: 1\n---\n\n# Beta\n",
    "docs/beta/_category_.json": '{ "label": "Second" }',
    "docs/gamma/gamma.md": "---\nsidebar_position: 2\n---\n\n# Gamma\n",
    "docs/gamma/_category_.yml": "position: 7\n",
  });
  expect(text("en/docs/alpha/category.yml")).toContain("position: 3\n");
  expect(text("en/docs/beta/category.yml")).toContain("position: 1\n");
  expect(text("en/docs/gamma/category.yml")).toContain("position: 7\n");
});

test("a list of cards is left out and named, since the built page has it", async () => {
  const { text, errors, notes } = await importWhole({
    "docs/guide/index.mdx":
      "import DocCardList from '@theme/DocCardList';\n\n# Guide\n\n<DocCardList />\n\nText.\n",
    "docs/guide/first.md": "# First\n",
  });
  expect(errors).toEqual([]);
  expect(text("en/docs/guide/index.md")).toBe("# Guide\n\n\nText.\n");
  expect(notes.filter((note) => note.includes("DocCardList"))).toHaveLength(1);
});
