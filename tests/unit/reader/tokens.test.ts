/** Markdown in the view of a page keeps all of its text, and has the colours of what it is made of. */
import { describe, expect, test } from "vitest";
import { markdownTokens, type Token } from "../../../reader/views/markdown-tokens.ts";

const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join("");
/** `[type, text]` of what has a colour. */
const coloured = (tokens: readonly Token[]) =>
  tokens.flatMap(({ type, text }) => (type ? [[type, text]] : []));
const markdown = (text: string) => coloured(markdownTokens(text));

describe("Markdown", () => {
  test("has headings, emphasis, code, links, lists, quotations and directives", () => {
    expect(markdown("# A `b`\n")).toEqual([["title", "# A `b`"]]);
    expect(markdown("a **b** *c* `d *e*` ``f ` g``")).toEqual([
      ["bold", "**b**"],
      ["italic", "*c*"],
      ["string", "`d *e*`"],
      ["string", "``f ` g``"],
    ]);
    expect(markdown("[a](/b) <https://x.org> https://y.org")).toEqual([
      ["tag", "/b"],
      ["tag", "<https://x.org>"],
      ["tag", "https://y.org"],
    ]);
    expect(markdown("- a\n  1. b\n> c\n")).toEqual([
      ["number", "-"],
      ["number", "  1."],
      ["number", ">"],
    ]);
    expect(markdown(":::note[A]\n:::\n<!-- b -->\n")).toEqual([
      ["keyword", ":::note"],
      ["keyword", ":::"],
      ["comment", "<!-- b -->"],
    ]);
  });

  test("has no emphasis in names and sums", () => {
    expect(markdown("snake_case_name 2 * 3 * 4 a ** b ** c")).toEqual([]);
  });

  test("has code between fences, whatever is in it", () => {
    const block = "```md\n# a\n~~~\n``\n```";
    expect(markdown(`${block}\n# b\n`)).toEqual([
      ["string", block],
      ["title", "# b"],
    ]);
    // A longer fence ends one, a shorter one does not, and neither does one with words.
    expect(markdown("````\n```\n```` js\n````\n# b\n").at(-1)).toEqual(["title", "# b"]);
    // Code in a line is no fence.
    expect(markdown("```a``` b\n# c\n").at(-1)).toEqual(["title", "# c"]);
    // A block without an end is all of the rest.
    expect(markdown("~~~\n# a\n")).toEqual([["string", "~~~\n# a\n"]]);
  });

  test.each(["*", "_", "`", "<", "[](", "**a", "<!--"])("of 100,000 characters %s ends", (character) => {
    const text = character.repeat(100_000 / character.length);
    expect(textOf(markdownTokens(text))).toBe(text);
  });
});
