/**
 * A page that has nothing of MDX is read by the parser of pages: remark-parse reads the same with the syntax of MDX and without. That both parsers
 * give the same tree is what `tests/unit/markdown/same-tree.test.ts` holds.
 */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseAsMarkdown, parseByRemark } from "../../cli/import/mdx/parse-mdx.ts";
import { parseBy } from "../../cli/markdown/mdast/parse.ts";
import { remarkReader } from "../../cli/markdown/mdast/readers.ts";
import { sampled } from "../long/seed.ts";
import { anyText, fieldsOf, pages } from "../unit/markdown/same-tree.ts";

const dialect = { isMdx: true, hasFormulas: false };

/** True: the parser of pages has read it. */
function isSame(text: string): boolean {
  if (!parseAsMarkdown(text, 4, dialect)) return false;
  const without = parseBy(remarkReader(), text, 4, { leaf: new Set(), text: new Set() });
  expect(fieldsOf(parseByRemark(text, 4, dialect)), text).toEqual(fieldsOf(without));
  return true;
}

test("every sixth page of the site and of the manual", () => {
  const sample = pages.filter((_, place) => place % 6 === 0);
  const read = sample.filter((page) =>
    isSame(readFileSync(page, "utf8").replace(/^---\n[\s\S]*?\n---\n/, "")),
  );
  expect(read.length).toBeGreaterThan(sample.length / 4);
});

test("pieces of Markdown in any order", () => {
  fc.assert(
    fc.property(anyText, (text) => void isSame(text)),
    sampled(150),
  );
});

test.each([
  ["a tag", "Text <b>bold</b>"],
  ["an expression", "Text {1 + 1}"],
  ["a heading that is indented like code", "Text\n\n    # Heading"],
  ["indented code", "Text\n\n    code"],
  ["indented code in a list", "- a\n\n      code"],
])("%s is MDX", (_, text) => {
  expect(parseAsMarkdown(text, 1, dialect)).toBeUndefined();
});

test("tags and braces in code are not", () => {
  const text = "`<b>` and `{a}`\n\n```jsx {1}\n    <b>{a}</b>\n```\n";
  expect(parseAsMarkdown(text, 1, dialect)).toBeDefined();
});
