/** A text beside its translation: what corresponds, and what is marked. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { pageCompiler } from "../../../../cli/markdown/compile-page.ts";
import { textOf } from "../../../../reader/hast/element.ts";
import { align } from "../../../../reader/side-by-side/align.ts";
import type { HastNode } from "../../../../schema/hast.ts";
import en from "../../../../schema/strings/en.json" with { type: "json" };
import { sampled } from "../../../long/seed.ts";

const compilePage = pageCompiler({ strings: en.compiler, imageHosts: [] });

function compiled(markdown: string): HastNode[] {
  return (
    compilePage({ area: "docs", text: `---\ntitle: Page\n---\n\n${markdown}` }).content?.hast.children ?? []
  );
}

/** Rows as text: `left | right`, and what differs. */
function rows(left: string, right: string): string[] {
  return align(compiled(left), compiled(right)).map(({ left: a, right: b, difference }) => {
    const [here, there] = [a, b].map((element) =>
      element ? textOf(element).trim().replace(/\s+/g, " ") : "–",
    );
    return `${here} | ${there}${difference ? ` (${JSON.stringify(difference)})` : ""}`;
  });
}

test("blocks of equal texts correspond one by one", () => {
  expect(rows("One.\n\n## Two\n\n- Three", "Un.\n\n## Deux\n\n- Trois")).toEqual([
    "One. | Un.",
    "Two | Deux",
    "Three | Trois",
  ]);
});

test("a paragraph that the translation lacks has no counterpart; numbers, addresses and code tell which one it is", () => {
  const source = "Runs on port 80.\n\nAsk `help` for more.\n\nSee [the guide](https://example.com/guide).";
  const translation = "Écoute le port 80.\n\nVoir [le guide](https://example.com/guide).";
  expect(rows(source, translation)).toEqual([
    "Runs on port 80. | Écoute le port 80.",
    "Ask help for more. | –",
    "See the guide. | Voir le guide.",
  ]);
  expect(rows(translation, source)[1]).toBe("– | Ask help for more.");
});

test("a section that the translation lacks leaves those after it beside their own", () => {
  const source = "## First\n\nOne.\n\n## Second\n\n- Two\n\n```sh\nls\n```\n\n## Third\n\nThree.";
  expect(rows(source, "## Premier\n\nUn.\n\n## Troisième\n\nTrois.")).toEqual([
    "First | Premier",
    "One. | Un.",
    "Second | –",
    "Two | –",
    "ls | –",
    "Third | Troisième",
    "Three. | Trois.",
  ]);
});

test("headings with the same id of the author's correspond, whatever is between them", () => {
  const source = "## Setup {#setup}\n\nText.\n\n## Use {#use}\n\nText.";
  expect(rows(source, "## Emploi {#use}\n\nTexte.")).toEqual([
    "Setup | –",
    "Text. | –",
    "Use | Emploi",
    "Text. | Texte.",
  ]);
});

test("headings of different levels do not correspond", () => {
  expect(rows("## One", "### Un")).toEqual(["One | –", "– | Un"]);
});

test.each([
  ["list items", "- a\n- b", "- a", { of: "items", left: 2, right: 1 }],
  ["table rows", "| a |\n|---|\n| b |\n| c |", "| a |\n|---|\n| b |", { of: "rows", left: 3, right: 2 }],
  ["pictures", "![a](https://example.com/a.png) b", "b", { of: "pictures", left: 1, right: 0 }],
  ["blocks in a notice", ":::note\nOne.\n\nTwo.\n:::", ":::note\nUn.\n:::", { of: "parts" }],
  ["code", "```sh\nnpm ci --force\nls\n```", "```sh\nls\nls\n```", { of: "code" }],
  ["lines of a text", "```text\na\nb\n```", "```text\na\n```", { of: "lines", left: 2, right: 1 }],
])("blocks that differ in %s say so", (_, left, right, difference) => {
  const [row] = align(compiled(left), compiled(right));
  expect(row?.difference).toMatchObject(difference);
});

test("code whose comments and texts are translated does not differ", () => {
  const [row] = align(
    compiled('```js\n// Greets.\nsay("Hello");\n```'),
    compiled('```js\n// Dit bonjour,\n// poliment.\nsay("Bonjour");\n```'),
  );
  expect(row?.left && row.right).toBeTruthy();
  expect(row?.difference).toBeUndefined();
});

const block = fc.constantFrom(
  "## Heading",
  "### Lower",
  "Words.",
  "More words, of 12.",
  "- Item",
  "```sh\nls\n```",
  "> Said.",
);
const text = fc.array(block, { maxLength: 12 }).map((blocks) => blocks.join("\n\n"));

test("every block of both texts is in one row, in its order", () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [left, right] = [compiled(one), compiled(other)];
      const aligned = align(left, right);
      expect(aligned.flatMap(({ left: element }) => element ?? [])).toEqual(left);
      expect(aligned.flatMap(({ right: element }) => element ?? [])).toEqual(right);
      for (const row of aligned) if (row.left && row.right) expect(row.left.tagName).toBe(row.right.tagName);
    }),
    sampled(40),
  );
});
