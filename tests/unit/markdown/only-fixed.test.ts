/** What `check --fix` writes into a page changes the block of the finding, and no other. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { HastNode } from "../../../schema/hast.ts";
import { sampled } from "../../long/seed.ts";
import { compiledIn, corrected } from "./style/written.ts";

const style = { language: "en-GB" };

/** Blocks with a slip, or with syntax of another tool: of those that have a fix, and of others. */
const slips = [
  "!!! note\n    A note.",
  '??? tip "A title"\n    A note.',
  "::: tip\nA tip.\n:::",
  ":::tip A title\nA tip.\n:::",
  '{% hint style="info" %}\nA hint.\n{% endhint %}',
  "{{< note >}}",
  "Some ==marked== words.",
  "Some ++inserted++ words, and H~2~O.",
  "[[a page]], and [[a page|text]].",
  "![[picture.png|300]]",
  "![Alt|300](https://example.org/a.png)",
  "![Alt](https://example.org/a.png =300x200)",
  "[a link] (https://example.org)",
  "[a link](https:/example.org)",
  "[a link]( )",
  "(a link)[https://example.org]",
  "[a link](https://example.org 'title)",
  "%% a comment %%",
  "<!-- truncate -->",
  "<!-- more -->",
  "[TOC]",
  "[toc]",
  "## A heading {: #id }",
  "## A heading { #id }",
  "{: .class }",
  "##No space",
  "```{.js}\nlet a;\n```",
  "``` js {highlight: [1]}\nlet a;\n```",
  "```js:title.js\nlet a;\n```",
  'import A from "a";',
  '<Tabs>\n<TabItem value="a">\n\nText\n\n</TabItem>\n</Tabs>',
  "Text :smile: text.",
  "- [ ]no space",
  "| a | b |\n|---|\n| c |",
  "^block-id",
  "Press <kbd>Ctrl</kbd>+<kbd>C</kbd>.",
];

const plains = [
  "Plain *words*, `code`, [a link](https://example.org/a) and <b>HTML</b>.",
  "## A heading with `code`",
  "- An item\n- Another one\n\n  with two paragraphs",
  "> A quotation\n> of two lines",
  "```js title=\"a.js\"\nconst a = '==x==';\n```",
  "| a | b |\n| --- | --- |\n| c | d |",
  ":::note[A title]\nA note with **words**.\n:::",
  "![A picture](https://example.org/a.png)",
  "Term\n: What it is",
];

/** A rule around each block, so that blocks are told apart in what is compiled. */
const page = fc
  .array(
    fc.constantFrom(
      ...slips.map((text) => ({ text, isPlain: false })),
      ...plains.map((text) => ({ text, isPlain: true })),
    ),
    {
      minLength: 1,
      maxLength: 9,
    },
  )
  .map((blocks) => ({
    text: `Start\n\n***\n\n${blocks.map(({ text }) => `${text}\n\n***\n`).join("\n")}`,
    plain: blocks.map(({ isPlain }) => isPlain),
  }));

/** The content between two rules. */
function blocksOf(text: string): HastNode[][] {
  const blocks: HastNode[][] = [[]];
  for (const node of (compiledIn(style, text).content?.hast.children ?? []) as HastNode[])
    if (node.type === "element" && node.tagName === "hr") blocks.push([]);
    else blocks.at(-1)?.push(node);
  return blocks.slice(1, -1);
}

test("blocks without a finding are the same after a fix, and a second fix changes nothing", () => {
  fc.assert(
    fc.property(page, ({ text, plain }) => {
      const fixed = corrected(style, text);
      const [before, after] = [blocksOf(text), blocksOf(fixed)];
      expect([before.length, after.length]).toEqual([plain.length, plain.length]);
      for (const [index, isPlain] of plain.entries())
        if (isPlain) expect(after[index]).toEqual(before[index]);
      expect(corrected(style, fixed)).toBe(fixed);
    }),
    sampled(60),
  );
});

test("at least a third of the slips have a fix", () => {
  const fixable = slips.filter((text) => corrected(style, `Start\n\n${text}\n`) !== `Start\n\n${text}\n`);
  expect(fixable.length).toBeGreaterThan(slips.length / 3);
});
