/** What only looks like a tag or an expression, and everything around it, stays as it is written. */
import { expect, test } from "vitest";
import { imported } from "./imported-page.ts";

const twice = (line: string) =>
  `# Page\n\nBefore.\n\n${line}\n\n## Between\n\nText that stays.\n\n${line}\n\nAfter.\n`;

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: Markdown
const lines = [
  "![the `<Foo>` tag](/img/a.png)",
  "![the <Foo> tag and {value}](/img/a.png)",
  "[![the `<Foo>` badge](/img/a.png)](#between)",
  "![by reference `<Foo>`][a]",
  '![a](/img/a.png "a <Foo> title with `code`")',
  '[a](#between "a <Foo> title and {value}")',
  "[the `<Foo>` link](<#between>)",
  "Set `<Foo>` and **`<Foo>`** and *`{value}`*.",
  "### The `<Foo>` component",
  "| `<Foo>` | `a` |\n| --- | --- |\n| `{value}` | `</Foo>` |",
  "- a\n\n  ```jsx\n  <Foo>\n  ```",
  "> ~~~\n> <Foo>{value}\n> ~~~",
  "<!-- <Foo> {value} -->",
  "Text <!-- <Foo> --> goes on.",
  "See https://example.org/users/{id}/posts and www.example.org/{id}.",
  "Where 1 < x and x > 3, and a < b or `c` > d.",
  "\\<Foo> and \\{value}",
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: Markdown

test.each(lines)("%s", async (line) => {
  const files = { "static/img/a.png": "", "docs/other.md": "# Other\n" };
  const page = `${twice(line)}\n[a]: /img/a.png\n`;
  const { text, notes } = await imported(page, files);
  expect(text).toBe(page);
  expect(notes).toEqual([]);
});

test("Markdown in the attributes of a tag is none, so that what follows is what it is", async () => {
  const { text } = await imported(
    '# Page\n\n<abbr title="it`s a [x">HT</abbr> is `<Foo>`, <abbr title="**b">y</abbr> **bold** and `{value}`.\n',
  );
  expect(text).toBe(
    '# Page\n\n<abbr title="it`s a [x">HT</abbr> is `<Foo>`, <abbr title="**b">y</abbr> **bold** and `{value}`.\n',
  );
});

test("a component that nothing closes takes nothing of the text with it", async () => {
  const { text } = await imported(
    "# Page\n\nA <Foo> one.\n\n## Between\n\nText that stays.\n\nB <Foo> two.\n\nAfter.\n",
  );
  for (const words of ["A ", " one.", "## Between", "Text that stays.", "B ", " two.", "After."])
    expect(text).toContain(words);
});
