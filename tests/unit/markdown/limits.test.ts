/** Texts that nobody writes, and that must not bring the compiler down. */
import { describe, expect, test } from "vitest";
import { HastRoot } from "../../../schema/hast.ts";
import { compiled } from "./settings.ts";

const many = (text: string, count: number) => text.repeat(count);
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join("\n");

describe("nested deeper than a hundred levels: a finding at the place", () => {
  test.each([
    ["10,000 quotations on a line", `Text.\n\n${many(">", 10_000)}a`, 3],
    ["10,000 lists on a line", many("- ", 10_000), 1],
    ["400 quotations on a line", `${many("> ", 400)}a`, 1],
    ["lists in lists, line by line", lines(150, (level) => `${many("  ", level)}- a`), 50],
    ["emphasis", `${many("*", 400)}a${many("*", 400)}`, 1],
    ["10,000 times emphasis", `${many("*", 10_000)}a${many("*", 10_000)}`, 1],
    ["directives", lines(120, (level) => `${many(":", 200 - level)}note`), 1],
    ["pictures in pictures", `${many("![", 5_000)}a${many("](u)", 5_000)}`, 1],
  ])("%s", (_, text, line) => {
    const { facts, content, findings } = compiled(text);
    expect({ facts, content }).toEqual({ facts: undefined, content: undefined });
    expect(findings).toMatchObject([{ rule: "nesting-is-bounded", place: { line } }]);
  });

  test.each([
    ["HTML on a line", `Text.\n\n${many("<div>", 3_000)}`, 3],
    ["HTML that its parser copies", `<i>Text</i>\n\n${many("<b id=x>", 10_000)}`, 3],
    ["HTML over lines", many("<div>\n\n", 300), 499],
    ["HTML below ends that nothing begins", `${many("</b>", 1_500)}${many("<div id=x>", 1_200)}`, 1],
    ["drawings", many("<svg id=x>", 400), 1],
  ])("%s", (_, text, line) => {
    const { content, findings } = compiled(text);
    expect(content).toBeUndefined();
    expect(findings).toMatchObject([{ rule: "nesting-is-bounded", place: { line } }]);
  });
});

test("ninety levels are content", () => {
  const { content } = compiled(lines(90, (level) => `${many("> ", level)}a\n`));
  expect(content).toBeDefined();
});

describe("much of one thing is content", () => {
  test.each([
    ["opening brackets", many("[", 50_000)],
    ["opening links", many("[a](", 10_000)],
    ["links in links", `${many("[", 2_000)}a${many("](b)", 2_000)}`],
    ["emphasis that never closes", many("*a **b ", 10_000)],
    ["backticks of every length", lines(150, (count) => many("`", count)).replaceAll("\n", "e")],
    ["angle brackets", many("<", 20_000)],
    ["tags that never close", many("<a ", 10_000)],
    ["comments that never close", many("<!--", 5_000)],
    ["ampersands", many("&", 50_000)],
    ["backslashes", many("\\", 50_000)],
    ["footnotes that are not there", many("[^a", 10_000)],
    ["footnotes of each other", "[^a]\n\n[^a]: x [^a] [^b]\n\n[^b]: [^a]"],
    [
      "a table of 200 columns and 50 rows",
      `${many("|a", 200)}\n${many("|-", 200)}\n${many(`${many("|b", 200)}\n`, 50)}`,
    ],
    ["a long list", many("- a\n", 3_000)],
    ["a long paragraph", many("word and word\n", 10_000)],
    ["equal headings", many("## a\n\n", 2_000)],
    ["half directives", many(":::tip x\n\n", 1_000)],
    ["spaces", `a${many(" ", 50_000)}b${many("\t", 10_000)}`],
    ["addresses that are none", many("a@www.", 5_000)],
    ["a range of lines without an end", "```js {1-99999999999}\na\n```"],
    ["a null and half a character", "\0 \ud800"],
    ["no text", ""],
  ])("%s", (_, text) => {
    const { content, findings } = compiled(text);
    expect(findings.filter(({ rule }) => rule === "nesting-is-bounded")).toEqual([]);
    expect(HastRoot.safeParse(content?.hast).success).toBe(true);
  });
});

describe("front matter that is out of all proportion", () => {
  test.each([
    ["lists in lists", `a: ${many("[", 2_000)}`],
    [
      "aliases of aliases",
      `a: &a [x, x, x, x, x, x, x, x, x, x]\n${lines(8, (n) => `${"bcdefghi"[n]}: &${"bcdefghi"[n]} [${many(`*${"abcdefgh"[n]}, `, 10)}]`)}`,
    ],
  ])("%s", (_, yaml) => {
    const { facts, content, findings } = compiled(`---\n${yaml}\n---\n`);
    expect(facts?.frontMatter).toMatchObject({ draft: false });
    expect(content).toBeUndefined();
    expect(findings[0]?.rule).toBe("front-matter-is-valid");
  });

  test("names that objects have of their own are unknown keys", () => {
    const { findings } = compiled("---\n__proto__: { draft: true }\nconstructor: x\n---\n");
    expect(findings.map(({ rule }) => rule)).toEqual([
      "front-matter-keys-are-known",
      "front-matter-keys-are-known",
    ]);
  });
});
