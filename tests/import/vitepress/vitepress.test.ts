/** A site with every construct of VitePress’ own documentation, imported. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { importTool, visibleSyntax, wordsKept } from "../any-tool.ts";

const folder = join(import.meta.dirname, "site");

test("a site compiles at once, with all its words, addresses and ids", async () => {
  const site = await importTool(folder);
  expect(site.recognised).toMatchObject({ file: ".vitepress/config.ts", tool: { name: "VitePress" } });
  expect(site.errors).toEqual([]);
  expect(site.warnings).toEqual([
    expect.stringContaining("the import could not convert “{ { 1 + 1 }}”: nothing is shown here"),
  ]);
  expect(site.figures).toMatchObject({ compiles: true, stubs: 0, pages: { source: 12, compiled: 11 } });
  expect(site.figures.addresses.served).toBe(site.figures.addresses.source);
  expect(wordsKept(site)).toBeGreaterThan(0.99);
  expect(site.routes).toEqual(
    expect.arrayContaining([
      "/",
      "/guide",
      "/guide/code",
      "/guide/colada",
      "/foo",
      "/foo/foo",
      "/people/us",
      "/fr/",
      "/fr/guide",
    ]),
  );
  expect(site.text("en/docs/guide/code.md")).toContain("aliases:\n  - /guide/code.html\n");
  expect(site.anchors.get("/guide")).toEqual(
    expect.arrayContaining([
      "notes",
      "what-s-new-in-v1-0",
      "what-s-new-in-v1-0-1",
      "ete-hiver",
      "party-time",
      "version-notes",
    ]),
  );
  expect(site.anchors.get("/guide/code")).toContain("_2-steps");
  expect(site.anchors.get("/guide/vue")).toEqual(expect.arrayContaining(["chosen", "chosen-1"]));
  expect(site.anchors.get("/foo/foo")).toContain("why-not");
});

test("nothing of the syntax of VitePress is seen", async () => {
  const site = await importTool(folder);
  const syntax = /:::|\[!|<<<|@include|\[\[toc|\{\.|\{_|:tada:|code word|<\/?[A-Z]|==/;
  expect(visibleSyntax(site, syntax)).toEqual([]);
});

test("the home page has the hero and the features", async () => {
  const site = await importTool(folder);
  expect(site.text("en/pages/index.md")).toMatchInlineSnapshot(`
    "---
    title: Harbour
    home:
      tagline: Docs for ships. Written by hand
      action:
        - label: Begin
          to: /guide
        - label: Code
          to: /guide/code
      picture:
        file: logo.svg
        alt: A ship
      features:
        - title: Linked
          text: It leads on.
          to: /guide/vue
    ---

    ::button[Repository]{to="https://example.org/repo"}

    ## Anchored

    It stays where it is.


    ## Below the features

    More words.
    "
  `);
});

test("navbar, sidebars, languages, brand and footer are those of the configuration", async () => {
  const site = await importTool(folder);
  expect(site.text("site.yml")).toMatchInlineSnapshot(`
    "title:
      en: Harbour
      fr: Le port
    tagline: Docs for ships.
    url: https://harbour.example.org
    base_url: /harbour/
    locales:
      - id: en
        tag: en-GB
        label: English
      - id: fr
        tag: fr
        label: Français
    favicon: favicon.svg
    docs:
      path: /
    navbar:
      logo:
        light: logo.svg
        dark: logo-dark.svg
      title: Harbour docs
      left:
        - type: link
          label: Guide
          to: /guide
        - type: dropdown
          label:
            en: More
            fr: Plus
          items:
            - type: link
              label:
                en: Repository
                fr: Dépôt
              to: https://example.org/repo
        - type: link
          label: GitHub
          to: https://github.com/example/harbour
      right:
        - type: locale
        - type: search
    footer:
      columns:
        - title: Harbour
          items:
            - type: link
              label: MIT
              to: https://example.org/mit
      copyright: Under the MIT licence. © Example
    colour_mode:
      default: dark
    "
  `);
  expect(site.text("sidebars.yml")).toMatchInlineSnapshot(`
    "guide:
      - category:
          label:
            en: Start
            fr: Débuter
          page: false
          collapsed: false
          items:
            - doc: guide/index
              label:
                en: The guide
                fr: Le guide
            - doc: guide/code
              label: Code
      - category:
          label: Deeper
          page: false
          collapsed: true
          items:
            - doc: guide/vue
              label: Vue
            - doc: guide/colada/index
              label: Colada
    foo:
      - doc: foo/index
        label: Foo
      - doc: foo/foo
        label: Foo in foo
    "
  `);
  expect(site.text("theme.css")).toContain("light-dark(");
});

test("containers, snippets, included files and Vue become Markdown of ours", async () => {
  const site = await importTool(folder);
  expect(site.text("en/docs/guide/index.md")).toMatchInlineSnapshot(`
    "---
    sidebar_label: The guide for the tab
    ---

    # The guide



    See [colada](colada/index.md), [foo](../foo/index.md), [foo in foo](../foo/foo.md#why-not), [code](./code.md#_2-steps), [our team](../people/us.md) and <https://example.org/bare>.

    ## Notes ⚓ {#notes}

    :::info
    An info box.
    :::

    :::tip[Heads up]
    Body of the tip.
    :::

    :::warning
    A warning.
    :::

    :::danger[STOP]{#stop}
    Danger zone.
    :::

    :::details[Click me]
    Hidden **text**.
    :::

    ::::info[Outer]
    Outside.

    :::details[Inner]
    Inside.
    :::
    ::::

    ::::tip[Both]
    End with

    :::code-group
    \`\`\`sh [a]
    one
    \`\`\`
    \`\`\`sh [b]
    two
    \`\`\`
    :::
    ::::


    Raw words.


    Name
    A block of the theme.


    > [!NOTE]
    > As on GitHub.

    :::tip[A title of its own]
    With a title.
    :::

    :::info
    Of VitePress alone.
    :::

    ## What's *new* in \`v1.0\`? {#what-s-new-in-v1-0}

    ## What's new in v1.0 {#what-s-new-in-v1-0-1}

    ## Été & hiver {#ete-hiver}

    ## Party 🎉 time {#party-time}

    ## Version :badge[^2.0]{type=tip} notes {#version-notes}

    Released :badge[beta]{type=warning}, and 🚀 fast. A key :badge[plain]{type=tip}.

    Footnotes[^1].

    [^1]: Below the page.

    ![A ship](/logo.svg){width=100} and ![beside](/guide/ship.svg).

    - [ ] open
    - [x] done

    The formula $a^2 + b^2$ holds.

    A paragraph with a class.

    A part with [a link](code.md).

    First line.

    Second line.
    Third line.

    Named region.
    "
  `);
  expect(site.text("en/docs/guide/code.md")).toMatchInlineSnapshot(`
    "---
    aliases:
      - /guide/code.html
    ---

    # Code

    ## 2 steps {#_2-steps}

    \`\`\`js {1,3-4}
    const one = 1;
    const two = 2; // [!code ++]
    const old = 2; // [!code --]
    const four = 4; // [!code focus]
    \`\`\`

    \`\`\`ts title="router.ts" {1} showLineNumbers=5
    export const router = 1; // [!code highlight]
    \`\`\`

    \`\`\`ts
    router.go(); // [!code error]
    \`\`\`

    \`\`\`html
    <p>{{ literal }}</p>
    \`\`\`

    :::code-group

    \`\`\`sh [npm]
    npm install harbour
    \`\`\`

    \`\`\`sh showLineNumbers [pnpm]
    pnpm add harbour
    \`\`\`

    \`\`\`yaml [yaml]
    plain: true
    \`\`\`

    \`\`\`js [snippet]
    export const before = 1;
    // #region part
    export const inside = 2;
    // #endregion part
    export const after = 3;
    \`\`\`

    :::

    \`\`\`ts title="With a title" {2} showLineNumbers
    export const before = 1;
    // #region part
    export const inside = 2;
    // #endregion part
    export const after = 3;
    \`\`\`

    \`\`\`js title="snippet.js" {1}
    export const inside = 2;
    \`\`\`
    "
  `);
  expect(site.text("en/docs/guide/vue.md")).toMatchInlineSnapshot(`
    "---
    sidebar_label: Using Vue
    aliases:
      - /guide/vue.html
    ---



    # Using Vue in Using Vue

    It shows a value of the front matter and a text.

    The sum is <!-- left by the import: { { 1 + 1 }} --> here.



    Words **inside** of a component.



    Press it

    <p>A paragraph of HTML.</p>

    <img src="/logo.svg" alt="drawn">

    Only in browsers.


    Literal &#123;&#123; braces }} here, and in \`{{ code }}\` of it.


    And <span>&#123;&#123; more }}</span> of them, and \`{{ code }}\`.

    :::warning[Not \`<style scoped>\` or \`<Chart>\`]
    In **Markdown**.
    :::

    ## Given {#chosen}

    ## Chosen {#chosen-1}


    "
  `);
});

test("syntax of plugins is shown as text", async () => {
  const site = await importTool({
    ".vitepress/config.ts": 'export default { title: "Tool" };\n',
    "index.md": `# Start

:::tabs key:os
== Linux
Use *the* package manager.
== Windows
Use the installer.
:::

A text^[With [a link](./index).].
`,
  });
  expect(site.errors).toEqual([]);
  expect(site.text("en/docs/index.md")).toBe(`# Start


== Linux
Use *the* package manager.
== Windows
Use the installer.


A text^[With [a link](index.md).].
`);
});

test("a heading is no region of an included file", async () => {
  const site = await importTool({
    ".vitepress/config.ts": 'export default { title: "Tool", srcExclude: ["parts/**"] };\n',
    "index.md": "# Start\n\n<!--@include: ./parts/a.md#second-->\n",
    "parts/a.md": "## First\n\nOne.\n\n## Second\n\nTwo.\n",
  });
  expect(site.text("en/docs/index.md")).toBe("# Start\n\n## First\n\nOne.\n\n## Second\n\nTwo.\n");
  expect(site.notes).toContain(
    "none index.md: “#second” is not a region of the included file: all of it is shown",
  );
});

test("with clean addresses, those of the files lead to the pages, too", async () => {
  const site = await importTool({
    ".vitepress/config.ts": 'export default { title: "Tool", cleanUrls: true };\n',
    "index.md": "# Home\n\nText.\n",
    "guide/start.md": "# Start\n\nText.\n",
  });
  expect(site.errors).toEqual([]);
  expect(site.routes).toContain("/guide/start");
  expect(site.text("en/docs/guide/start.md")).toContain("aliases:\n  - /guide/start.html\n");
});

test("a configuration may have parts in other files, and ids that code makes are named", async () => {
  const site = await importTool({
    ".vitepress/config.ts": `import { defineConfig } from "vitepress";
import { shared } from "./shared";
export default defineConfig({ ...shared });
`,
    ".vitepress/shared.ts": `import { defineConfig } from "vitepress";
const special = /[^A-Za-z]+/g;
const slugify = (text: string): string => text.normalize("NFKD").replace(special, "_");
export const shared = defineConfig({
  title: "Tool of all",
  markdown: { anchor: { slugify } },
});
`,
    "index.md": "# Start\n\n[An option](api/options.md#option-name), [another](api/options.md#another-one)\n",
    "api/options.md": `---
editLink: false
---

<!--
# A licence
-->

[All of it](../index.md) / Options

# Options of {the tool}

## name {#option-name}

See <https://example.com/x>.

## Another One!

- An item:

  ::: code-group

  <!-- prettier-ignore -->
  \`\`\`sh [npm]
  npm test
  \`\`\`

Text.

<VPTeamPageTitle>
  <template #title>
    Our Team
  </template>
</VPTeamPageTitle>
`,
  });
  expect(site.warnings).toEqual([]);
  expect(site.notes.join("\n")).toContain("“markdown.anchor.slugify” is code and is not imported");
  expect(site.text("en/docs/api/options.md")).toContain(`# Options of {the tool}

<!--
# A licence
-->

[All of it](../index.md) / Options

## name {#option-name}
`);
  expect(site.text("en/docs/api/options.md")).toContain("## Another One! {#another-one}\n");
  expect(site.text("site.yml")).toContain("title: Tool of all\n");
  expect(site.figures.words.compiled).toBe(site.figures.words.source);
});
