/** A book with every construct of mdBook’s own documentation, imported. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { importTool, visibleSyntax, wordsKept } from "../any-tool.ts";

const book = join(import.meta.dirname, "book");

test("a book compiles at once, with all its words, addresses and ids", async () => {
  const site = await importTool(book);
  expect(site.recognised).toMatchObject({ file: "book.toml", tool: { name: "mdBook" } });
  expect(site.errors).toEqual([]);
  expect(site.warnings).toEqual([]);
  expect(site.figures).toMatchObject({ compiles: true, stubs: 0, pages: { source: 5, compiled: 4 } });
  expect(site.figures.addresses.served).toBe(site.figures.addresses.source);
  // Lines of code that a button showed are missing, as a note says.
  expect(wordsKept(site)).toBeGreaterThan(0.93);
  expect(site.routes).toEqual(expect.arrayContaining(["/", "/guide", "/guide/install", "/reference/code"]));
  expect(site.text("en/docs/guide/install.md")).toContain("aliases:\n  - /guide/install.html\n");
  expect(site.anchors.get("/guide/install")).toEqual(
    expect.arrayContaining(["on-linux--macos", "own-id", "classes", "again", "again-1"]),
  );
});

test("nothing of the syntax of mdBook is seen", async () => {
  const site = await importTool(book);
  expect(visibleSyntax(site, /\{\{|\{#|ANCHOR|admonish|:::|<\/?div/)).toEqual([]);
});

test("the order of the chapters is that of SUMMARY.md, with its parts", async () => {
  const site = await importTool(book);
  expect(site.text("sidebars.yml")).toBe(`book:
  - doc: introduction
    label: Introduction
  - category:
      label: Guide
      page: false
      collapsed: false
      items:
        - category:
            label: The guide
            doc: guide/README
            items:
              - doc: guide/install
                label: Install
  - category:
      label: Reference
      page: false
      collapsed: false
      items:
        - doc: reference/code
          label: Code
`);
});

test("files are included, by lines and by names, and lines of code that were hidden are left out", async () => {
  const site = await importTool(book);
  expect(site.text("en/docs/reference/code.md")).toMatchInlineSnapshot(`
    "---
    aliases:
      - /reference/code.html
    ---

    # Code {#code}

    ## Included

    \`\`\`rust
        let two = 2;
        let three = 3;
    \`\`\`

    \`\`\`rust
        println!("part");
    \`\`\`

    \`\`\`rust
    fn main() {
        let two = 2;
        let three = 3;
        println!("part");
    }
    \`\`\`

    A part of **two** pages, with [a link](#hidden).

    ## Hidden

    \`\`\`rust
    let x = 1;
    # a comment
    #[derive(Debug)]
    \`\`\`

    \`\`\`python
    shown = True
    \`\`\`
    "
  `);
});

test("links between chapters, pictures and redirects work", async () => {
  const site = await importTool(book);
  expect(site.text("en/docs/guide/install.md")).toContain("[code](../reference/code.md#included)");
  expect(site.text("en/docs/guide/install.md")).toContain("![A drawing](/images/plan.svg)");
  expect(site.text("site.yml")).toContain("  - from: /old/start.html\n    to: /guide/install\n");
  expect(site.text("site.yml")).toContain("  - from: /guide/old.html\n    to: /guide/install\n");
});
