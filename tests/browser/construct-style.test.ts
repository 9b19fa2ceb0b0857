/** Steps, cards, file trees, keys and badges have a style sheet of their own: documents with one of them link it, and a click loads it first. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptFolder } from "../sites/folders.ts";
import { openUnderPolicy, phone, type SiteUnderPolicy, scrollWidth } from "./article-site.ts";
import { objections } from "./axe.ts";
import { contrastWithin } from "./contrast-within.ts";

const route = "/docs/constructs";
const text = `# Constructs :badge[New]{type=tip}

Press :kbd[Ctrl+K]. :badge[Old] :badge[I]{type=info} :badge[W]{type=warning} :badge[D]{type=danger}

:::steps
1. **Install it**

   Text.

2. Start it.
:::

:::cards
- [The plain page](plain.md)

  What it has.

- [Parts](parts.md)
:::

:::file-tree
- site.yml the title
- docs
  - **a-file-with-a-long-name-that-is-broken-on-phones.md** with a comment
:::

\`\`\`js showLineNumbers
let a = 1; // [!code --]
let a = 2; // [!code ++]
b(); // [!code focus]
c(); // [!code error]
d(); // [!code warning]
  e(); // a line that is too long for its block, so that it wraps on paper and where a visitor wants it to wrap
\`\`\`

\`\`\`yaml {2,10} showLineNumbers
a:
  b: 1
  c: 2
d:
  - 1
  - 2
  - 3
  - 4
  - 5
  - 6
\`\`\`

\`\`\`js {2}
f();
  g(); // [!code ++]
  h();
\`\`\`

> [!CAUTION]
> It is gone.
`;

let site: SiteUnderPolicy;
beforeAll(async () => {
  const content = join(keptFolder(), "content");
  cpSync("tests/sites/article/content", content, { recursive: true });
  writeFileSync(join(content, "en/docs/constructs.md"), text);
  writeFileSync(join(content, "en/docs/plain.md"), "# Plain\n\n[To the constructs](constructs.md)\n");
  writeFileSync(join(content, "theme.css"), ".steps > li { border-top: 7px dotted; }\n");
  site = await openUnderPolicy(content);
});
afterAll(() => site?.close());

const links = (page: Page) => page.locator('head > link[href*="/constructs-"]').count();

const numbered = (page: Page) =>
  page
    .locator(".steps > li")
    .first()
    .evaluate((item) => getComputedStyle(item).listStyleType);

test("only documents with one of them link the sheet, before that of the theme", () => {
  const html = (name: string) => readFileSync(join(site.folder, `docs/${name}/index.html`), "utf8");
  expect(html("plain")).not.toContain("constructs-");
  expect(html("constructs")).toMatch(/_twsite\/style-[^"]*\.css.*constructs-[^"]*\.css.*theme[^"]*\.css/s);
});

test("after a click, the page is there with its style and that of a theme, also on a slow line", () =>
  site.on({ route: "/docs/plain" }, async (page) => {
    await expect.poll(() => links(page)).toBe(0);
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/constructs-*.css", (request) => late.then(() => request.continue()));
    const asked = page.waitForRequest("**/constructs-*.css");
    await page.getByRole("link", { name: "To the constructs" }).click();
    await asked;
    await expect.poll(() => page.locator(".steps").count()).toBe(0);
    release();
    await page.locator(".steps").waitFor();
    await expect.poll(() => numbered(page)).toBe("none");
    const border = (item: Element) => getComputedStyle(item).borderTopWidth;
    await expect.poll(() => page.locator(".steps > li").first().evaluate(border)).toBe("7px");
    await page.getByRole("link", { name: "The plain page" }).click();
    await page.getByRole("link", { name: "To the constructs" }).click();
    await page.locator(".steps").waitFor();
    await expect.poll(() => links(page)).toBe(1);
  }));

test.each(["light", "dark"] as const)("axe has nothing to object to (%s)", (theme) =>
  site.on({ route, colorScheme: theme, stored: { theme }, ...phone }, async (page) => {
    await expect.poll(() => objections(page)).toEqual([]);
    await expect.poll(() => scrollWidth(page)).toBe(390);
    await page.getByRole("link", { name: "The plain page" }).click();
    await page.getByRole("heading", { name: "Plain" }).waitFor();
  }),
);

test("the button copies code without its deleted lines", () =>
  site.on({ route }, async (page) => {
    await page.locator("[data-action=copy-code]").first().click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^let a = 2;\nb\(\);\nc\(\);\nd\(\);\n {2}e\(\);/);
  }));

/** For each line, the column of its first letter, in letters from the start of the first line; and the height of its number. */
const columns = (page: Page) =>
  page.locator("pre code").evaluateAll((blocks) =>
    blocks.map((block) => {
      const range = document.createRange();
      const letters = [...block.querySelectorAll(".line")].map((line) => {
        const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          const at = (text.textContent ?? "").search(/\S/);
          if (at === -1) continue;
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const { left, top, width } = range.getBoundingClientRect();
          return { left, width, below: top - line.getBoundingClientRect().top };
        }
        return { left: 0, width: 1, below: 0 };
      });
      const [first] = letters;
      return letters.map(({ left, width, below }) => ({
        column: Math.round(((left - (first?.left ?? 0)) / width) * 10) / 10 + 0,
        isBesideItsNumber: below < width * 2,
      }));
    }),
  );

test("every kind of line of code starts in its column: on the screen, where lines wrap, and on paper", () =>
  site.on({ route }, async (page) => {
    const expected = [
      [0, 0, 0, 0, 0, 2],
      [0, 2, 2, 0, 2, 2, 2, 2, 2, 2],
      [0, 2, 2],
    ].map((block) => block.map((column) => ({ column, isBesideItsNumber: true })));
    await expect.poll(() => columns(page)).toEqual(expected);
    await page.getByRole("button", { name: "Wrap" }).first().click();
    await page.locator("[data-wrapped]").first().waitFor();
    await expect.poll(() => columns(page)).toEqual(expected);
    await page.setViewportSize({ width: 600, height: 800 });
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => columns(page)).toEqual(expected);
  }));

test.each(["light", "dark"] as const)(
  "in few colours the buttons of code have their icons (%s)",
  (colorScheme) =>
    site.on({ route, colorScheme, forcedColors: "active" }, async (page) => {
      for (const button of await page.locator(".code-tools > button:visible").all())
        await expect.poll(() => contrastWithin(button)).toBeGreaterThan(100);
    }),
);

test("without JavaScript they look the same", () =>
  site.on({ route, javaScriptEnabled: false }, async (page) => {
    await expect.poll(() => numbered(page)).toBe("none");
  }));
