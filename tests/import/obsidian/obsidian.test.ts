/** A vault with every construct of Obsidian’s own documentation, imported. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { importTool, visibleSyntax, wordsKept } from "../any-tool.ts";

const vault = join(import.meta.dirname, "vault");

test("a vault compiles at once, with all its words, addresses and ids", async () => {
  const site = await importTool(vault);
  expect(site.recognised).toMatchObject({ file: ".obsidian", tool: { name: "Obsidian" } });
  expect(site.errors).toEqual([]);
  expect(site.warnings).toEqual([expect.stringContaining("“[-]” is a task state of Obsidian")]);
  expect(site.figures).toMatchObject({ compiles: true, stubs: 0, pages: { source: 7, compiled: 5 } });
  expect(site.figures.addresses.served).toBe(site.figures.addresses.source);
  expect(wordsKept(site)).toBeGreaterThan(0.99);
  // The addresses of Obsidian Publish.
  expect(site.routes).toEqual(
    expect.arrayContaining(["/", "/Guide/First+steps", "/Guide/Part", "/Notes/Links", "/all-links"]),
  );
  expect(site.anchors.get("/Guide/First+steps")).toEqual(
    expect.arrayContaining(["on-linux--macos", "text", "embeds"]),
  );
  expect(site.anchors.get("/all-links")).toEqual(["^idea", "^item", "^quote", "^whole", "^table"]);
});

test("nothing of the syntax of Obsidian is seen", async () => {
  const site = await importTool(vault);
  const seen = visibleSyntax(site, /\[\[|\]\]|==|%%|\[!|\^\[|\|\d|(?:^|\s)[#^]\p{L}|:::/u);
  expect(seen).toEqual(["/all-links: Escaped: [[text]],"]);
});

test("links name notes by name, wherever they are, and lead to headings and blocks", async () => {
  const home = (await importTool(vault)).text("en/docs/index.md");
  expect(home).toMatchInlineSnapshot(`
    "---
    title: Home
    keywords:
      - Start
      - Welcome page
    aliases:
      - /Home
    tags:
      - garden
      - meta/home
      - project/alpha
    ---

    Welcome to the garden. Start with [First steps](Guide/First%20steps.md), or with [all about links](Guide/Deep/Links.md).

    See [First steps > On Linux & macOS](Guide/First%20steps.md#on-linux--macos) and [Below](#below), [Guide/Deep/Links](Guide/Deep/Links.md#%5Eidea), Not yet written and the alias.



    ## Below

    Work on project/alpha goes on, issue #12 and C# stay.\\
    A second line.
    "
  `);
});

test("callouts, embeds and marks are Markdown and directives", async () => {
  const site = await importTool(vault);
  expect(site.text("en/docs/Guide/First steps.md")).toMatchInlineSnapshot(`
    "---
    slug: /Guide/First+steps
    ---

    # First steps

    ## On Linux & macOS

    :::note
    A note with a [link home](../index.md).
    :::

    ::::tip[A trick with [brackets]]
    Use it **twice**.
    :::warning[Inside]
    A nested one.
    :::
    ::::

    :::details[Are callouts foldable?]
    Yes! In a fold.
    - one
    - two
    :::

    :::details[Open from the start]{open}
    \`\`\`js
    const x = "[[not a link]] #not-a-tag ==no==";
    \`\`\`
    :::

    :::note[Quote]
    A quotation of someone.
    :::

    :::note[Custom-kind]
    A kind of one's own.
    :::

    > A plain quotation
    > :::danger[Bug]
    > With a bug in it.
    > :::

    - An item
      :::danger[In a list]
      Careful.
      :::

    ## Text

    This is <mark>marked **text**</mark> and <!-- a comment --> and ~~struck~~. Inline [^inline-0-1] footnote and one[^1].

    <!-- A comment over

    several paragraphs. -->

    [^1]: The note.

    The formula $x^2 + 1$ and

    $$
    \\frac{1}{2}
    $$

    \`\`\`mermaid
    graph TD
      A --> B
    \`\`\`

    - [ ] open
    - [x] done
    - [-] given up
    - [?] asked

    | Page | Text |
    | --- | --- |
    | [about links](Deep/Links.md) | a |

    ## Embeds

    ![plan](/attachments/plan.svg){width=300}

    ![A plan](/attachments/plan.svg){width=200}

    ![A drawing](/attachments/plan.svg){width=150}

    [report.pdf](/attachments/report.pdf)

    [A talk](https://www.youtube.com/watch?v=abc)

    Words of the part, with [Home](../index.md) and [a file](/attachments/report.pdf).

    ## Second

    The second section.

    ### Third

    Below the second.

    ## Fourth

    Not in it.

    Between

    ## Second

    The second section.

    ### Third

    Below the second.

    texts.

    An idea that is quoted.

    *Board.canvas*

    [^inline-0-1]: a note in place
    "
  `);
});

test("templates, drawings and canvases stay behind, and a note says so", async () => {
  const site = await importTool(vault);
  expect(site.notes).toEqual([
    "page-left-behind Board.canvas: canvases and bases are not imported",
    "none Guide/First steps.md: the embed “![[Board.canvas]]” is not imported",
    "dead-link Home.md: the link “[[Not yet written]]” has no note and becomes text",
    "dead-link Home.md: the link “[[Welcome|the alias]]” has no note and becomes text",
    "front-matter Guide/Deep/Links.md: “unknown” of the front matter is not imported",
    "none .obsidian: there is no address of the site",
  ]);
  expect(site.figures.left.map(({ folder, why }) => `${folder}: ${why}`)).toEqual([
    "Notes: they are drawings of a plugin",
    "Templates: they are templates",
  ]);
});

test("notes that embed each other end where the text repeats", async () => {
  const site = await importTool({
    ".obsidian/app.json": "{}",
    "a.md": "Text of a.\n\n![[b]]\n",
    "b.md": "Text of b.\n\n![[a]]\n",
  });
  expect(site.errors).toEqual([]);
  expect(site.text("en/docs/a.md")).toContain("Text of a.\n\nText of b.\n\n[a](a.md)\n");
});
