/** Chinese and Japanese texts that their writers fold into lines: no output has a space where a line ended. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesIn, temporaryFolder } from "../folders.ts";
import { compiled } from "../read-site.ts";

const configuration = (language: string) => `title: >-
  网站第一行
  网站第二行
tagline: |
  标语第一行，
  标语第二行
url: https://example.com
llms_full: true
locales:
  - { id: ${language}, tag: ${language}, label: L }
announcement:
  id: a
  text: >-
    公告第一行，
    公告第二行
organization:
  name: 组织
    名称
footer:
  copyright: "版权第一行
    版权第二行"
`;

const files = {
  "site.yml": configuration("zh-Hans"),
  "tags.yml": "news:\n  label: 新闻\n    标签\n  description: >-\n    标签说明，\n    第二行\n",
  "authors.yml": "a:\n  name: Li\n  title: >-\n    头衔\n    第二行\n",
  "zh-Hans/glossary.yml":
    "terms:\n  api:\n    term: 接口\n    text: |\n      解释第一行，\n      解释第二行\n",
  "zh-Hans/pages/glossary.md": "# 术语\n\n::glossary\n",
  "zh-Hans/pages/index.md": `---
title: >-
  首页
  标题
description: |
  说明第一行，
  说明第二行
home:
  tagline: >-
    口号第一行，
    口号第二行
  features:
    - title: 特
        点
      to: /docs/a
      text: >-
        特点第一行，
        特点第二行
---

正文
`,
  "zh-Hans/docs/category.yml": "label: >-\n  分类\n  名称\ndescription: |-\n  分类说明，\n  第二行\n",
  "zh-Hans/docs/a.md": `---
title: 标题
  第二
description: "描述第一行，

  描述第二行"
---

<p>段落第一行，
段落<b>第二行</b>
第三行</p>

<details><summary>摘要
第二</summary>

:term[接口]的内容

</details>

![图片第一行
第二行](p.svg "图片说明
第二行")

Some <b>粗体
文字</b>
再来
`,
  "zh-Hans/docs/p.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>\n',
  "zh-Hans/blog/2026-01-01-x.md": `---
title: '文章
  标题'
description: >
  文章描述，
  第二行
tags: [news]
authors: a
---

文章第一行，
第二行
`,
};

const gap = /[\p{sc=Han}，。](?: |\\n|[ \t]*\n)[ \t]*(?=[\p{sc=Han}，。])/gu;

test("pages, descriptions, feeds, indexes, copies and data have no space between their letters", async () => {
  const folder = temporaryFolder();
  const { text, page } = await compiled(files, {}, [], folder);
  const outputs = filesIn(join(folder, "site")).filter((path) => /\.(html|json|xml|md|txt)$/.test(path));
  expect(outputs.length).toBeGreaterThan(40);
  const found = outputs.flatMap((path) =>
    [...text(path).matchAll(gap)].map(({ 0: it, index }) => [path, it, text(path).slice(index, index + 10)]),
  );
  expect(found).toEqual([]);
  expect(page("/docs/a")).toMatchObject({ title: "标题第二", description: "描述第一行，描述第二行" });
  expect(text("llms.txt")).toContain("标语第一行，标语第二行");
});
