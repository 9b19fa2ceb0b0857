import { expect, test } from "vitest";
import { imported } from "./imported-page.ts";

test("values are shown as they are, whatever Markdown would make of them", async () => {
  const { text, findings } = await imported(`# Page

export const type = "List<String>";
export const call = "*args, **kwargs & &lt; a_b _c_ [x](y) \\\\d \`z\`";

Type {type} here, {call}, {"a < b"}, {"<"}b>, {"https://example.com/_a_"}.

{"# none"}

> {"1. none"}

<p>{type} *{"*"}*</p>

\`{type}\`
`);
  expect(text).toBe(String.raw`# Page

Type List\<String> here, \*args, \*\*kwargs & \&lt; a_b \_c\_ \[x\](y) \\d \`z\`, a < b, \<b>, https://example.com/_a_.

\# none

> 1\. none

<p>List&#x3C;String> <em>*</em></p>

${"`{type}`"}
`);
  expect(findings).toEqual([]);
});

const part = { "docs/_p.mdx": "Part.\n" };

test("a part stays in its quote and in its list", async () => {
  const page = `import P from './_p.mdx';

# Page

> Quote
>
> <P/>

- <P/>
- Text

  <P/>
`;
  const { text, notes } = await imported(page, part);
  expect(text).toBe(`# Page

> Quote
>
> ::include{file=_p.md}

- ::include{file=_p.md}
- Text

  ::include{file=_p.md}
`);
  expect(notes).toEqual([]);
});

test("a part in a cell stays as a comment, with a note", async () => {
  const page = "import P from './_p.mdx';\n\n# Page\n\n| a | b |\n| - | - |\n| <P/> | x |\n";
  const { text, notes } = await imported(page, part);
  expect(text).toContain("| <!-- left by the import: <P> --> | x |\n");
  expect(notes).toEqual([
    "docs/page.mdx:7:3  <P> stays as a comment: a table cell cannot include a file; write its text",
  ]);
});

test("blocks of code have what their string says", async () => {
  const { text } = await imported(
    "# Page\n\n<CodeBlock>{`C:\\\\dir $HOME \\`x\\``}</CodeBlock>\n\n> <CodeBlock>{`a\n\\`\\`\\`\nb`}</CodeBlock>\n",
  );
  expect(text).toBe("# Page\n\n```\nC:\\dir $HOME `x`\n```\n\n> ````\n> a\n> ```\n> b\n> ````\n");
});

test("what <Head> says is not imported, and is named", async () => {
  const head = '<Head>\n  <meta name="keywords" content="x, y" />\n</Head>\n';
  const { text, notes } = await imported(`# Page\n\n${head}\nText.\n`);
  expect(text).toBe("# Page\n\n\nText.\n");
  expect(notes).toEqual([
    "docs/page.mdx:3:1  <Head> is not imported; set title, description, keywords and image in the front matter",
  ]);
});
