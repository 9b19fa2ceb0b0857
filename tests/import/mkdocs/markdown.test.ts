/** Markdown with the extensions of Python-Markdown and Material becomes Markdown of ours. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { importTool } from "../any-tool.ts";

const source = join(import.meta.dirname, "site");

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

    The <abbr title="Hyper Text Markup Language">HTML</abbr> specification is by the <abbr title="World Wide Web Consortium">W3C</abbr>. HTML again.

    \`#!python range(10)\` is code, and \`==code==\`, \`:smile:\`, \`{ .x }\` stay.

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

test("what extensions make of texts and pictures is kept", async () => {
  const site = await importTool({
    "mkdocs.yml": `site_name: Tool
site_url: https://tool.example.org/
copyright: © Ada – <a href="https://tool.example.org/x.svg">Imprint</a>
markdown_extensions: [pymdownx.smartsymbols, attr_list, pymdownx.keys]
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
    "docs/index.md": `# Tool

Tool (tm) (c) +/- 3 c/o x --> y <-- z =/= 1/4 2/3, not \`(c)\` nor 11/4.

Press ++cmd+shift+"P"++ or ++"Enter key"++.

![Plan](x.svg#only-light){ width="300" }
![Plan](y.svg#only-dark){ width="300" }
`,
  });
  expect(site.errors).toEqual([]);
  expect(site.text("en/docs/index.md")).toBe(`# Tool

Tool (tm) (c) +/- 3 c/o x --> y <-- z =/= 1/4 2/3, not \`(c)\` nor 11/4.

Press :kbd[cmd+shift+P] or :kbd[Enter key].

![Plan](/x.svg#gh-light-mode-only){width=300}
![Plan](/y.svg#gh-dark-mode-only){width=300}
`);
  expect(site.text("theme.css")).toContain("--warm: light-dark(#0b7285,");
  expect(site.text("site.yml")).toContain(`      items:
        - type: link
          label: Mastodon
          to: https://m.example/@ada
        - type: link
          label: Ada on GitHub
          to: https://github.com/ada
        - type: link
          label: Imprint
`);
});

test("references, definitions and ids of headings are kept", async () => {
  const site = await importTool({
    "mkdocs.yml": `site_name: Tool
site_url: https://tool.example.org/
markdown_extensions: [admonition, attr_list, def_list, footnotes, pymdownx.superfences, pymdownx.tabbed]
`,
    "docs/index.md": `# Home

See [the \`schema\`] [schema.json], and [schema.json][^1].

  [schema.json]: https://schemas.example/tool.json
  [^1]: Made by hand.

Note

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

    See [the \`schema\`] [schema.json], and [schema.json][][^1].

      [schema.json]: https://schemas.example/tool.json
      [^1]: Made by hand.

    Note

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
    "
  `);
});
