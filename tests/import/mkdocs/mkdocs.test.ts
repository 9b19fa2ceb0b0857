/** A site with every construct of the documentation of Material for MkDocs, imported. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { importTool, visibleSyntax, wordsKept } from "../any-tool.ts";

const source = join(import.meta.dirname, "site");

test("it compiles at once, with all its words, addresses and ids", async () => {
  const site = await importTool(source);
  expect(site.recognised).toMatchObject({ file: "mkdocs.yml", tool: { name: "MkDocs" } });
  expect(site.errors).toEqual([]);
  expect(site.warnings).toEqual([]);
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

test("admonitions, details and tabs are directives, also in lists and in each other", async () => {
  const site = await importTool(source);
  expect(site.text("en/docs/guide/blocks.md")).toMatchInlineSnapshot(`
    "# Blocks {#blocks}

    :::note
    A note.
    :::

    ::::warning[Be **careful**]
    First line
    continues.

    - a list

        :::tip[Inside]
        Nested.
        :::
    ::::

    :::note[Quote]
    No title.
    :::

    :::::note[Example]
    ::::tabs
    :::tab[Unordered]
    \`\`\`markdown
    !!! note "in code"
    \`\`\`
    :::
    :::tab[Ordered [1]]
    1. one
    :::
    ::::
    :::::

    :::details[Is it closed?]
    Yes.
    :::

    :::details[Success]{open}
    It is open.
    :::

    1. A step

        ::::tabs
        :::tab[Linux]
        \`\`\`sh
        apt install tool
        \`\`\`
        :::
        :::tab[Windows]
        Use the installer.
        :::
        ::::

    2. Another

        :::info
        In a list.
        :::

    \`\`\`py title="main.py" {2-3} showLineNumbers
    import tool  # (1)!
    tool.run()
    print("done")
    \`\`\`

    1.  An explanation.

    \`\`\`yaml title="tool.yml"
    a: 1
    \`\`\`

    Text with an annotation (1).

    1.  :man_raising_hand: The annotation.

    \`\`\`py
    b = 2
    \`\`\`

    A part for *several* pages.

    :::note[Slashes]
    Between slashes.
    :::

    :::details[More]
    Opens on a click.
    :::

    <div class="wide">

    Inside **<abbr title="Hyper Text Markup Language">HTML</abbr>**.

    </div>

    Term
    :   Its definition.

    | A | B |
    | - | - |
    | 1 | :icon[check] |



    A footnote[^1].

    [^1]: The note.

    $$
    x^2
    $$

    $$
    y^2
    $$

    Inline $x + 1$.
    "
  `);
});

test("the syntax in a text is ours, and code stays", async () => {
  const site = await importTool(source);
  expect(site.text("en/docs/guide/inline.md")).toMatchInlineSnapshot(`
    "# Inline

    <mark>marked</mark> and <ins>inserted</ins>, H<sub>2</sub>O and A<sup>T</sup>A, :kbd[ctrl+alt+del].

    Text can be ~~deleted~~ and <ins>added</ins>, ~~one~~<ins>another</ins>, <mark>highlighted</mark><!-- and a comment -->.

    The <abbr title="Hyper Text Markup Language">HTML</abbr> specification is by the <abbr title="World Wide Web Consortium">W3C</abbr>. HTML again.

    \`range(10)\` is code, and \`==code==\`, \`:smile:\`, \`{ .x }\` stay.

    <a id="anchor"></a>

    A paragraph with a class.

    [A link](https://example.org) and *text*.

    \`tool.run\` is in the reference.
    "
  `);
});

test("buttons, cards, icons and pictures are those of the home page", async () => {
  const site = await importTool(source);
  expect(site.text("en/docs/index.md")).toMatchInlineSnapshot(`
    "---
    sidebar_label: Welcome page
    tags:
      - Start
      - HTML
    ---

    # Welcome

    The tool, release 2.1. See [how to install](guide/install.md#on-linux-macos) and [blocks](guide/blocks.md#blocks).

    ::button[Get started]{to="guide/install.md"}

    A [small button](guide/install.md) in a sentence.

    -   :icon[clock] __Set up in 5 minutes__

        Install it with one command.

        [Getting started](guide/install.md)

    -   **Just Markdown**

        Focus on your content.

    <figure>

      ![A drawing](/img/plan.svg){width=300}
      <figcaption>The caption</figcaption>

    </figure>

    ![At the side](/img/plan.svg){align=left}
    "
  `);
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
      "site_name: Tool\nuse_directory_urls: false\nplugins:\n  - awesome-pages\n  - i18n:\n      docs_structure: suffix\n      languages:\n        - { locale: en, default: true, name: English }\n        - { locale: fr, name: Français, nav_translations: { First steps: Premiers pas } }\nexclude_docs: |\n  /drafts/\n  *.tmp.md\n",
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
    "style mkdocs.yml: “extra_css” is not imported, apart from the colour and the fonts of the brand",
    "none mkdocs.yml: “extra_javascript” is not imported",
  ]);
});

test("what extensions make of texts, pictures and the head of a page is kept", async () => {
  const site = await importTool({
    "mkdocs.yml": `site_name: Tool
site_url: https://tool.example.org/
copyright: © Ada – <a href="https://tool.example.org/x.svg">Imprint</a>
markdown_extensions: [pymdownx.smartsymbols, pymdownx.critic, pymdownx.keys]
extra_css: [css/extra.css]
theme:
  name: material
  palette: { primary: custom }
extra:
  social:
    - { icon: fontawesome/brands/mastodon, link: "https://m.example/@ada" }
    - { icon: fontawesome/brands/github, link: "https://github.com/ada", name: Ada on GitHub }
`,
    "docs/css/extra.css": ":root > * { --md-primary-fg-color: #0b7285; }\n",
    "docs/x.svg": "<svg/>",
    "docs/y.svg": "<svg/>",
    "docs/index.md": `Title: A head
Summary: of Python-Markdown
    on two lines

Tool (tm) (c) +/- 3 c/o x --> y <-- z =/= 1/4 2/3, not \`(c)\` nor 11/4.

Press ++cmd+shift+"P"++ or ++"Enter key"++.

{==

Marked block.

==}

![Plan](x.svg#only-light){ width="300" }
![Plan](y.svg#only-dark){ width="300" }
`,
  });
  expect(site.errors).toEqual([]);
  expect(site.text("en/docs/index.md")).toBe(`---
title: A head
description: of Python-Markdown on two lines
---

Tool ™ © ± 3 ℅ x → y ← z ≠ ¼ ⅔, not \`(c)\` nor 11/4.

Press :kbd[cmd+shift+P] or :kbd[Enter key].

Marked block.

![Plan](/x.svg#gh-light-mode-only){width=300}
![Plan](/y.svg#gh-dark-mode-only){width=300}
`);
  expect(site.text("theme.css")).toContain("--warm: light-dark(#0b7285,");
  expect(site.text("site.yml")).toContain(`  left:
    - type: link
      label: Mastodon
      to: https://m.example/@ada
    - type: link
      label: Ada on GitHub
      to: https://github.com/ada
`);
  expect(site.text("site.yml")).toContain("label: Imprint");
});

test("badges, references and definitions of Material’s own manual are kept", async () => {
  const site = await importTool({
    "mkdocs.yml": "site_name: Tool\nsite_url: https://tool.example.org/\ntheme: { name: material }\n",
    "docs/index.md": `# Home

See [\`posts\` directory][config.post_dir], [the \`schema\`]
[schema.json], and [schema.json][^1].

  [schema.json]: https://schemas.example/tool.json
  [^1]: Made by hand.

#### <!-- md:setting config.post_dir -->

<!-- md:version 9.2.0 -->
<!-- md:default \`posts\` --> <!-- md:flag required -->

<!-- md:option type:note -->

:   !!! note

        A note.

### 9.7.0 <small>November 11</small> { id="9.7.0" }

\`\`\` title="Tabs in code"
[the schema]
[schema.json]

!!! example

    === "First"

        \`\`\` markdown
        * One
        \`\`\`

    === "Second"

        Two.
\`\`\`

=== "A tab"

    Text before a fence that nothing opens.
    \`\`\`

=== "Another tab"

    More.
`,
  });
  expect(site.errors).toEqual([]);
  expect(site.warnings).toEqual([]);
  expect(site.text("en/docs/index.md")).toMatchInlineSnapshot(`
    "# Home

    See [\`posts\` directory][config.post_dir], [the \`schema\`][schema.json], and [schema.json][][^1].

      [schema.json]: https://schemas.example/tool.json
      [^1]: Made by hand.

    #### \`post_dir\` {#config.post_dir}

    9.2.0
    \`posts\` · required

    <a id="+type:note"></a>\`note\`

    :   :::note
        A note.
        :::

    ### 9.7.0 <small>November 11</small> {#9.7.0}

    \`\`\`text title="Tabs in code"
    [the schema]
    [schema.json]

    !!! example

        === "First"

            \`\`\` markdown
            * One
            \`\`\`

        === "Second"

            Two.
    \`\`\`

    ::::tabs
    :::tab[A tab]
    Text before a fence that nothing opens.
    \\\`\`\`
    :::
    :::tab[Another tab]
    More.
    :::
    ::::

    [config.post_dir]: #config.post_dir"
  `);
});

test("tabs between slashes are tabs, also with other blocks in them", async () => {
  const site = await importTool({
    "mkdocs.yml": "site_name: Tool\nmarkdown_extensions: [pymdownx.blocks.tab, pymdownx.blocks.admonition]\n",
    "docs/index.md": `# Start

//// tab | Python 3.10+

\`\`\`python
new = 1
\`\`\`

////

//// tab | Other

/// tip

Update.

///

////

/// tab | A
    new: true

One.
///
/// tab | B
Two.
///
`,
  });
  expect(site.text("en/docs/index.md")).toBe(`# Start

:::::tabs
:::tab[Python 3.10+]
\`\`\`python
new = 1
\`\`\`
:::
::::tab[Other]
:::tip
Update.
:::
::::
:::::

::::tabs
:::tab[A]
One.
:::
:::tab[B]
Two.
:::
::::
`);
  expect(site.warnings).toEqual([]);
});

test("marks of plugins include files, whole or by lines and by words, in code and in texts", async () => {
  const site = await importTool({
    "mkdocs.yml": `site_name: Tool
markdown_extensions: [mdx_include, markdown_include_variants]
plugins: [include-markdown]
`,
    "src/a.py": "one = 1\ntwo = 2\nthree = 3\nfour = 4\n",
    "README.md": "# Tool\n\n<!-- start -->\n\nWhat the *tool* does.\n\n<!-- end -->\n\nThe rest.\n",
    "docs/parts/note.md": "A part.\n",
    "docs/index.md": `# Start

{% include-markdown "../README.md" start="<!-- start -->" end="<!-- end -->" %}

{!parts/note.md!}

\`\`\`python
# Above

{!./src/a.py[ln:1-2,4]!}
\`\`\`

- In a list:

    {* ./src/a.py ln[2:4] hl[3] *}

\`\`\`
{!of-another-site.md!}
\`\`\`
`,
  });
  expect(site.text("en/docs/index.md")).toBe(`# Start

What the *tool* does.

A part.

\`\`\`python
# Above

one = 1
two = 2
four = 4
\`\`\`

- In a list:

    \`\`\`py {2}
    two = 2
    three = 3
    four = 4
    \`\`\`

\`\`\`
{!of-another-site.md!}
\`\`\`
`);
});
