/** A Docusaurus site with translations, a frozen version, tabs and a configuration in TypeScript comes over. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { contentsOf, keptFolder, writeFiles } from "../sites/folders.ts";
import { site as written } from "./docusaurus-site.ts";
import { type ImportedSite, importSite } from "./folders.ts";

const folder = keptFolder();
const source = writeFiles(join(folder, "source"), written);
let site: ImportedSite;
const read = (path: string) => readFileSync(join(site.content, path), "utf8");

beforeAll(async () => {
  site = await importSite(source, join(folder, "target"));
});

test("every page keeps the address that Docusaurus gives it", () => {
  const expected = [
    "/about",
    "/fr/about",
    "/docs",
    "/docs/guide",
    "/docs/guide/start",
    "/docs/guide/advanced",
    "/docs/reference/options",
    "/fr/docs/guide/start",
    "/docs/1.0",
    "/docs/1.0/old",
    "/fr/docs/1.0/old",
    "/blog/2023/1/2/first",
    "/blog/2024/05/06/second",
    "/fr/blog/2024/05/06/second",
  ];
  expect([...site.addresses].sort()).toEqual([...expected].sort());
  const generated = [
    "/docs/category/reference",
    "/docs/tags",
    "/docs/tags/api",
    "/docs/tags/how",
    "/blog/tags/releases",
    "/blog/tags/first-look",
    "/blog/authors/ann",
  ];
  expect(site.routes).toEqual(expect.arrayContaining([...expected, ...generated]));
  expect(site.routes).not.toContain("/docs/category/guide");
  expect(site.redirects.sort()).toEqual(["/begin", "/fr/begin", "/fr/start", "/start"]);
});

test("what is not imported is listed with its line", () => {
  expect(site.notes).toEqual([
    "docs/01-guide/01-start.mdx:4:1  “sidebar_class_name” of the front matter is not imported",
    "docs/01-guide/01-start.mdx:45:1  <Chart> is a component and stays as a comment; write Markdown, a directive or a component of your own",
    "docusaurus.config.ts  the home page is code; a new one has the title, the tagline and a button that leads to /docs; build the old site, and import it again with --built and the folder of the build",
    "docusaurus.config.ts  the item “x” of the type “html” is not imported",
    "docusaurus.config.ts  the link “Demo” is not imported: “/demo” is not a page of the new site",
    expect.stringContaining("the option “editUrl” of docs is not imported"),
    expect.stringContaining("the plugin “./plugins/own.js” is not imported"),
    "docusaurus.config.ts  “themeConfig.mermaid” is not imported",
    expect.stringContaining("config.ts:5:24  this depends on environment variables"),
    "i18n/fr/docusaurus-plugin-content-docs/current/stray.md  this translation is not imported: no page of the source language has its name",
    "sidebars.ts  an item of the type “html” is not imported (sidebar “guide”)",
  ]);
});

test("check finds only the component that the report lists", () => {
  expect(site.findings).toMatchObject([
    { rule: "import-is-complete", file: "en/docs/01-guide/01-start.md", message: /<Chart>/ },
  ]);
});

test("the configuration is read without running it", () => {
  expect(parse(read("site.yml"))).toMatchObject({
    title: "Tool",
    url: "https://tool.example.com",
    base_url: "/tool/",
    locales: [
      { id: "en", tag: "en-GB", label: "English" },
      { id: "fr", tag: "fr", label: "Français" },
    ],
    announcement: { id: "v2", text: "Version 2 is out.", link: { label: "Start", to: "/docs/guide/start" } },
    navbar: {
      logo: { light: "img/favicon.svg" },
      left: [{ type: "sidebar", sidebar: "guide", label: { en: "Guide", fr: "Guide pratique" } }],
      right: [{ type: "link", to: "/blog", label: "News" }, { type: "version" }, { type: "locale" }],
    },
    footer: {
      columns: [{ title: "More", items: [{ label: "Code", to: "https://git.example.com/team/tool" }] }],
      copyright: "© 2025 Team",
    },
    blog: { title: "News", posts_per_page: 5, feed_posts: 10, feed_formats: ["rss"] },
    versions: {
      last: "current",
      current: { label: { en: "Next", fr: "À venir" } },
      frozen: [{ name: "1.0" }],
    },
  });
});

describe("pages", () => {
  test("tabs, admonitions, details, pictures, parts and marked lines become Markdown and directives", () => {
    expect(read("en/docs/01-guide/01-start.md")).toBe(`---
title: Start
sidebar_position: 1
---

# Start

See [the options](../reference/options.md), [news](/blog/2024/05/06/second) and [below](/docs/guide/advanced).

:::::tabs{group=os}
:::tab[Linux]

Use **apt**:

\`\`\`sh
apt install tool
  --now
\`\`\`

:::
::::tab[Windows]
Use *winget*.

:::warning[Careful now]

It asks.

:::
::::
:::::

<!-- a remark -->

<img src="./shot.png" alt="The window" class="wide" />

::include{file=_steps.md}

<!-- left by the import: <Chart kind="bar"> -->

The limit is 42, and \\{braces} stay.

:::details[More]

Text.

:::

\`\`\`js {2}
const a = 1;
const b = 2;
\`\`\`
`);
  });

  test("a translation leads to pages and pictures that only the source has", () => {
    const text = read("fr/docs/01-guide/01-start.md");
    expect(text).toContain("[Suite](/fr/docs/guide/advanced), [options](/fr/docs/reference/options).");
    expect(text).toContain("![Fenêtre](../../../en/docs/01-guide/shot.png)");
    expect(parse(read("fr/docs/reference/category.yml"))).toEqual({ label: "Référence" });
  });

  test("authors and tags that posts declare on their own are declared in their files", () => {
    expect(parse(read("authors.yml"))).toEqual({
      ann: { name: "Ann" },
      cy: { name: "Cy" },
      "bob-day": { name: "Bob Day", url: "https://bob.example.com" },
    });
    expect(parse(read("tags.yml"))).toMatchObject({ "How To": { permalink: "how" }, "first look": {} });
  });

  test("sidebars of a frozen version are its own", () => {
    expect(parse(read("versions/1.0/sidebars.yml"))).toEqual({
      guide: ["intro", { category: { label: "Rest", page: false, items: ["old"] } }],
    });
  });
});

test("the source stays as it was", () => {
  expect(Object.keys(contentsOf(source)).sort()).toEqual(Object.keys(written).sort());
});
