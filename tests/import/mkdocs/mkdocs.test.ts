/** A site with every construct of the documentation of Material for MkDocs, imported. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { importTool, visibleSyntax, wordsKept } from "../any-tool.ts";

const source = join(import.meta.dirname, "site");

test("it compiles at once, with all its words, addresses and ids", async () => {
  const site = await importTool(source);
  expect(site.recognised).toMatchObject({ file: "mkdocs.yml", tool: { name: "MkDocs" } });
  expect(site.errors).toEqual([]);
  expect(site.warnings).toEqual([expect.stringContaining("the import could not convert “::: tool.module”")]);
  expect(site.figures).toMatchObject({ compiles: true, stubs: 0, pages: { source: 9, compiled: 8 } });
  expect(wordsKept(site)).toBeGreaterThan(0.99);
  expect(site.figures.addresses.served).toBe(site.figures.addresses.source);
  expect(site.routes).toEqual(
    expect.arrayContaining([
      "/",
      "/guide",
      "/guide/install",
      "/blog/2024/01/31/a-first-post",
      "/reference/other",
    ]),
  );
  expect(site.anchors.get("/guide/install")).toEqual(
    expect.arrayContaining(["on-linux-macos", "deja-vu", "own-id", "again-id", "code-and-bold"]),
  );
});

test("nothing of the syntax of MkDocs is seen", async () => {
  const site = await importTool(source);
  expect(
    visibleSyntax(
      site,
      /!!!|\?\?\?|===|--8<--|\{:|\{ ?[.#]|:material|:octicons|:fontawesome|:smile:|\+\+|==|\^\^|\{--|\/\/\/|:::|<\/?div|\*\[|\[TOC\]|markdown=|\{\{|\\[([]/,
    ),
  ).toEqual([]);
});

test("the navigation is the sidebar, and its top sections are in the navbar", async () => {
  const site = await importTool(source);
  expect(site.text("sidebars.yml")).toMatchInlineSnapshot(`
    "docs:
      - doc: index
        label: Home
      - category:
          label: Guide
          doc: guide/index
          items:
            - doc: guide/install
              label: Install it
            - guide/blocks
            - guide/inline
            - link: https://example.org
              label: Site
      - category:
          label: Reference
          page: false
          items:
            - reference/api
            - reference/other
    "
  `);
  expect(site.text("site.yml")).toMatchInlineSnapshot(`
    "title: The Tool
    tagline: Does one thing
    url: https://docs.example.org
    base_url: /tool/
    trailing_slash: true
    locales:
      - id: en
        tag: en
        label: English
    favicon: img/logo.svg
    docs:
      path: /
    blog:
      path: /blog
    navbar:
      logo:
        light: img/logo.svg
      left:
        - type: link
          label: Guide
          to: /guide
        - type: link
          label: Reference
          to: /reference/api
        - type: link
          label: Blog
          to: /blog
        - type: link
          label: team/tool
          to: https://git.example.org/tool
      right:
        - type: search
    footer:
      columns:
        - title: The Tool
          items:
            - type: link
              label: The authors
              to: https://example.org
      copyright: Copyright © 2016 – 2025 The authors
    colour_mode:
      respect_system: true
    redirects:
      - from: /old/
        to: /guide/install
      - from: /gone/
        to: https://example.org/gone
    "
  `);
});

test("posts have their dates, authors and categories", async () => {
  const site = await importTool(source);
  expect(site.text("en/blog/first.md")).toMatchInlineSnapshot(`
    "---
    date: 2024-01-31
    last_update:
      date: 2024-02-01
    slug: /2024/01/31/a-first-post
    tags:
      - News
    authors:
      - ada
    ---

    # A first post!

    The start.

    <!-- truncate -->

    The rest, see [the guide](/guide).
    "
  `);
  expect(site.text("authors.yml")).toContain("name: Ada Lovelace");
});

test("without a navigation, folders and .pages decide, and languages are by ending", async () => {
  const other = await importTool({
    "mkdocs.yml":
      "site_name: Tool\nuse_directory_urls: false\nmarkdown_extensions: [attr_list]\nplugins:\n  - awesome-pages\n  - i18n:\n      docs_structure: suffix\n      languages:\n        - { locale: en, default: true, name: English }\n        - { locale: fr, name: Français, nav_translations: { First steps: Premiers pas } }\nexclude_docs: |\n  /drafts/\n  *.tmp.md\n",
    "docs/drafts/later.md": "# Later\n",
    "docs/b-folder/old.tmp.md": "# Old\n",
    "docs/index.md": "# Home\n\nSee [one](b-folder/one.md).\n",
    "docs/index.fr.md": "# Accueil\n\nVoir [un](b-folder/one.md).\n",
    "docs/b-folder/one.md": "# One\n\n## 中文\n\nText.\n",
    "docs/b-folder/one.fr.md": "# Un\n\nTexte.\n",
    "docs/b-folder/two.md": "# Two\n\nText.\n",
    "docs/b-folder/.pages": "title: First steps\nnav:\n  - two.md\n  - ...\n",
    "docs/a.md":
      '# A\n\n![Badge](https://img.example.org/a.svg) ![Wide](https://img.example.org/b.svg){ width="50%" }\n',
  });
  expect(other.errors).toEqual([]);
  expect(other.figures.addresses).toEqual({ source: 6, served: 6 });
  expect(other.routes).toEqual(expect.arrayContaining(["/", "/fr/", "/b-folder/one", "/fr/b-folder/one"]));
  expect(other.text("fr/docs/b-folder/one.md")).toContain("aliases:\n  - /fr/b-folder/one.html\n");
  expect(other.text("en/docs/b-folder/one.md")).toContain("## 中文 {#_1}");
  expect(other.text("site.yml")).toContain("image_hosts:\n  - img.example.org\n");
  expect(other.text("en/docs/a.md")).not.toContain("width");
  expect(other.text("sidebars.yml")).toMatchInlineSnapshot(`
    "docs:
      - index
      - a
      - category:
          label:
            en: First steps
            fr: Premiers pas
          page: false
          items:
            - b-folder/two
            - b-folder/one
    "
  `);
});

test("a repository without a name is called as its host, as MkDocs calls it", async () => {
  const site = await importTool({
    "mkdocs.yml": "site_name: Tool\nrepo_url: https://github.com/acme/tool\n",
    "docs/index.md": "# Home\n\nText.\n",
  });
  expect(site.text("site.yml")).toContain("label: GitHub\n      to: https://github.com/acme/tool\n");
});

test("a script is not named among the style sheets", async () => {
  const { notes } = await importTool({
    "mkdocs.yml":
      "site_name: Tool\nsite_url: https://tool.test/\nextra_css: [a.css]\nextra_javascript: [a.js]\n",
    "docs/index.md": "# Home\n\nText.\n",
  });
  expect(notes).toEqual([
    "style mkdocs.yml: “extra_css” is not imported, apart from the colour of the brand",
    "none mkdocs.yml: “extra_javascript” is not imported",
  ]);
});

test("a site of Zensical, with its names of extensions in tables", async () => {
  const site = await importTool({
    "zensical.toml": [
      "[project]",
      'site_name = "Tool"',
      'site_url = "https://tool.test/"',
      'nav = [{ "Start" = "index.md" }, { "Guide" = ["guide/one.md"] }]',
      "[project.theme]",
      'language = "fr"',
      "[[project.extra.social]]",
      'icon = "fontawesome/brands/mastodon"',
      'link = "https://example.social/@tool"',
      "[project.markdown_extensions.toc]",
      'slugify = { object = "pymdownx.slugs.slugify", kwds = { case = "lower" } }',
      "[project.markdown_extensions.pymdownx.snippets]",
      'base_path = ["parts"]',
      "[project.markdown_extensions.zensical.extensions.macros]",
    ].join("\n"),
    // MkDocs' file beside it is that of a tool that is no longer used.
    "mkdocs.yml": "site_name: Old\n",
    "parts/note.md": "A snippet.\n",
    "docs/index.md": '# Début\n\n--8<-- "note.md"\n\n{{ social }}\n',
    "docs/guide/one.md": "# Un\n\n## Déjà vu\n\nTexte.\n",
  });
  expect(site.recognised).toMatchObject({ file: "zensical.toml", tool: { name: "MkDocs" } });
  expect(site.errors).toEqual([]);
  expect(site.notes).toEqual([]);
  expect(site.text("site.yml")).toMatchInlineSnapshot(`
    "title: Tool
    url: https://tool.test
    trailing_slash: true
    locales:
      - id: fr
        tag: fr
        label: Français
    docs:
      path: /
    navbar:
      left: []
      right:
        - type: search
    footer:
      columns:
        - title: Tool
          items:
            - type: link
              label: Mastodon
              to: https://example.social/@tool
    "
  `);
  expect(site.text("sidebars.yml")).toMatchInlineSnapshot(`
    "docs:
      - doc: index
        label: Start
      - category:
          label: Guide
          page: false
          items:
            - guide/one
    "
  `);
  expect(site.text("fr/docs/index.md")).toContain("A snippet.");
  expect(site.anchors.get("/guide/one")).toContain("déjà-vu");
});

test("a site of Zensical that names no extensions has its usual ones", async () => {
  const site = await importTool({
    "zensical.toml": '[project]\nsite_name = "Tool"\n',
    "docs/index.md": "# Home\n\nA sum: $a+b$ --> (c)\n",
  });
  expect(site.text("en/docs/index.md")).toContain("A sum: $a+b$ --> (c)");
});

test("a link is defined right below text, and directives are in a definition", async () => {
  const site = await importTool({
    "mkdocs.yml":
      "site_name: Tool\nsite_url: https://tool.test/\nmarkdown_extensions: [def_list, pymdownx.tabbed]\n",
    "docs/index.md":
      '# Home\n\n- Read [the guide][a] and\n  [this][b].\n  [a]: https://a.test\n  [b]: https://b.test\n\nTerm\n\n:   Text.\n\n    === "One"\n\n        1\n\n    === "Two"\n\n        2\n',
  });
  expect(site.errors).toEqual([]);
  expect(site.warnings).toEqual([]);
  expect(site.text("en/docs/index.md")).toContain(
    "[this][b].\n\n  [a]: https://a.test\n  [b]: https://b.test\n",
  );
  expect(visibleSyntax(site, /:::|\[[ab]\]/)).toEqual([]);
});
