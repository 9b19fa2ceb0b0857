/** Constructs on a page in Arabic: what is read from the left stays so, and what is around it is mirrored. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { openUnderPolicy, type SiteUnderPolicy, scrollWidth } from "./article-site.ts";

const route = "/ar/docs/constructs";
const text = `# العناصر

:::file-tree
- site.yml العنوان واللغات
- docs/
  - **index.md** الصفحة الرئيسية
:::

\`\`\`js title="src/start.js" source="https://example.org/start.js"
const text = "نص بالعربية"; // تعليق
\`\`\`

:::steps
1. ثبّت البرنامج
2. شغّله
:::
`;

let site: SiteUnderPolicy;
beforeAll(async () => {
  const content = join(keptFolder(), "content");
  cpSync("tests/sites/right-to-left/content", content, { recursive: true });
  writeFiles(content, { "ar/docs/constructs.md": text });
  site = await openUnderPolicy(content);
});
afterAll(() => site?.close());

/** Of the characters of a text. */
const lefts = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (!node) return [];
      return [...(node.nodeValue ?? "")].map((_, at) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().left;
      });
    });
const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`Nothing is shown as ${selector}.`);
  return { left: found.x, right: found.x + found.width };
};

test.each([390, 1280])("at %i pixels", (width) =>
  site.on({ route, viewport: { width, height: 900 } }, async (page) => {
    // The slash ends the name of a folder.
    const sides = async () => {
      const name = await lefts(page, ".file-tree .folder > .name");
      const [tree, folder, file] = [
        await box(page, ".file-tree"),
        await box(page, ".file-tree .folder > .name"),
        await box(page, ".file-tree .folder .name"),
      ];
      const [string, comment] = [await box(page, "pre .token.string"), await box(page, "pre .token.comment")];
      const [title, source] = [
        await box(page, "figcaption > span"),
        await box(page, "figcaption > .code-source"),
      ];
      const [steps, first] = [await box(page, ".steps"), await box(page, ".steps > li")];
      return {
        namesGoToTheRight: name.every((left, index) => left >= (name[index - 1] ?? left)),
        folderIsWithin: folder.right < tree.right - 30,
        fileIsBelowIt: file.right <= folder.right,
        codeGoesToTheRight: comment.left > string.right,
        sourceIsLeft: source.right < title.left,
        stepsAreRight: first.right > steps.left + (steps.right - steps.left) / 2,
      };
    };
    await expect.poll(sides).toEqual({
      namesGoToTheRight: true,
      folderIsWithin: true,
      fileIsBelowIt: true,
      codeGoesToTheRight: true,
      sourceIsLeft: true,
      stepsAreRight: true,
    });
    await expect.poll(() => scrollWidth(page)).toBe(width);
  }),
);
