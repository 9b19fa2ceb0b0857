/** Forms of other tools’ syntax that pages of theirs have in odd places: readers see what it means, and not the syntax. */
import { describe, expect, test } from "vitest";
import { importTool, visibleSyntax } from "./any-tool.ts";

const jekyll = {
  "_config.yml": "title: Docs\nremote_theme: just-the-docs/just-the-docs\npermalink: pretty\n",
};
const hugo = { "hugo.toml": 'title = "Tool"\nbaseURL = "https://tool.example.org/"\n' };
const mdbook = { "book.toml": '[book]\ntitle = "Book"\n', "src/SUMMARY.md": "- [One](one.md)\n" };
const starlight = {
  "astro.config.mjs":
    'import starlight from "@astrojs/starlight";\nexport default { integrations: [starlight({ title: "Docs" })] };\n',
};

describe("Jekyll", () => {
  test("HTML with Markdown in it may have text directly below its tag, and code directly after it", async () => {
    const site = await importTool({
      ...jekyll,
      "index.md": `---
title: Home
---
<div class="example" markdown="1">
[One](https://one.example.org){: .btn .btn-blue }
[Two](https://two.example.org){: .btn }
</div>
\`\`\`markdown
[One](https://one.example.org){: .btn }
\`\`\`

<section markdown = "block" class = "wide">
## Below a tag
{: .no_toc }

Text with **bold**.
</section>
Text after it.
`,
    });
    expect(visibleSyntax(site, /\{:|\]\(|```|\*\*|##|<\/?(?:div|section)|markdown=/)).toEqual([]);
    expect(site.anchors.get("/")).toContain("below-a-tag");
    expect(site.warnings).toEqual([]);
  });

  test("an element of a sentence may start a paragraph on a line of its own", async () => {
    const site = await importTool({
      ...jekyll,
      "index.md":
        "---\ntitle: Home\n---\n<em>\n  Note that [posts](/posts/) are not **here**.\n</em>\n\n<small>\nSee `code`.\n</small>\n",
    });
    expect(visibleSyntax(site, /\]\(|\*\*|`|<\/?(?:em|small)/)).toEqual([]);
    expect(site.text("en/pages/index.md") ?? site.text("en/docs/index.md")).toMatch(/<em>\s*Note that /);
    expect(site.warnings).toEqual([]);
  });
});

describe("Hugo", () => {
  test("ids of headings have dots, and headings in items have attributes", async () => {
    const site = await importTool({
      ...hugo,
      "content/_index.md": "---\ntitle: Home\n---\nSee [it](/log/#v0.7.0).\n",
      "content/log.md":
        "---\ntitle: Log\n---\n## v0.7.0 {#v0.7.0}\n\nText.\n\n## Both {#both.of_them .class}\n\n- ### Fast {anchor=false}\n  Text.\n",
    });
    expect(site.anchors.get("/log")).toEqual(expect.arrayContaining(["v0.7.0", "both.of_them", "fast"]));
    expect(visibleSyntax(site, /[{}]/)).toEqual([]);
    expect(site.warnings).toEqual([]);
  });

  test("alerts have titles of their own, and may be closed", async () => {
    const site = await importTool({
      ...hugo,
      "content/_index.md":
        "---\ntitle: Home\n---\n> [!IMPORTANT] A `reminder`\n>\n> Text one.\n\n- Item\n\n  > [!NOTE]- Closed\n  > Text two.\n\n> [!SUCCESS]+ Open\n> Text three.\n{.border}\n",
    });
    expect(visibleSyntax(site, /\[!|\]-|\{\./)).toEqual([]);
    const text = site.text("en/docs/index.md") ?? site.text("en/pages/index.md");
    expect(text).toContain("A `reminder`");
    expect(text).toMatch(/:::details\[Closed\]|> \*\*Closed\*\*/);
    expect(site.warnings).toEqual([]);
  });

  test("a block of code that follows another directly has its title", async () => {
    const site = await importTool({
      ...hugo,
      "content/_index.md":
        '---\ntitle: Home\n---\n```yaml {filename="a.yml"}\na: 1\n```\n```yaml {filename="b.yml"}\nb: 1\n```\n',
    });
    const text = site.text("en/docs/index.md") ?? site.text("en/pages/index.md");
    expect(text).toContain('```yaml title="a.yml"');
    expect(text).toContain('```yaml title="b.yml"');
    expect(site.warnings).toEqual([]);
  });

  test("a button in HTML is a button", async () => {
    const site = await importTool({
      ...hugo,
      "content/_index.md":
        '---\ntitle: Home\n---\n<div class="hx:mb-6">\n{{< hextra/hero-button text="Get Started" link="docs" >}}\n</div>\n\nText.\n',
      "content/docs/_index.md": "---\ntitle: Docs\n---\nText.\n",
    });
    expect(visibleSyntax(site, /::|\{|<\/?div/)).toEqual([]);
    expect(site.warnings).toEqual([]);
  });
});

test("a component of a preprocessor of mdBook shows its content", async () => {
  const site = await importTool({
    ...mdbook,
    "src/one.md":
      '# One\n\n<Listing number="1-1" file-name="src/main.rs" caption="Uses `two`">\n\n```rust\nlet two = 2;\n```\n\n</Listing>\n\nText.\n\n- Item\n\n  <Listing file-name="a.rs">\n\n  ```rust\n  a();\n  ```\n\n  </Listing>\n',
  });
  expect(visibleSyntax(site, /<|>|Listing/)).toEqual([]);
  expect(site.warnings).toEqual([]);
  expect(site.report).toContain("Listing");
});

test("tabs of Starlight in an item are tabs, wherever their tags stand in it", async () => {
  const site = await importTool({
    ...starlight,
    "src/content/docs/index.mdx": `---
title: Home
---
1.  Install it.

         <Tabs syncKey="pkg">

    <TabItem label="npm">

    \`\`\`sh
    npm install it
    \`\`\`

           </TabItem>

        <TabItem label="pnpm">

    \`\`\`sh
    pnpm add it
    \`\`\`

           </TabItem>

      </Tabs>

2.  Start it.
`,
  });
  expect(visibleSyntax(site, /:::|```|TabItem/)).toEqual([]);
  expect(site.warnings).toEqual([]);
  const text = site.text("en/docs/index.md") ?? site.text("en/pages/index.md");
  expect(text).toContain("    :::tab[npm]\n\n    ```sh\n    npm install it\n    ```");
});
