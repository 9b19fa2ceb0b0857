import type { Nodes, Parents, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { markdownLine, markdownText } from "../../../cli/emit/markdown-copy.ts";

const parser = unified().use(remarkParse).use(remarkGfm);
const parse = (markdown: string) => parser.parse(markdown) as Root;

const TEXTS = [
  "Plain text, with a comma.",
  "C#",
  "C ##",
  "# not a heading",
  "1. not a list",
  "12) neither",
  "- nor this",
  "+ nor that",
  "> no quotation",
  "=== ---",
  "---",
  "***",
  "*a* **b** _c_ __d__ ~~e~~ a*b*c",
  "snake_case_name and _private or trailing_",
  "été_été",
  "`code` and ``more``",
  "[a](b) ![c](d) [e]: f [^1] ]( [",
  "<b>bold</b> <!-- c --> <?php ?> </p> 3 < 4 > 2 <a>",
  "&amp; &#38; &#x26; AT&T R&D; a & b",
  "back\\slash \\* \\",
  "a | b",
  "dash - and: colon",
];

/** Types of the nodes that stand in the tree, besides text. */
function types(node: Nodes): string[] {
  const inner = "children" in node ? (node as Parents).children.flatMap(types) : [];
  return node.type === "text" ? inner : [node.type, ...inner];
}

test.each(TEXTS)("%s stays text in a heading, in a link, after one, and at the start of a line", (text) => {
  const heading = parse(`# ${markdownText(text)}`);
  expect([textOf(heading), types(heading)]).toEqual([text, ["root", "heading"]]);

  const item = parse(`- [${markdownText(text)}](u): ${markdownText(text)}`);
  expect([textOf(item), types(item)]).toEqual([
    `${text}: ${text}`,
    ["root", "list", "listItem", "paragraph", "link"],
  ]);

  const line = parse(`> ${markdownLine(text)}`);
  expect([textOf(line), types(line)]).toEqual([text, ["root", "blockquote", "paragraph"]]);
});

test("text of several lines becomes one line", () => {
  expect(markdownText(" one\n\ntwo\tthree ")).toBe("one two three");
});

test("what is no markup is left alone", () => {
  const text = 'A (fair) price: 5 & 6 < 7, snake_case_name, 100 % — it’s "so"!';
  expect(markdownLine(text)).toBe(text);
});
