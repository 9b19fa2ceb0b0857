/** The docs of a site: addresses, sidebars, category pages, neighbours, tags. */
import { beforeAll, describe, expect, test } from "vitest";
import { type Files, keptFolder } from "../folders.ts";
import { type CompiledSite, compiled } from "../read-site.ts";
import { smallSite } from "../small-sites.ts";
import { addressedDocs, doc } from "./addressed-docs.ts";

describe("addresses", () => {
  const folder = keptFolder();
  let site: CompiledSite;
  beforeAll(async () => {
    site = await compiled(addressedDocs, {}, [], folder);
  });

  test("come from folders and names, less number prefixes; case, underscores, dates and versions stay", () => {
    const { routes } = site;
    expect(routes().filter((path) => path.startsWith("/docs"))).toEqual([
      "/docs",
      "/docs/Top",
      "/docs/api",
      "/docs/api/7.0-changes",
      "/docs/category/start",
      "/docs/guide",
      "/docs/start/2021-11-notes",
      "/docs/start/Set_Up",
      "/docs/start/other/Place",
    ]);
  });

  test("the doc at the root is the one that the docs start with", () => {
    const { text } = site;
    expect(JSON.parse(text("data/_/en/versions.json")).versions[0]).toMatchObject({
      mainDocId: "welcome",
      path: "/docs",
    });
  });

  test("a generated sidebar has positions first, then names; a folder's own page is its category's", () => {
    const { sidebar } = site;
    expect(sidebar("en", "docs").items).toMatchObject([
      {
        title: "start",
        href: "/docs/category/start",
        items: [{ title: "Set up" }, { title: "Notes" }, { title: "Own" }, { title: "Top" }],
      },
      { kind: "category", title: "api", href: "/docs/api", items: [{ title: "Changes" }] },
      { kind: "link", title: "guide", href: "/docs/guide" },
      { title: "Welcome", href: "/docs" },
    ]);
  });
});

describe("sidebars and category pages", () => {
  const files: Files = {
    ...smallSite,
    "sidebars.yml": `main:
  - intro
  - { doc: guide/one, label: Number one }
  - category: { label: By hand, title: All that is listed by hand, description: Written here., slug: /By_Hand, items: [guide/two, { link: "https://example.com/", label: Elsewhere }] }
  - category: { label: Not yet, items: [draft] }
  - category: { label: Led, doc: guide/lead, items: [draft] }
  - { folder: guide/deep }
other:
  - category: { folder: guide }
`,
    "en/docs/intro.md": doc("Intro", "pagination_next: guide/three\npagination_label: The start"),
    "en/docs/draft.md": doc("Draft", "draft: true"),
    "en/docs/guide/category.yml":
      "label: Guide\ntitle: All guides\ndescription: How to.\nslug: /Guides\naction: { label: Ask us, to: /docs/intro }\n",
    "en/docs/guide/one.md": doc("One", "description: The first."),
    "en/docs/guide/two.md": doc("Two", "displayed_sidebar: other"),
    "en/docs/guide/three.md": doc("Three", "pagination_prev: null\nsidebar_label: 3"),
    "en/docs/guide/four.md": doc("Four", "displayed_sidebar: null\nunlisted: true"),
    "en/docs/guide/lead.md": doc("Lead"),
    "en/docs/guide/deep/a.md": doc("A"),
    "en/docs/guide/deep/b.md": doc("B"),
    "en/docs/guide/lone/c.md": doc("C"),
  };
  files["en/docs/guide/three.md"] = doc("Three", 'pagination_prev: null\nsidebar_label: "3"');

  const folder = keptFolder();
  let site: CompiledSite;
  beforeAll(async () => {
    site = await compiled(files, {}, [], folder);
  });

  test("a category's page ends with the button that its file asks for, in the Markdown copy with a link", () => {
    const { document, page, text } = site;
    expect(page("/docs/Guides")).toMatchObject({ action: { title: "Ask us", href: "/docs/intro" } });
    expect(document("docs/Guides/index.html").attribute("main .button", "href")).toBe("/docs/intro");
    expect(text("docs/Guides.md")).toMatch(/\[Ask us\]\(https:\/\/example\.com\/docs\/intro\)\n$/);
  });

  test("have docs, links, categories and folders in the writer's order; what holds no published page is not there", () => {
    const { sidebar } = site;
    expect(sidebar("en", "main").items).toEqual([
      { kind: "link", title: "Intro", href: "/docs/intro" },
      { kind: "link", title: "Number one", href: "/docs/guide/one" },
      {
        kind: "category",
        title: "By hand",
        href: "/docs/By_Hand",
        collapsed: true,
        items: [
          { kind: "link", title: "Two", href: "/docs/guide/two" },
          { kind: "link", title: "Elsewhere", href: "https://example.com/" },
        ],
      },
      { kind: "link", title: "Led", href: "/docs/guide/lead" },
      { kind: "link", title: "A", href: "/docs/guide/deep/a" },
      { kind: "link", title: "B", href: "/docs/guide/deep/b" },
    ]);
  });

  test("a category's page has what its file says, and a card with the count for each category in it", () => {
    const { page, has } = site;
    expect(page("/docs/By_Hand")).toMatchObject({ title: "All that is listed by hand" });
    expect(page("/docs/Guides")).toMatchObject({
      title: "All guides",
      description: "How to.",
      breadcrumbs: [{ title: "Guide" }],
      items: [
        { title: "deep", href: "/docs/category/deep", count: "2 items" },
        { title: "Lead" },
        { title: "lone", href: "/docs/category/lone", count: "1 item" },
        { title: "One", description: "The first.", href: "/docs/guide/one" },
        { title: "Three" },
        { title: "Two" },
      ],
    });
    expect(has("docs/category/not-yet/index.html")).toBe(false);
  });

  test("a page stands in the first sidebar that lists it, or in the one that it asks for", () => {
    const { page } = site;
    expect(page("/docs/guide/one")).toMatchObject({
      sidebar: { version: "current", id: "main" },
      breadcrumbs: [{ title: "One" }],
      previous: { title: "The start", href: "/docs/intro" },
      next: { title: "By hand", href: "/docs/By_Hand" },
    });
    expect(page("/docs/guide/two")).toMatchObject({
      sidebar: { version: "current", id: "other" },
      breadcrumbs: [{ title: "Guide", href: "/docs/Guides" }, { title: "Two" }],
      previous: { title: "3", href: "/docs/guide/three" },
    });
    expect(page("/docs/guide/four")).not.toHaveProperty("sidebar");
  });

  test("front matter may choose other neighbours, or none", () => {
    const { page } = site;
    expect(page("/docs/intro")).toMatchObject({ next: { title: "3", href: "/docs/guide/three" } });
    expect(page("/docs/guide/three")).not.toHaveProperty("previous");
    expect(page("/docs/guide/three")).toHaveProperty("next.title", "Two");
  });
});

describe("tags", () => {
  const files: Files = {
    ...smallSite,
    "site.yml":
      "title: Site\nurl: https://example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\n  - { id: fr, tag: fr-FR, label: Français }\n",
    "tags.yml":
      "TW:\n  label: { en: Technical writing, fr: Rédaction technique }\n  description: The craft\n  permalink: TW\nTools: {}\nUnused: {}\nHidden: {}\n",
    "fr/pages/index.md": "# Accueil\n",
    "en/docs/a.md": doc("Zebra", "tags: [TW, Tools]"),
    "fr/docs/a.md": doc("Zèbre", "tags: [TW]"),
    "en/docs/b.md": doc("Ant", "tags: [TW, TW]"),
    "fr/docs/b.md": doc("Fourmi", "tags: [TW]"),
    "en/docs/c.md": doc("Cat", "tags: [TW, Hidden]\nunlisted: true"),
    "fr/docs/c.md": doc("Chat", "tags: [Hidden]\nunlisted: true"),
    "en/docs/d.md": doc("Dog", "tags: [TW]\ndraft: true"),
    "fr/docs/d.md": doc("Chien", "draft: true"),
  };

  const folder = keptFolder();
  let site: CompiledSite;
  beforeAll(async () => {
    site = await compiled(files, {}, [], folder);
  });

  test("are listed with their counts, in the language's words; those without a listed doc are not", () => {
    const { page, routes, document } = site;
    expect(page("/docs/tags")).toMatchObject({
      kind: "doc-tags",
      title: "Tags of the documentation",
      items: [
        { title: "Technical writing", href: "/docs/tags/TW", count: "2 pages" },
        { title: "Tools", href: "/docs/tags/tools", count: "1 page" },
      ],
      translations: [
        { locale: "en", href: "/docs/tags" },
        { locale: "fr", href: "/fr/docs/tags" },
      ],
    });
    expect(page("/fr/docs/tags")).toMatchObject({
      items: [{ title: "Rédaction technique", href: "/fr/docs/tags/TW", count: "2 pages" }],
    });
    expect(routes().filter((path) => path.includes("/tags"))).toEqual([
      "/docs/tags",
      "/docs/tags/TW",
      "/docs/tags/tools",
      "/fr/docs/tags",
      "/fr/docs/tags/TW",
    ]);
    expect(document("docs/tags/index.html").all(".tag-index a")).toEqual(["Technical writing", "Tools"]);
  });

  test("lead to their docs by title, and docs to their tags", () => {
    const { page, document, text } = site;
    expect(page("/docs/tags/TW")).toMatchObject({
      kind: "doc-tag",
      title: "Documentation tagged “Technical writing”",
      description: "Pages of the documentation about “Technical writing”. The craft",
      count: "2 pages",
      allTags: "/docs/tags",
      items: [
        { title: "Ant", description: "Text of Ant.", href: "/docs/b" },
        { title: "Zebra", href: "/docs/a" },
      ],
    });
    expect(page("/fr/docs/tags/TW").title).toBe(
      "Documentation avec le mot-clé «\u00a0Rédaction technique\u00a0»",
    );
    expect(page("/docs/b")).toHaveProperty("tags", [{ title: "Technical writing", href: "/docs/tags/TW" }]);
    expect(page("/docs/c")).toHaveProperty("tags", [{ title: "Technical writing", href: "/docs/tags/TW" }]);
    expect(document("docs/a/index.html").all(".tag-list a")).toEqual(["Technical writing", "Tools"]);
    expect(text("docs/tags/TW.md")).toContain("- [Ant](https://example.com/docs/b): Text of Ant.");
  });

  test("make no page where no doc has one", async () => {
    const { routes } = await compiled({ ...smallSite, "tags.yml": "Tools: {}\n", "en/docs/a.md": doc("A") });
    expect(routes().filter((path) => path.includes("tags"))).toEqual([]);
  });
});

test("names of files are in the order of the language, with numbers by their value", async () => {
  const names = ["chapter-10", "chapter-2", "Zebra", "apple", "Ähre", "v1.10", "v1.9"];
  const docs = (locale: string) =>
    Object.fromEntries(names.map((name) => [`${locale}/docs/${name}.md`, `# ${name}\n`]));
  const site = await compiled({
    ...smallSite,
    ...docs("en"),
    "en/docs/part-10/a.md": "# A\n",
    "en/docs/part-9/a.md": "# A\n",
  });
  const titles = site.sidebar("en", "docs").items.map((item) => ("title" in item ? item.title : ""));
  expect(titles).toEqual([
    "Ähre",
    "apple",
    "chapter-2",
    "chapter-10",
    "part-9",
    "part-10",
    "v1.9",
    "v1.10",
    "Zebra",
  ]);
});
