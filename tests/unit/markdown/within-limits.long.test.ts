/** Texts with much of one thing that are content all the same. */
// Tests: cli/markdown, cli/markdown/mdast, cli/report/limits
import { describe, expect, test } from "vitest";
import { HastRoot } from "../../../schema/hast.ts";
import { lines, many } from "./many.ts";
import { compiled } from "./settings.ts";

describe("what is code, or ordinary, does not count", () => {
  test.each([
    ["brackets in a fence", `\`\`\`\n${many("a[i][j] ", 6_000)}\n\`\`\`\n`],
    ["brackets in indented lines", `Text.\n\n${many("    a[i][j] = b[k];\n", 1_500)}`],
    ["rows of tables", `|a|b|\n|-|-|\n${many("|[a](#b)|*c*|\n", 3_000)}`],
    ["items of lists", many("- [a](#b): *c* and `d`\n", 4_000)],
    ["directives that close", many(":::note\n\na\n\n:::\n\n", 1_000)],
    ["directives in a fence", `\`\`\`md\n${many(":::note\n\n", 300)}\`\`\`\n`],
    ["lists with many indents", many("- a\n  - b\n    - c\n", 1_000)],
  ])("%s", (_, text) => {
    const { content, findings } = compiled(text);
    expect(content).toBeDefined();
    expect(findings.filter(({ rule }) => rule !== "anchor-resolves")).toEqual([]);
  });
});

test("ninety levels are content", () => {
  const { content } = compiled(lines(90, (level) => `${many("> ", level)}a\n`));
  expect(content).toBeDefined();
});

describe("much of one thing is content", () => {
  test.each([
    ["opening brackets", many("[", 50_000)],
    ["an e-mail address behind a bracket without an end", `[${many("word ", 60_000)}a@b.co`],
    ["almost 10,000 bare addresses", many("a@b.co www.a https://a ", 3_300)],
    ["opening links", many("[a](", 4_000)],
    ["links in links", `${many("[", 2_000)}a${many("](b)", 2_000)}`],
    ["emphasis that never closes", many("*a **b ", 10_000)],
    ["backticks of every length", lines(150, (count) => many("`", count)).replaceAll("\n", "e")],
    ["angle brackets", many("<", 20_000)],
    ["tags that never close", many("<a ", 7_000)],
    ["comments that never close", many("<!--", 2_000)],
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

describe("openings without an end: the page is content, or a limit or the clock ends it", () => {
  test.each([
    ["comments", many("a <!-- ", 20_000)],
    ["declarations", many("a <!A ", 20_000)],
    ["instructions", many("a <? ", 20_000)],
    ["titles in parentheses", `a\n\n${many("[a](b (c ", 1_000)}${many("word ", 60_000)}`],
    ["emphasis around a long text", `${many("*a ", 400)}${many("word ", 60_000)}${many("a* ", 400)}`],
    ["brackets around a long text", `${many("[", 1_000)}${many("word ", 60_000)}${many("]", 1_000)}`],
    ["lines that start with a colon", `Term\n${many("  :   text\n", 11_000)}\n:::\n`],
    ["lines of two colons in a directive", `:::note\n${many(": a\n:: b\n", 5_000)}:::\n`],
    ["attributes of a directive", `:::note{${lines(5_000, (n) => `a${n}=1`).replaceAll("\n", " ")}}\n\n:::`],
    ["lists in lists", lines(1_200, (level) => `${many("  ", level)}- a`)],
    ["directives in directives", `${lines(900, (n) => `${many(":", 903 - n)}note`)}`],
    ["stars and underscores in turn", many("**_", 10_000)],
    ["comments on lines that look like rows of a table", many("| a <!--\n", 10_000)],
    ["backticks of every length", lines(700, (n) => `${many("`", n + 1)}e`).replaceAll("\n", " ")],
    ["emphasis in one paragraph", many("*a* **b** ", 20_000)],
    ["bold words before one without an end", `${many("**a** ", 9_000)}and **the rest`],
  ])("%s", { timeout: 120_000 }, (_, text) => {
    const started = performance.now();
    const { content, findings } = compiled(text);
    const isBounded = /^(?:size|nesting)-is-bounded$/.test(findings[0]?.rule ?? "");
    expect(content !== undefined || isBounded, JSON.stringify(findings)).toBe(true);
    // The clock has 20 s, and a busy machine needs its time.
    expect(performance.now() - started).toBeLessThan(60_000);
  });
});
