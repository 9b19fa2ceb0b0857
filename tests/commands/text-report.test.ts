/** How a finding looks in a terminal: the caret, narrow windows, wide characters, colours. */
import { describe, expect, test } from "vitest";
import type { Finding } from "../../cli/report/finding.ts";
import { type TextStyle, textReport } from "../../cli/report/text.ts";

function report(line: string, column: number, style: Partial<TextStyle> = {}): string[] {
  const finding: Finding = {
    rule: "link-resolves",
    file: "en/docs/x.md",
    place: { line: 12, column },
    message: "“y” is a broken link",
  };
  return textReport([finding], "content", { lineOf: () => line, ...style }).split("\n");
}

/** The source line and its caret, below a message that may take several lines. */
function excerpt(...of: Parameters<typeof report>): string[] {
  return report(...of).filter((line) => /^ *(12)? \| /.test(line));
}

describe("the caret stands under the place", () => {
  test.each([
    ["plain", "ab [c](y)", 4, "     |    ^"],
    ["after a tab", "\t[c](y)", 2, "     |  ^"],
    ["after characters of two columns", "日本 [c](y)", 4, "     |      ^"],
    ["after an emoji", "👍 [c](y)", 4, "     |    ^"],
    ["after combining characters", "e\u0301 [c](y)", 4, "     |   ^"],
    ["behind the end of the line", "abc", 9, "     |    ^"],
  ])("%s", (_, line, column, expected) => {
    expect(report(line, column)[2]).toBe(expected);
  });
});

describe("a line that is too long for the window is cut around the place", () => {
  const long = `${"word ".repeat(40)}[c](y) ${"word ".repeat(40)}`;

  test.each([20, 40, 80, undefined])("of %s columns", (columns) => {
    const [line = "", caret = ""] = excerpt(long, 201, { columns });
    expect(line.length).toBeLessThanOrEqual(columns === 20 ? 24 : (columns ?? 100));
    expect(line.slice(caret.length - 1)).toMatch(/^\[c\]/);
    expect(line).toMatch(/^ {2}12 \| ….*…$/);
  });

  test("without a sign of omission where nothing is left out", () => {
    expect(excerpt(long, 1, { columns: 40 })[0]).toMatch(/^ {2}12 \| word .*…$/);
    expect(excerpt(long, long.length, { columns: 40 })[0]).toMatch(/^ {2}12 \| ….*word$/);
  });
});

test("a message is broken between words where it is wider than the window", () => {
  expect(report("", 1, { columns: 40 })).toEqual([
    "content/en/docs/x.md:12:1  error  “y” is",
    "    a broken link  [link-resolves]",
  ]);
  expect(report("", 1)).toHaveLength(1);
});

test("colours only where they are asked for", () => {
  expect(report("[c](y)", 1).join("\n")).not.toContain("\u001b");
  expect(report("[c](y)", 1, { colours: true })[0]).toContain("\u001b[31merror\u001b[0m");
});

test("what a file holds cannot steer the terminal", () => {
  expect(report("\u001b[2J[c](y)", 5).join("")).not.toContain("\u001b");
  const finding: Finding = { rule: "tag-is-known", file: "\u001b]0;x.md", message: "no tag “\u0007”" };
  expect(textReport([finding], "content")).toMatch(/^content\/\\x1b\]0;x\.md .*“\\x07”/);
});
