/** A site with every construct of Hugo’s own documentation and of three themes, imported. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { importTool, visibleSyntax, wordsKept } from "../any-tool.ts";

const folder = join(import.meta.dirname, "site");

test("a site compiles at once, with all its words, addresses and ids", async () => {
  const site = await importTool(folder);
  expect(site.recognised).toMatchObject({ file: "hugo.toml", tool: { name: "Hugo" } });
  expect(site.errors).toEqual([]);
  expect(site.warnings).toEqual([]);
  expect(site.figures).toMatchObject({ compiles: true, stubs: 0, pages: { source: 13, compiled: 11 } });
  expect(site.figures.addresses.served).toBe(site.figures.addresses.source);
  expect(wordsKept(site)).toBe(1);
  expect(site.routes).toEqual(
    expect.arrayContaining(["/", "/fr/", "/docs/guide/start", "/docs/ref", "/somewhere/else", "/about"]),
  );
  expect(site.routes).toContain("/blog/2024/05/my-first-post");
  expect(site.anchors.get("/docs/ref")).toEqual(["on-linux--macos", "again", "again-1"]);
  expect(site.text("en/docs/docs/guide/start.md")).toContain(
    "aliases:\n  - /begin\n  - /docs/guide/old-start\ntags:\n  - first\n  - guides\n  - basics\n",
  );
});

test("nothing of the syntax of Hugo is seen", async () => {
  const site = await importTool(folder);
  expect(visibleSyntax(site, /\{\{|\{[.#]|<--->|\\[([]|:::|\+\+\+|^\s*\{/)).toEqual([]);
});

test("shortcodes of Hugo, Hextra, Docsy and Book are Markdown and directives", async () => {
  const site = await importTool(folder);
  expect(site.text("en/docs/docs/guide/start.md")).toMatchInlineSnapshot(`
    "---
    title: Start here
    last_update:
      date: 2024-02-03
    sidebar_position: 10
    aliases:
      - /begin
      - /docs/guide/old-start
    tags:
      - first
      - guides
      - basics
    ---

    Version 2.1, see [the reference](../reference.md#on-linux--macos) and [this](#tabs).

    <!-- truncate -->

    ## Pictures {#pictures}

    ![A plan](/images/plan.svg "The plan"){width=300}

    ![An asset](/images/asset.svg)

    ## Code

    \`\`\`go showLineNumbers
    fmt.Println("{{ braces }}")
    \`\`\`

    \`\`\`go title="main.go" {1,3-4} showLineNumbers
    package main

    func main() {
    }
    \`\`\`

    Written as \`{{< param version >}}\`.

    ## Tabs

    :::::tabs
    :::tab[Linux]
    Use the **package**.
    :::
    ::::tab[macOS]
    Use the installer.

    - one
      :::warning
      Deep.
      :::
    ::::
    :::::

    ::::tabs
    :::tab[Shell]
    \`\`\`bash
    npm start
    \`\`\`
    :::
    :::tab[Go]
    \`\`\`go
    go run .
    \`\`\`
    :::
    ::::

    ## Notes

    :::info
    Of Hextra.
    :::

    :::danger[Take care]
    Of Docsy, with [a link](../reference.md).
    :::

    :::note
    Info of Docsy.
    :::

    :::info
    Of Book.
    :::

    :::details[The log]{open}
    Long text.
    :::

    :::details[More]
    Of Book, expanded.
    :::

    **A box**

    Text in a box of one's own.

    ## Media

    [youtube.com/watch?v=abc123](https://www.youtube.com/watch?v=abc123)

    [A film](https://vimeo.com/55073825)

    ## Steps


    ### Step one

    Do it.

    ### Step two

    Done.

    ::::cards
    :::card[Again]{to="start.md"}
    From the start
    :::
    :::card[Elsewhere]{to="https://example.org"}
    :::
    ::::

    Left.



    Right.

    ::button[Read on]{to="../reference.md"}

    A :badge[new] thing .

    \`\`\`mermaid
    graph TD
      A --> B
    \`\`\`

    The formula $x^2 + 1$ holds.

    $$
    \\frac{1}{2}
    $$

    A block.

    "
  `);
  expect(site.notes).toEqual([
    "part-of-page content/docs/guide/start.md:88 the shortcode “unknown-box” is not imported; its text is",
    "byline hugo.toml: categories become tags",
    "style hugo.toml: the theme and layouts/ are not imported",
    "part-of-page content/docs/guide/start.md: <iframe> is a link now",
    "part-of-page content/docs/guide/start.md: <iframe> is a link now",
    "none hugo.toml: the links to edit a page are not imported: the files have other paths now",
  ]);
});

test("bundles, languages by the ending of names, menus and front matter of any form come over", async () => {
  const site = await importTool(folder);
  expect(site.text("en/blog/2024-bundle/index.md")).toBe(`---
title: My First Post!
date: 2024-05-06
slug: /2024/05/my-first-post
authors:
  - Ada
---

![Own](/blog/2024-bundle/own.svg)

<!-- truncate -->

The rest.
`);
  expect(site.text("en/blog/second.md")).toContain("draft: true\ndate: 2024-07-08\n");
  expect(site.text("fr/docs/docs/guide/start.md")).toContain("title: Début\nsidebar_position: 10\n");
  expect(site.text("fr/docs/index.md")).toContain("Bienvenue. [Début](docs/guide/start.md).");
  expect(site.text("en/docs/docs/reference.md")).toContain(
    "title: Reference\nsidebar_position: 2\nslug: ref\n",
  );
  expect(site.text("site.yml")).toContain(`  left:
    - type: link
      label: Docs
      to: /docs
    - type: link
      label: Source
      to: https://git.example.org/tool
    - type: link
      label: Start
      to: /docs/guide/start
`);
});

test("languages are told by folders, too, and addresses by the patterns of the configuration", async () => {
  const site = await importTool({
    "config/_default/hugo.yaml":
      "title: Tool\nbaseURL: https://tool.example.org/\ndefaultContentLanguage: en\n",
    "config/_default/languages.yaml":
      "en:\n  languageName: English\n  contentDir: content/en\nde:\n  languageName: Deutsch\n  contentDir: content/de\n",
    "config/_default/permalinks.toml": 'posts = "/:year/:slug/"\n',
    "config/_default/menus.en.toml": '[[main]]\nname = "A"\nurl = "/a/"\n',
    "content/en/_index.md": "---\ntitle: Home\n---\nText.\n",
    "content/de/_index.md": "---\ntitle: Start\n---\nText.\n",
    "content/en/a.md": "---\ntitle: A\naliases: [/old/]\n---\nSee [the post](/2020/a-post/).\n",
    "content/de/a.md": "---\ntitle: A\naliases: [/alt/]\n---\nText.\n",
    "content/en/posts/p.md": "---\ntitle: A Post\ndate: 2020-01-02\n---\nText.\n",
  });
  expect(site.errors).toEqual([]);
  expect(site.routes).toEqual(expect.arrayContaining(["/", "/de/", "/a", "/de/a"]));
  expect(site.text("de/docs/a.md")).toContain("aliases:\n  - /de/alt\n");
  expect(site.text("en/blog/p.md")).toContain("aliases:\n  - /2020/a-post\n");
  expect(site.figures.addresses.served).toBe(site.figures.addresses.source);
});

test("each language may have files of its own among those of the configuration", async () => {
  const site = await importTool({
    "config/_default/hugo.toml": 'title = "Tool"\nbaseURL = "https://tool.example.org/"\n',
    "config/_default/languages.en.toml": 'contentDir = "content/en"\nlabel = "English"\nweight = 20\n',
    "config/_default/languages.de.toml":
      'title = "Werkzeug"\ncontentDir = "content/de"\nlabel = "Deutsch"\nlocale = "de-DE"\nweight = 10\n',
    "config/_default/params.de.toml": 'description = "Für alle"\n',
    "config/_default/menu.en.toml": '[[main]]\nname = "Start"\nurl = "/a/"\n',
    "config/_default/menu.de.toml": '[[main]]\nname = "Anfang"\nurl = "/a/"\n',
    "content/en/_index.md": "---\ntitle: Home\n---\nText.\n",
    "content/de/_index.md": "---\ntitle: Start\n---\nText.\n",
    "content/en/a.md": "---\ntitle: A\n---\nText.\n",
    "content/de/a.md": "---\ntitle: A\n---\nText.\n",
  });
  expect(site.errors).toEqual([]);
  expect(site.routes).toEqual(expect.arrayContaining(["/", "/de/", "/a", "/de/a"]));
  const settings = site.text("site.yml");
  for (const text of ["tag: de-DE", "label: Deutsch", "de: Werkzeug", "de: Anfang"])
    expect(settings).toContain(text);
  expect(site.figures.addresses.served).toBe(site.figures.addresses.source);
});

test("code that shows tags beside directives stays as it was written", async () => {
  const code = "```html\n<div>\n:::note\nText.\n:::\n</div>\n```";
  const site = await importTool({
    "hugo.toml": 'title = "Tool"\nbaseURL = "https://tool.example.org/"\n',
    "content/_index.md": `---\ntitle: Home\n---\n<div>\n{{< alert >}}\nText.\n{{< /alert >}}\n</div>\n\n${code}\n`,
  });
  expect(site.text("en/docs/index.md")).toBe(
    `---\ntitle: Home\n---\n\n<div>\n\n:::note\nText.\n:::\n\n</div>\n\n${code}\n`,
  );
});

test("highlighted code keeps its lines and numbers, and a figure its caption", async () => {
  const site = await importTool({
    "hugo.toml": 'title = "Tool"\nbaseURL = "https://tool.example.org/"\nenableEmoji = true\n',
    "static/a.svg": "<svg/>",
    "content/_index.md": [
      "---\ntitle: Home\n---",
      '{{< highlight go "linenos=table,hl_lines=2 4-5,linenostart=199" >}}\ncode\n{{< /highlight >}}',
      '{{< figure src="/a.svg" caption="The **plan**" >}}',
      '{{< figure src="/a.svg" title="Plan" caption="Of [Ada](https://a.example)" link="https://b.example" >}}',
      "A :anchor: and :100: at 10:30:45 are $not math$ nor $one$.",
    ].join("\n\n"),
  });
  expect(site.text("en/docs/index.md")).toBe(`---
title: Home
---

\`\`\`go {2,4-5} showLineNumbers=199
code
\`\`\`

![The plan](/a.svg "The plan")

[![Of Ada](/a.svg)](https://b.example)

Plan

Of [Ada](https://a.example)

A ⚓ and 💯 at 10:30:45 are \\$not math$ nor \\$one$.`);
});

test("ids of headings of another type than the usual one are named in the report", async () => {
  const site = await importTool({
    "hugo.toml": 'title = "Tool"\n[markup.goldmark.parser]\nautoHeadingIDType = "blackfriday"\n',
    "content/docs/start.md": "# Start\n\n## A -- B\n",
  });
  expect(site.notes).toContainEqual(
    "configuration hugo.toml: ids of headings are those of GitHub, not of the type “blackfriday”",
  );
});
