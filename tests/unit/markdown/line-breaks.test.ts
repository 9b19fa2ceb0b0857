/** Line breaks between letters of Chinese and Japanese are no space: on the page, in its excerpt and in its Markdown copy. */
import { expect, test } from "vitest";
import { renderTwin } from "../../../cli/emit/markdown-twin.ts";
import { sectionsOf } from "../../../schema/search/sections.ts";
import { compiled } from "./settings.ts";

function shown(markdown: string): { text: string; excerpt: string; copy: string } {
  const { facts, content } = compiled(markdown);
  if (!facts || !content) throw new Error("the page has an error");
  const meta = { kind: "page", title: "", description: "" } as Parameters<typeof renderTwin>[0]["meta"];
  const twin = content.markdown;
  return {
    text: sectionsOf(content.hast, "index")
      .map(({ text }) => text)
      .join(" "),
    excerpt: facts.excerpt,
    copy: renderTwin({
      meta,
      heading: "",
      twin,
      resolved: new Map(),
      siteUrl: "https://example.com",
      base: "/",
    }).trim(),
  };
}

test.each([
  ["这是第一行，\n这是第二行\n第三行。", "这是第一行，这是第二行第三行。"],
  ["「一」\n（二）", "「一」（二）"],
  ["“引用”\n文字，他说：\n“好”", "“引用”文字，他说：“好”"],
  ["カタカナ\nひらがな　\n漢字ー\n々", "カタカナひらがな　漢字ー々"],
  ["ｶﾀｶﾅ\n日本", "ｶﾀｶﾅ日本"],
])("%j has no space where a line ends", (markdown, text) => {
  expect(shown(markdown)).toEqual({ text, excerpt: text, copy: text });
});

test.each([
  ["English\n中文", "English 中文"],
  ["中文\nEnglish", "中文 English"],
  ["잘자\n잘자", "잘자 잘자"],
  ["中文\n잘자", "中文 잘자"],
  ["中文 中文", "中文 中文"],
  ["2.0版\n2.1", "2.0版 2.1"],
])("%j keeps its space", (markdown, text) => {
  expect(shown(markdown)).toMatchObject({ text, excerpt: text, copy: markdown });
});

test("marks around the text make no difference, and a break that was asked for stays", () => {
  expect(shown("**粗**\n[文字](https://example.com)\n`代码`\n*斜*")).toEqual({
    text: "粗文字代码斜",
    excerpt: "粗文字代码斜",
    copy: "**粗**[文字](https://example.com)`代码`*斜*",
  });
  expect(JSON.stringify(compiled("一  \n二").content?.hast)).toContain('"tagName":"br"');
  expect(shown("> 引用的\n> 文字\n\n- 项目\n  继续").text).toBe("引用的文字 项目继续");
  expect(shown("> 引用的\n> 文字").copy).toBe("> 引用的文字");
  expect(JSON.stringify(compiled("```text\n一\n二\n```").content?.hast)).toContain("一\\n");
  expect(compiled("长的\n标题\n---\n").facts?.outline).toMatchObject([{ title: "长的标题", id: "长的标题" }]);
});
