/**
 * Every construct on one page, which is a page of the manual: without JavaScript, on paper, after a click. What acts is tried with the
 * keyboard and by touch. One theme is seen on a wide screen, the other on a phone; both on both: `npm run test:long`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openUnderPolicy, phone, type SiteUnderPolicy } from "./article-site.ts";
import { explanation, numbers, route, testKitchenSinkLook, visitors } from "./run-kitchen-sink-look.ts";

const neighbour = "/docs/writing/visibility";

let site: SiteUnderPolicy;
beforeAll(async () => {
  site = await openUnderPolicy("cli/manual");
});
afterAll(() => site?.close());

testKitchenSinkLook(
  () => site,
  [
    ["light", 1280],
    ["dark", 390],
  ],
);

test("a number shows its explanation at the focus of the keyboard, hides it at Escape, and leads to it by Enter", () =>
  site.read({ route }, async (page) => {
    const [first, second] = [numbers(page).first(), numbers(page).nth(1)];
    await page.locator("figure:has(> pre .annotation) [data-action=copy-code]").focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => first.evaluate((number) => document.activeElement === number)).toBe(true);
    await expect
      .poll(() => explanation(page).allTextContents())
      .toEqual(["Every page shows it, after its own title."]);
    await page.keyboard.press("Tab");
    await expect.poll(() => explanation(page).allTextContents()).toEqual(["The folder on the host."]);
    await page.keyboard.press("Escape");
    await expect.poll(() => explanation(page).count()).toBe(0);
    await expect.poll(() => second.evaluate((number) => document.activeElement === number)).toBe(true);
    await expect.poll(() => new URL(page.url()).hash).toBe("");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("li:target").textContent()).toBe("The folder on the host.");
  }));

test("a picture beside the text is level with it, and the next section begins below", () =>
  site.read({ route }, async (page) => {
    const picture = page.locator(".prose > .align-right");
    const boxOf = async (part: string) =>
      (await picture.locator(part).boundingBox()) ?? { y: NaN, height: NaN };
    const [drawing, text, caption, section] = [
      await boxOf("xpath=descendant::img"),
      await boxOf("xpath=following-sibling::p[1]"),
      await boxOf("xpath=descendant::figcaption"),
      await boxOf("xpath=following-sibling::div[contains(@class, 'heading')][1]"),
    ];
    expect(Math.abs(drawing.y - text.y)).toBeLessThan(12);
    expect(section.y).toBeGreaterThan(caption.y + caption.height);
  }));

test("code is copied without the numbers of its lines", () =>
  site.read({ route }, async (page) => {
    const block = page.locator("figure:has(> pre .annotation)");
    await block.locator("[data-action=copy-code]").click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("title: Docs\nbase_url: /docs/");
  }));

test("on paper every tab, explanation and drawing is there, and the address of a card comes after its title", () =>
  site.read({ route }, async (page) => {
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => page.locator("[role=tabpanel]:visible").count()).toBe(4);
    await expect.poll(() => page.locator(".explanations > li:visible").count()).toBe(2);
    await expect.poll(() => page.locator("caption:visible").count()).toBe(1);
    // A summary alone at the end of a sheet would say nothing.
    const details = page.locator(".prose details").first();
    await expect
      .poll(() => details.evaluate((element) => getComputedStyle(element).breakInside))
      .toBe("avoid");
    const drawings = page.locator("main .prose .icon, .file-tree .folder, .admonition");
    const left = () =>
      drawings.evaluateAll((all) =>
        all.flatMap((element) => {
          const drawn = element.matches(".icon") ? undefined : "::before";
          return getComputedStyle(element, drawn).printColorAdjust === "exact" ? [] : [element.className];
        }),
      );
    await expect.poll(() => drawings.count()).toBeGreaterThan(5);
    await expect.poll(left).toEqual([]);
    const addresses = () =>
      page.locator(":is(.cards, .card) a").evaluateAll((links) =>
        links.map((link) => {
          const { content, position } = getComputedStyle(link, "::after");
          return position === "static" && content.includes("/docs/");
        }),
      );
    await expect.poll(addresses).toEqual([true, true, true]);
    await page.emulateMedia({ media: null });
  }));

test("a touch shows it within the window, and a touch elsewhere hides it", () =>
  site.read({ route, ...visitors.dark, ...phone }, async (page) => {
    await numbers(page).nth(1).tap();
    const isWithin = async () => {
      const box = await explanation(page).boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 390;
    };
    await expect.poll(isWithin).toBe(true);
    await page.locator("h2").first().tap();
    await expect.poll(() => explanation(page).count()).toBe(0);
  }));

test("the link of a heading comes right after its last word, whether the heading has one line or several", () =>
  site.read({ route, ...visitors.dark, ...phone }, async (page) => {
    const distances = await page.locator(".prose > .heading").evaluateAll((headings) =>
      headings.map((heading) => {
        const [title, link] = heading.children;
        const lastLine = [...(title?.getClientRects() ?? [])].at(-1);
        const mark = document.createRange();
        if (link) mark.selectNodeContents(link);
        const { left, top, bottom } = mark.getBoundingClientRect();
        const isBeside = lastLine !== undefined && top < lastLine.bottom && bottom > lastLine.top;
        return {
          lines: title?.getClientRects().length ?? 0,
          after: isBeside ? left - lastLine.right : Infinity,
        };
      }),
    );
    expect(new Set(distances.map(({ lines }) => lines > 1)).size).toBe(2);
    for (const { after } of distances) {
      expect(after).toBeGreaterThan(0);
      expect(after).toBeLessThan(24);
    }
  }));

test("groups of code are tabs, and remember what was chosen", () =>
  site.read({ route }, async (page) => {
    await page.getByRole("tab", { name: "pnpm" }).click();
    await expect.poll(() => page.getByText("pnpm add sharp", { exact: true }).last().isVisible()).toBe(true);
    await page.goto(`${site.origin}/docs/writing/code`);
    await expect
      .poll(() => page.getByRole("tab", { name: "pnpm" }).getAttribute("aria-selected"))
      .toBe("true");
  }));

test("after a click from another page, all of it is there with its style", () =>
  site.read({ route: neighbour }, async (page) => {
    await page.locator(`.sidebar a[href$="/kitchen-sink"]`).first().click();
    await page.locator(".cards .icon").first().waitFor();
    const icon = page.locator(".cards .icon-book").first();
    await expect
      .poll(() => icon.evaluate((element) => getComputedStyle(element).maskImage))
      .toContain("data:image/svg");
    await numbers(page).first().click();
    await explanation(page).waitFor();
  }));

test("without JavaScript a number leads to its explanation", () =>
  site.on({ route, javaScriptEnabled: false }, async (page) => {
    await numbers(page).nth(1).click();
    await expect.poll(() => page.locator("li:target").textContent()).toBe("The folder on the host.");
    await expect.poll(() => page.getByText("pnpm add sharp", { exact: true }).last().isVisible()).toBe(true);
  }));

test("the Markdown of the page has every source", () => {
  const twin = readFileSync(join(site.folder, "docs/writing/kitchen-sink.md"), "utf8");
  for (const source of [
    "title: Docs # (1)!",
    ":::code-group",
    "Table: Options of the server",
    "\n: The address of",
  ])
    expect(twin).toContain(source);
});
