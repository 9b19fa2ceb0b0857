/** Blocks in blocks end where their writer meant, whatever is in them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { imported } from "./imported-page.ts";

test("a block around a part has more colons than the blocks in the part, and in the parts of that", async () => {
  const { text, findings } = await imported(
    `import Part from './_part.mdx';

# Page

<Tabs>
  <TabItem value="x" label="X">
    <Part />
  </TabItem>
</Tabs>

:::note

<Part />

:::
`,
    {
      "docs/_part.mdx": "import Inner from './_inner.md';\n\nText.\n\n<Inner />\n",
      "docs/_inner.md": "::::tip\n\n:::note\n\nInner.\n\n:::\n\n::::\n",
    },
  );
  expect(text).toBe(`# Page

::::::tabs
:::::tab[X]
::include{file=_part.md}
:::::
::::::

:::::note

::include{file=_part.md}

:::::
`);
  expect(findings).toEqual([]);
});

test("admonitions stay in their lists, and tabs in tabs", async () => {
  const { text, findings } = await imported(`# Page

<Tabs>
  <TabItem value="x" label="X">

    1. One

       :::tip Title
       In the list
       :::

    2. Two

       <Tabs>
         <TabItem value="y" label="Y">

           Inner **text**

         </TabItem>
       </Tabs>

  </TabItem>
</Tabs>
`);
  expect(text).toBe(`# Page

::::::tabs
:::::tab[X]

1. One

   :::tip[Title]
   In the list
   :::

2. Two

   ::::tabs
   :::tab[Y]

   Inner **text**

   :::
   ::::

:::::
::::::
`);
  expect(findings).toEqual([]);
});

test("admonitions in one another may all have three colons, and one that ends nothing goes", async () => {
  const { text, notes, findings } = await imported(
    "# Page\n\n:::note\n\nA\n\n:::tip\n\nB\n\n:::\n\n:::\n\nText\n\n:::\n\n```\n:::\n```\n",
  );
  expect(text).toBe("# Page\n\n::::note\n\nA\n\n:::tip\n\nB\n\n:::\n\n::::\n\nText\n\n\n\n```\n:::\n```\n");
  expect(notes).toEqual(["docs/page.mdx:17:1  this “:::” closes no block and is removed"]);
  expect(findings).toEqual([]);
});

test("of the block of a plugin the content is kept", async () => {
  const { text, notes, findings } = await imported("# Page\n\n:::only-v2\n\nOld.\n\n:::\n");
  expect(text).toBe("# Page\n\n\n\nOld.\n\n\n");
  expect(notes).toEqual([
    "docs/page.mdx:3:1  the block “only-v2” belongs to a plugin: only its content is kept; put it into a directive, or remove what must not be shown",
  ]);
  expect(findings).toEqual([]);
});

test("a block in a paragraph or a box of HTML is a block", async () => {
  const { text, findings } = await imported(
    "# Page\n\n<p><details>\n  <summary><b>More</b></summary>\n\nText.\n\n</details></p>\n\n<div>\n<details>\n<summary>Two</summary>\n\nText.\n\n</details>\n</div>\n",
  );
  expect(text).toContain(":::details[<b>More</b>]\n\nText.\n\n:::\n");
  expect(text).toContain("<div>\n\n:::details[Two]\n\nText.\n\n:::\n</div>\n");
  expect(findings).toEqual([]);
});

test("a part that is shown with properties is filled in with them", async () => {
  const { text, notes, content } = await imported(
    `import Install from './_install.mdx';

# Page

<Install name="tool" version={2 + 1} />

<Install name="other" version={latest()} />
`,
    {
      "docs/_install.mdx": `Install {props.name} {props.version}:\n\n<CodeBlock>{"npm i " + props.name}</CodeBlock>\n`,
    },
  );
  const [, file = ""] = /::include\{file=(_install--[0-9a-f]{6}\.md)\}/.exec(text) ?? [];
  expect(readFileSync(join(content, "en/docs", file), "utf8")).toBe(
    "Install tool 3:\n\n```\nnpm i tool\n```\n",
  );
  expect(text).toContain("::include{file=_install.md}");
  expect(notes.filter((line) => line.startsWith("docs/page"))).toEqual([
    "docs/page.mdx:7:1  the properties of <Install> are not imported; write their values",
  ]);
});

const farIn = `# Page

1. Step

        \`\`\`js
        a({ b: 1 });
        \`\`\`

    - Item

            <Chart />

    Text

For example:

    \`\`\`js
    // highlight-next-line
    <Chart />
    \`\`\`

<Tabs>
        <TabItem value="x" label="X">
            Text **in** a tab
        </TabItem>
</Tabs>
`;

test("what is far in is read as Docusaurus 3 reads it", async () => {
  const { text } = await imported(farIn);
  expect(text).toBe(`# Page

1. Step

   \`\`\`js
   a({ b: 1 });
   \`\`\`

    - Item

      <!-- left by the import: <Chart> -->

    Text

For example:

\`\`\`js {1}
<Chart />
\`\`\`

::::tabs
:::tab[X]
Text **in** a tab
:::
::::
`);
});

test("an admonition may start on the line of its item, and a heading may have its mark below it", async () => {
  const { text, findings } = await imported(
    "# Page\n\n- :::caution Careful now\n\n  Text.\n\n  :::\n\n1. > :::note Title\n   > Text.\n   > :::\n\nA <b>b</b> heading\n---\n\n> Another {1 + 1}\n> ---\n",
  );
  expect(text).toBe(
    "# Page\n\n- :::warning[Careful now]\n\n  Text.\n\n  :::\n\n1. > :::note[Title]\n   > Text.\n   > :::\n\nA <b>b</b> heading {#a-b-heading}\n---\n\n> Another 2 {#another-1--1}\n> ---\n",
  );
  expect(findings).toEqual([]);
});
