/** Colours of YAML: keys, values and punctuation can be told apart, whether a value has quotes or not. */
import { toString as textOf } from "hast-util-to-string";
import { expect, test } from "vitest";
import { highlight, languageNamed } from "../../../cli/markdown/highlight/highlight.ts";

/** `[colour: text]` for each token; what has no colour is as it is written. */
function coloured(code: string): string {
  const language = languageNamed("yaml");
  if (language.kind !== "grammar") throw new Error("no grammar for YAML");
  return highlight(code, language.grammar)
    .map((node) =>
      node.type === "element"
        ? `[${[node.properties.className].flat()[1]}: ${textOf(node)}]`
        : textOf({ type: "root", children: [node] }),
    )
    .join("");
}

test.each([
  ["a plain value", "name: two words", "[property: name]: [string: two words]"],
  ["a value in quotes", 'name: "two"', '[property: name]: [string: "two"]'],
  ["hyphens, colons and commas within a value", "on: a-b:c, d", "[property: on]: [string: a-b:c, d]"],
  ["an address", "url: https://a.example/b#c", "[property: url]: [string: https://a.example/b#c]"],
  ["a comment after a value", "a: b # why", "[property: a]: [string: b] [comment: # why]"],
  ["items of a list", "- one\n- two: 3", "- [string: one]\n- [property: two]: [number: 3]"],
  ["a list in brackets", "a: [b, c d]", "[property: a]: [[string: b], [string: c d]]"],
  ["a mapping in braces", "a: {b: c}", "[property: a]: {[property: b]: [string: c]}"],
  ["words of YAML", "a: true\nb: null", "[property: a]: [boolean: true]\n[property: b]: [important: null]"],
  [
    "an anchor and an alias",
    "a: &x y\nb: *x",
    "[property: a]: [important: &x] [string: y]\n[property: b]: [important: *x]",
  ],
  ["a negative number", "a: -1", "[property: a]: [number: -1]"],
  ["text over several lines", "a: |\n  b: c", "[property: a]: |[string: \n  b: c]"],
  ["a tag", "a: !ref b", "[property: a]: [tag: !ref] [string: b]"],
  ["documents", "---\na: b\n...", "---\n[property: a]: [string: b]\n..."],
])("%s", (_what, code, expected) => {
  expect(coloured(code)).toBe(expected);
});
