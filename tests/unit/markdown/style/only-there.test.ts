/** A page that was corrected differs only where the findings were. */

import fc from "fast-check";
import { expect, test } from "vitest";
import type { HastNode } from "../../../../schema/hast.ts";
import { sampled } from "../../../long/seed.ts";
import { compiledIn, corrected } from "./written.ts";

const style = {
  language: "fr-FR",
  french_spaces: true,
  apostrophes: true,
  ellipses: true,
  repeated_words: true,
  terms: { write: { courriel: ["e-mail", "mail"] }, avoid: ["simplement"], names: ["Google Mail"] },
};

const pieces = [
  "un mot",
  "L'eau",
  "de de",
  "e-mail",
  "Quoi ?",
  "Bon !",
  "« oui »",
  "«non»",
  "fin...",
  "a : b",
  "c;",
  "`d'e ; f`",
  "**fort**:",
  "*l'em*",
  "[l'un](https://example.org/a'b?c=d)",
  "https://example.org/a'b",
  "![l'image : x](https://example.org/a.png)",
  "&amp;",
  "\\*",
  "{{nom}}",
  "$x : y$",
  "<span title=\"l'un : deux\">l'autre</span>",
  "<code>a ; b</code>",
  "e\u0301te\u0301",
  "été : oui",
  "עברית : כן",
  "[^1]",
  "\n",
  "\\\n",
  ":kbd[l'un]",
  "x...y",
  "\u00a0: déjà",
  "Google Mail",
];
const paragraph = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 }).map((parts) =>
  parts
    .join(" ")
    .replaceAll(/ *\n */g, "\n")
    .trim(),
);
const block = fc.tuple(fc.constantFrom("", "", "> ", "- ", "## ", "1. "), paragraph).map(([mark, text]) => {
  const lines = mark === "## " ? text.replaceAll(/\\?\n/g, " ") : text;
  return (
    mark + lines.replaceAll("\n", mark === "> " ? "\n> " : mark === "" || mark === "## " ? "\n" : "\n  ")
  );
});
const page = fc
  .tuple(
    fc.constantFrom(
      "",
      "---\ntitle: L'eau ?\ndescription: 'L''un... : deux'\nslug: a\n---\n\n",
      '---\ntitle: "Un mot : l\'autre"\n---\n\n',
    ),
    fc.array(block, { minLength: 1, maxLength: 4 }),
  )
  .map(([head, blocks]) => `${head}${blocks.join("\n\n")}\n\n[^1]: Une note.\n`);

/** Elements with their attributes, without the text. */
function skeleton(nodes: readonly HastNode[]): unknown[] {
  return nodes.flatMap((node): unknown[] =>
    node.type === "element" ? [[node.tagName, node.properties, skeleton(node.children)]] : [],
  );
}

function textOf(nodes: readonly HastNode[]): string {
  return nodes.map((node) => (node.type === "element" ? textOf(node.children) : node.value)).join("");
}

/** Text as it is without what the rules correct. */
function plain(text: string): string {
  return text
    .replaceAll(/[\s\u00a0\u202f]+/g, "")
    .replaceAll("’", "'")
    .replaceAll("…", "...")
    .replaceAll(/e-mail|(?<!Google)mail/gi, "courriel")
    .replaceAll(/(?:de){2,}/g, "de");
}

test("elements, addresses and ids are the same, and so is the text but for what was found", () => {
  fc.assert(
    fc.property(page, (text) => {
      const fixed = corrected(style, text);
      const [before, after] = [text, fixed].map(
        (each) => compiledIn(style, each).content?.hast.children ?? [],
      ) as [HastNode[], HastNode[]];
      expect(skeleton(after)).toEqual(skeleton(before));
      expect(plain(textOf(after))).toBe(plain(textOf(before)));
      expect(corrected(style, corrected(style, fixed))).toBe(corrected(style, fixed));
    }),
    sampled(30),
  );
});
