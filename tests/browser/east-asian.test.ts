/** Pages in Japanese and Chinese: lines begin where they may, nothing is slanted, and long titles keep their distance. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeFiles } from "../sites/folders.ts";
import { openUnderPolicy, phone, type SiteUnderPolicy } from "./article-site.ts";

/** Long enough for two lines where no font has these characters, and a narrow box stands for each. */
const title = "新しいサーバーをインストールして設定する方法と、古いサーバーから設定を移す方法";
const text = "データベースは、サーバーより先にインストールしてチェックします。";
const body = `\n${text.repeat(9)}\n\n> 引用した文です。\n\n*強調*した文です。\n`;

const folder = mkdtempSync(join(tmpdir(), "twsite-east-asian-"));
let site: SiteUnderPolicy;
beforeAll(async () => {
  const content = writeFiles(folder, {
    "site.yml": `title: S
url: https://example.com
locales:
  - { id: en, tag: en, label: English }
  - { id: ja, tag: ja, label: 日本語 }
  - { id: zh, tag: zh-Hans, label: 中文 }
`,
    "en/pages/index.md": "# Home\n",
    "en/docs/a.md": `# A title\n${body}`,
    "ja/docs/a.md": `# ${title}\n${body}`,
    "zh/docs/a.md": `# 安装数据库并配置服务器，然后更新到最新的版本，再检查所有的设置\n${body}`,
    "ja/pages/index.md": "# ホーム\n",
    "zh/pages/index.md": "# 首页\n",
  });
  site = await openUnderPolicy(content);
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The first character of each line of an element's text. */
const starts = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const range = document.createRange();
    const found: string[] = [];
    let line = -1;
    for (let at = 0; node && at < (node.nodeValue ?? "").length; at++) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top, width } = range.getBoundingClientRect();
      if (width > 0 && top > line + 5) found.push((node.nodeValue ?? "").charAt(at));
      if (width > 0) line = Math.max(line, top);
    }
    return found;
  });

test("no line of Japanese starts with a long vowel or a small kana, on any width of a phone", async () => {
  const { page } = await site.visit("/ja/docs/a", phone);
  for (let width = 320; width <= 420; width += 20) {
    await page.setViewportSize({ width, height: 800 });
    for (const selector of ["h1", ".prose > p:first-child"]) {
      const found = await starts(page, selector);
      expect(found.length, selector).toBeGreaterThan(1);
      expect(found.join("")).not.toMatch(/[ーァィゥェォッャュョ、。]/);
    }
  }
});

test("a title in Japanese is divided between phrases", async () => {
  const { page } = await site.visit("/ja/docs/a", phone);
  // 新しい｜サーバーを｜インストールして｜設定する｜方法と、｜古い｜サーバーから｜設定を｜移す｜方法
  const first = async () => (await starts(page, "h1")).join("");
  await expect(first()).resolves.toMatch(/^新[サイ設方古移]+$/);
});

test.each([
  ["/docs/a", "italic"],
  ["/ja/docs/a", "normal"],
  ["/zh/docs/a", "normal"],
])("quotations and emphasis on %s are %s", async (route, style) => {
  const { page } = await site.visit(route);
  for (const selector of [".prose blockquote p", ".prose > p em"])
    await expect
      .poll(() => page.locator(selector).evaluate((element) => getComputedStyle(element).fontStyle))
      .toBe(style);
  const weight = () =>
    page.locator(".prose > p em").evaluate((element) => getComputedStyle(element).fontWeight);
  await expect.poll(weight).toBe(style === "italic" ? "400" : "600");
});

test("a long title in the breadcrumbs is above the heading, and its links are as high as a finger", async () => {
  const { page } = await site.visit("/zh/docs/a", { ...phone, isMobile: true, hasTouch: true });
  const gap = () =>
    page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(".breadcrumbs li:last-child") ?? document.body);
      const bottom = Math.max(...Array.from(range.getClientRects(), (rect) => rect.bottom));
      return (document.querySelector("h1")?.getBoundingClientRect().top ?? 0) - bottom;
    });
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  const height = () =>
    page
      .locator(".breadcrumbs a")
      .first()
      .evaluate((link) => link.clientHeight);
  await expect.poll(height).toBeGreaterThanOrEqual(44);
});
