/** Slips that show something else than was meant, and text that only looks like one. */
import { describe, expect, test } from "vitest";
import { compiled, findingLine } from "./settings.ts";

/** The findings of a text, each as its message. */
const told = (markdown: string): string[] => compiled(markdown).findings.map(({ message }) => message);
const lines = (markdown: string): string[] => compiled(markdown).findings.map(findingLine);

describe("emphasis beside a mark", () => {
  test.each([
    ["**真，**她走了。", "expected **真**，"],
    ["含**「重点」**内容", "expected 「**重点**」"],
    ["*斜体（带括号）。*这句", "expected *斜体（带括号）*。"],
    ["**Note:**Text goes on.", "expected a space after it"],
    ["**Note (old)**and text", "expected a space after it"],
    ["**打开（设置）**菜单", "expected a space after it"],
    ["__Note:__Text", "expected a space after it"],
    ["**重要：**文字**注意：**文字", "expected **重要**："],
  ])("%s shows its asterisks, with a way out", (markdown, way) => {
    const [line = "", ...more] = lines(markdown);
    expect(line).toContain("markdown-is-well-formed");
    expect(line).toContain(way);
    expect(more).toEqual([]);
  });

  test.each([
    "**真**，她走了。",
    "**Note:** Text",
    "**Note**: Text",
    "「**重点**」内容",
    "src/**/*.ts and **/*.md",
    "2**(a)**b and `**Note:**Text`",
    "f(*args, **kwargs)",
    "\\**Note:\\**Text",
    "__init__.py and __name:__x__",
    "*a(b)*c",
    "a **(b)** c",
  ])("%s is quiet", (markdown) => {
    expect(told(markdown)).toEqual([]);
  });
});

describe("Markdown directly below HTML", () => {
  test.each([
    [
      "<details>\n<summary>One</summary>\n\nText\n\n</details>\n## Heading after details",
      "## Heading after details",
    ],
    ["<br>\n## Heading", "## Heading"],
    ["<details><summary>Two</summary>\n- item c\n- item d\n</details>", "- item c"],
    ["<div>\n1. one\n2. two\n</div>", "1. one"],
    ["<div>\n| a | b |\n| --- | --- |\n| c | d |\n</div>", "| a | b |"],
    ["<div>\n```sh\nnpm i\n```\n</div>", "```sh"],
  ])("%j is shown as written", (markdown, written) => {
    expect(told(markdown)).toEqual([`“${written}” is inside HTML, and is shown as written`]);
  });

  test.each([
    "<p>\nA sentence with a dash\n- and more of it.\n</p>",
    "<pre>\n# comment\n- x\n</pre>",
    "<!--\n# heading\n- x\n-->",
    "<div>\n\n## Heading\n\n- item\n\n</div>",
    "<div>#1 and #2</div>",
    "<table><tr><td>\n\n- item\n\n</td></tr></table>",
  ])("%j is quiet", (markdown) => {
    expect(told(markdown)).toEqual([]);
  });
});

describe("a bare address", () => {
  test.each([
    ["参见https://example.com。", "https://example.com", "。"],
    ["参见 https://example.com/a（说明）了解更多", "https://example.com/a", "（说明）了解更多"],
    ["见 www.example.com、其他", "http://www.example.com", "、其他"],
    ["「https://example.com/?q=1」", "https://example.com/?q=1", "」"],
    ["See “https://example.com/x”.", "https://example.com/x", "”."],
    ["https://example.com，和 text", "https://example.com", "，和 text"],
  ])("in %s ends before the mark", (markdown, href, rest) => {
    const html = JSON.stringify(compiled(markdown).content?.hast);
    expect(html).toContain(`"href":"${href}"`);
    expect(html).toContain(`"value":"${rest}"`);
  });

  test("in brackets is as it is written", () => {
    const html = JSON.stringify(
      compiled("<https://example.com/。> [a](https://example.com/。)").content?.hast,
    );
    expect(html.match(/"href":"https:\/\/example\.com\/(?:。|%E3%80%82)"/g)).toHaveLength(2);
  });
});
