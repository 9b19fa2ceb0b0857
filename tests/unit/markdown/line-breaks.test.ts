/** Line breaks between letters of Chinese and Japanese are no space: on the page, in its excerpt and in its Markdown copy. */
import { describe, expect, test } from "vitest";
import { renderMarkdownCopy } from "../../../cli/emit/markdown-copy.ts";
import { sectionsOf } from "../../../schema/search/text-sections.ts";
import { compiled } from "./settings.ts";

function shown(markdown: string): { text: string; excerpt: string; copy: string } {
  const { facts, content } = compiled(markdown);
  if (!facts || !content) throw new Error("the page has an error");
  const meta = { kind: "page", title: "", description: "" } as Parameters<
    typeof renderMarkdownCopy
  >[0]["meta"];
  const copy = content.markdown;
  return {
    text: sectionsOf(content.hast, "index")
      .map(({ text }) => text)
      .join(" "),
    excerpt: facts.excerpt,
    copy: renderMarkdownCopy({
      meta,
      heading: "",
      copy,
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

test.each([
  "<p>一行\n二行</p>",
  "<div>\n\n一<b>行\n</b>二行\n\n</div>",
  "<table><tr><td>一行\n二行</td></tr></table>",
  ":::details[标题]\n一行\n二行\n:::",
  "> <p>一行\n> 二行</p>",
])("%j has none in its directive or HTML", (markdown) => {
  expect(shown(markdown).text).toMatch(/一行二行$/);
  expect(shown(markdown).copy.replace(/<[^>]+>/g, "")).toContain("一行二行");
});

test("text alternatives and titles have none, code keeps its lines", () => {
  const html = JSON.stringify(
    compiled('[![一行\n二行](p.png)](a.md "题目\n二行")\n\n<img src="p.png" alt="三行\n四行">').content?.hast,
  );
  for (const text of ["一行二行", "题目二行", "三行四行"]) expect(html).toContain(`"${text}"`);
  const code = JSON.stringify(compiled("<pre>一行\n二行</pre>\n\n```text\n三行\n四行\n```").content?.hast);
  for (const text of ["一行\\n二行", "三行\\n四行"]) expect(code).toContain(text);
});

describe("front matter", () => {
  test.each([
    ["title: 一行\n  二行", "一行二行"],
    ["title: '一行，\n  “二行”'", "一行，“二行”"],
    ['title: "一行\n\n  二行"', "一行二行"],
    ["title: >-\n  一行\n  二行", "一行二行"],
    ["title: |-\n  一行\n  二行", "一行二行"],
    ["title: 일행\n  이행", "일행 이행"],
    ["title: 一行\n  two", "一行 two"],
    ["title: 一行 二行", "一行 二行"],
    ['title: "一行\\n二行"', "一行二行"],
    ["keywords:\n  - &a 一行\n    二行\ntitle: *a", "一行二行"],
  ])("%j is “%s”", (yaml, title) => {
    expect(compiled(`---\n${yaml}\n---\n`).facts?.frontMatter.title).toBe(title);
  });

  test("what a component gets keeps the lines that its writer asked for", () => {
    const yaml =
      "component: Poem\nprops:\n  text: |\n    床前明月光，\n    疑是地上霜。\n  note: >-\n    一行\n    二行";
    expect(compiled(`---\n${yaml}\n---\n`, "pages").facts?.frontMatter).toMatchObject({
      props: { text: "床前明月光，\n疑是地上霜。\n", note: "一行二行" },
    });
  });
});
