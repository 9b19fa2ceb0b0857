/** A site with every construct of Starlight’s own documentation, imported. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { importTool, visibleSyntax, wordsKept } from "../any-tool.ts";

const folder = join(import.meta.dirname, "site");

test("a site compiles at once, with all its words, addresses and ids", async () => {
  const site = await importTool(folder);
  expect(site.recognised).toMatchObject({ file: "astro.config.mjs", tool: { name: "Starlight" } });
  expect(site.errors).toEqual([]);
  expect(site.warnings).toEqual([
    expect.stringContaining('the import could not convert “<Own title="Mine">”: nothing is shown here'),
  ]);
  expect(site.figures).toMatchObject({ compiles: true, stubs: 0, pages: { source: 7, compiled: 7 } });
  expect(site.figures.addresses.served).toBe(site.figures.addresses.source);
  expect(wordsKept(site)).toBeGreaterThan(0.99);
  expect(site.routes).toEqual(
    expect.arrayContaining([
      "/",
      "/guides/start",
      "/guides/components",
      "/reference/config",
      "/reference/other-options",
      "/fr/",
      "/fr/guides/start",
    ]),
  );
  expect(site.anchors.get("/guides/start")).toEqual(
    expect.arrayContaining(["again", "again-1", "code--more"]),
  );
  expect(site.anchors.get("/guides/components")).toContain("on-linux--macos");
});

test("nothing of the syntax of Starlight is seen", async () => {
  const site = await importTool(folder);
  expect(visibleSyntax(site, /:::|^import |^export |\{\/\*|\{version|<\/?[A-Z]|icon=/m)).toEqual([]);
});

test("the home page has the hero, its buttons and its picture", async () => {
  const site = await importTool(folder);
  expect(site.text("en/pages/index.md")).toMatchInlineSnapshot(`
    "---
    title: Make your ships shine
    description: The first page.
    home:
      tagline: Everything that you need.
      action:
        - label: Get started
          to: /guides/start
        - label: Repository
          to: https://github.com/example/harbour
      picture:
        file: src/assets/ship.svg
        alt: A ship
      features: []
    ---

    :::info
    A <a href="/guides/start">new version</a> is out.
    :::

    ::button[Reference]{to="/reference/config"}



    **Light**


    It weighs **little**.

    **Plain**


    - One
    - Two


    "
  `);
});

test("sidebar, languages, brand, redirects and links are those of the configuration", async () => {
  const site = await importTool(folder);
  expect(site.text("site.yml")).toMatchInlineSnapshot(`
    "title:
      en: Harbour
      fr: Le port
    tagline: Docs for ships.
    url: https://harbour.example.org
    base_url: /harbour/
    trailing_slash: true
    locales:
      - id: en
        tag: en
        label: English
      - id: fr
        tag: fr
        label: Français
    favicon: favicon.svg
    docs:
      path: /
    navbar:
      logo:
        light: src/assets/ship.svg
        dark: src/assets/ship-dark.svg
      title: ""
      left:
        - type: link
          label: GitHub
          to: https://github.com/example/harbour
      right:
        - type: locale
        - type: search
    colour_mode:
      respect_system: true
    redirects:
      - from: /old
        to: /guides/start
      - from: /older
        to: /reference/config
    "
  `);
  expect(site.text("sidebars.yml")).toMatchInlineSnapshot(`
    "docs:
      - category:
          label:
            en: Guides
            fr: Guides pratiques
          page: false
          collapsed: false
          items:
            - guides/start
            - doc: guides/components
              label: Parts
      - category:
          label: Reference
          page: false
          collapsed: true
          items:
            - folder: reference
      - link: /
        label: Home page
      - link: https://astro.build
        label: Astro
    "
  `);
  expect(site.text("theme.css")).toContain("light-dark(");
});

test("asides, components and the words of fences become Markdown of ours", async () => {
  const site = await importTool(folder);
  expect(site.text("en/docs/guides/start.md")).toMatchInlineSnapshot(`
    "---
    title: Start here
    sidebar_label: Start
    sidebar_position: 1
    toc_max_heading_level: 4
    last_update:
      date: 2024-08-09
    search: false
    ---

    See [the parts](components.md#on-linux--macos), [the other](components.md) and [a file](components.md).

    :::note
    A note.
    :::

    :::tip[Did you know?]
    A **tip** with a title.
    :::

    :::warning
    Careful.
    :::

    :::danger[Stop]
    Do not.
    :::

    ![A ship](/src/assets/ship.svg)

    ![A chart](/chart.svg)

    ## Again

    ## Again

    ## Code & more

    \`\`\`js title="a.js" {1,3-4}
    const one = 1;
    const two = 2;
    const three = 3;
    const four = 4;
    \`\`\`

    \`\`\`js showLineNumbers=5
    const kept = 1;
    const added = 2;
    const removed = 3;
    \`\`\`

    \`\`\`sh
    npm run build
    npm run preview
    \`\`\`

    \`\`\`diff
    + added
    - removed
    \`\`\`

    <details>
    <summary>More</summary>

    Hidden **text**.

    </details>
    "
  `);
  expect(site.text("en/docs/guides/components.md")).toMatchInlineSnapshot(`
    "---
    title: Components
    ---

    <!-- A comment. -->

    ## On Linux & macOS

    Version 2.1 is :badge[New]{type=tip} and starred good.

    ### Heading with a :badge[Badge]{type=warning} {#heading-with-a}

    :::warning[Watch out]
    Water is **wet**.
    :::

    :::note
    A plain one.
    :::

    :::::tabs{group=os}
    ::::tab[Linux]
    Use the package manager.

    :::tip
    In a tab.
    :::
    ::::
    :::tab[Windows]
    Use the installer.
    :::
    :::::

    ::::tabs
    :::tab[npm]
    \`\`\`sh
    npm install harbour
    \`\`\`
    :::
    :::tab[pnpm]
    \`\`\`sh
    pnpm add harbour
    \`\`\`
    :::
    ::::

    :::steps

    1. Install it.

       \`\`\`sh
       npm install
       \`\`\`

    2. Run it.

    :::

    :::file-tree

    - astro.config.mjs an **important** file
    - package.json
    - src
      - components
        - **Header.astro**
        - …
      - pages/
    - …

    :::

    :::card[Configuration]{to="../reference/config.md"}
    Every option.
    :::

    ::::cards
    :::card[Start]{to="start.md"}
    :::
    :::card[Astro]{to="https://astro.build"}
    The framework.
    :::
    ::::

    ::button[Get started]{to="start.md"}

    Or [go there](https://astro.build) now.

    \`\`\`js title="program.js"
    export const program = "runs";
    \`\`\`

    \`\`\`js
    const inline = true;
    \`\`\`

    ![An imported ship](/src/assets/ship.svg)

    A part of **several** pages.

    Mine

    <!-- left by the import: <Own title="Mine"> -->
    Words in a component of the site.

    "
  `);
});
