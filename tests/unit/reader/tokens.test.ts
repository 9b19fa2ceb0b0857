/** Markdown in the view of a page keeps all of its text, and has the colours of what it is made of. */
import { describe, expect, test } from "vitest";
import { markdownParts, type SourcePart, type Token } from "../../../reader/views/source-parts.ts";

const tokensOf = (parts: readonly SourcePart[]) => parts.flatMap(({ tokens }) => tokens());
const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join("");
/** `[type, text]` of what has a colour. */
const coloured = (tokens: readonly Token[]) =>
  tokens.flatMap(({ type, text }) => (type ? [[type, text]] : []));
const markdown = (text: string) => coloured(tokensOf(markdownParts(text)));

describe("Markdown", () => {
  test("has headings, emphasis, code, links, lists, quotations and directives", () => {
    expect(markdown("# A `b`\n")).toEqual([["title", "# A `b`\n"]]);
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
    expect(markdown("```md\n# a\n~~~\n``\n```\n# b\n")).toEqual([
      ["keyword", "```md\n"],
      ["string", "# a\n"],
      ["string", "~~~\n"],
      ["string", "``\n"],
      ["keyword", "```\n"],
      ["title", "# b\n"],
    ]);
    // A longer fence ends one, a shorter one does not, and neither does one with words.
    expect(markdown("````\n```\n```` js\n````\n# b\n").at(-1)).toEqual(["title", "# b\n"]);
    // Code in a line is no fence.
    expect(markdown("```a``` b\n# c\n").at(-1)).toEqual(["title", "# c\n"]);
  });

  test("has front matter at its start, and a rule elsewhere", () => {
    expect(markdown("---\ntitle: A # b\ntags:\n  - c\n---\n# d\n")).toEqual([
      ["comment", "---\n"],
      ["key", "title"],
      ["string", "A # b"],
      ["key", "tags"],
      ["comment", "---\n"],
      ["title", "# d\n"],
    ]);
    expect(markdown("a\n\n---\n\nb: c\n")).toEqual([]);
  });

  test("of many lines knows in each part what it is inside of", () => {
    const text = `---\ntitle: a\n---\n\n\`\`\`\n${"# code\n".repeat(500)}\`\`\`\r\n${"# title\r\n".repeat(500)}`;
    const parts = markdownParts(text);
    const tokens = tokensOf(parts);
    expect(parts.length).toBeGreaterThan(4);
    expect(textOf(tokens)).toBe(text);
    expect(
      tokens.filter(({ text }) => text.startsWith("# code")).every(({ type }) => type === "string"),
    ).toBe(true);
    expect(
      tokens.filter(({ text }) => text.startsWith("# title")).every(({ type }) => type === "title"),
    ).toBe(true);
  });

  test.each(["*", "_", "`", "<", "[](", "**a", "<!--"])("of 100,000 characters %s ends", (character) => {
    const text = character.repeat(100_000 / character.length);
    expect(textOf(tokensOf(markdownParts(text)))).toBe(text);
  });
});
