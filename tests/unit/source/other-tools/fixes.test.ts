/** What an entry of the tables can write in place of another tool's syntax, and what a finding of it holds. */
import { expect, test } from "vitest";
import { compiled } from "../../markdown/settings.ts";

const written = [
  ["[toc]", ""],
  ["A ==marked text== here.", "A <mark>marked text</mark> here."],
  ["The X^TH^ and x^2^", "The X<sup>TH</sup> and x<sup>2</sup>"],
  ["H~2~O", "H<sub>2</sub>O"],
  ["Press ++ctrl+c++.", "Press :kbd[ctrl+c]."],
  ["++inserted++ and ^^more^^", "<ins>inserted</ins> and <ins>more</ins>"],
  ["<!-- more -->", "<!-- truncate -->"],
  ["<https://example.com/a|page>", "[page](https://example.com/a)"],
  ["##Heading", "## Heading"],
  ["## Heading {: #own .wide }", "## Heading {#own}"],
  ["**bold **", "**bold**"],
  ["**Note: **text", "**Note:** text"],
  ["**bold **text and **more **.", "**bold** text and **more**."],
  ["A ** bold text ** here.", "A **bold text** here."],
  ["[the page] (https://example.com/a)", "[the page](https://example.com/a)"],
  ["(the page)[https://example.com/a]", "[the page](https://example.com/a)"],
  ["See [the page](https://example.com/a, and on", "See [the page](https://example.com/a), and on"],
  ["[the page](https://example.com/a “The page”)", '[the page](https://example.com/a "The page")'],
  ['[the page](https://example.com/a "The page)', '[the page](https://example.com/a "The page")'],
  ["![A cat|300](https://images.example.com/a.png)", "![A cat](https://images.example.com/a.png){width=300}"],
  ["<www.example.com>", "<https://www.example.com>"],
  ["[the page](https:/example.com/a)", "[the page](https://example.com/a)"],
  ["A :badge[a ] b] here", "A :badge[a \\] b] here"],
  ["- :::note[a ] b ] c]\n  Text.\n  :::", "- :::note[a \\] b \\] c]\n  Text.\n  :::"],
  [":::note A *title*\nText.\n:::", ":::note[A *title*]\nText.\n:::"],
  ["::: tip\nText.\n:::", ":::tip\nText.\n:::"],
  ["> 10 &nbsp km", "> 10 &nbsp; km"],
  ["```ts [src/file.ts]\nlet a;\n```", '```ts title="src/file.ts"\nlet a;\n```'],
  ["> ```ts title=“my file.ts” {1}\n> let a;\n> ```", '> ```ts title="my file.ts" {1}\n> let a;\n> ```'],
  ["```ts caption=«a» title=“b.ts”\nlet a;\n```", '```ts caption="a" title="b.ts"\nlet a;\n```'],
] as const;

test.each(written)("%s becomes %s", (text, expected) => {
  const fixed = withFixes(text);
  expect(fixed).toBe(expected);
  expect(compiled(`Title\n\n${fixed}`).findings).toEqual([]);
});

test("each of several places is fixed", () => {
  expect(withFixes("==a b== and\n\n- ==c d==")).toBe("<mark>a b</mark> and\n\n- <mark>c d</mark>");
});

test("an unclosed block of code is closed where only code is below it", () => {
  const fixOf = (text: string) => compiled(text).findings.map(({ fix }) => fix?.map(({ text }) => text));
  expect(fixOf("Text.\n\n```js\na();\nb();")).toEqual([["\n```"]]);
  expect(fixOf("Text.\n\n```js\na();\n\nMore text.")).toEqual([undefined]);
});

test("a writer decides where more than one text fits", () => {
  for (const text of [
    "{% include a.md %}",
    "[[Page]]",
    ":material-home:",
    "## A {.wide}",
    '![A|300](https://images.example.com/a.png "B")',
  ])
    expect(compiled(text).findings.map(({ fix }) => fix)).toEqual([undefined]);
});

/** The text with the edits of its findings. */
function withFixes(text: string): string {
  const lines = text.split("\n");
  const edits = compiled(text).findings.flatMap(({ fix = [] }) => fix);
  for (const { start, end, text: replacement } of edits.toReversed()) {
    const line = lines[start.line - 1] ?? "";
    expect(end.line).toBe(start.line);
    lines[start.line - 1] = line.slice(0, start.column - 1) + replacement + line.slice(end.column - 1);
  }
  return lines.join("\n");
}
