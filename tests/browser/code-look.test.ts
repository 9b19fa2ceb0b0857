/** A block of code: its title and its buttons are one row, and line numbers take no more than they need. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openUnderPolicy, phone, type SiteUnderPolicy } from "./article-site.ts";

const route = "/docs/tech_writing/restapi_doc";

const touch = { isMobile: true, hasTouch: true };

let site: SiteUnderPolicy;
beforeAll(async () => {
  site = await openUnderPolicy("content");
});
afterAll(() => site?.close());

const blockOf = (page: Page) => page.locator(".code-block", { has: page.locator("[data-line]") }).first();

test("on phones, title and buttons are on one row, and fingers hit the buttons", async () => {
  await site.read({ route, ...phone, ...touch }, async (page) => {
    const block = blockOf(page);
    const parts = [
      block.locator("figcaption"),
      block.getByRole("button", { name: "Wrap lines" }),
      block.getByRole("button", { name: "Copy the code" }),
    ];
    const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
    const distance = async () => {
      const middles = (await boxes()).map((box) => (box ? box.y + box.height / 2 : Number.NaN));
      return Math.max(...middles) - Math.min(...middles);
    };
    await expect.poll(distance).toBeLessThan(2);
    const least = async () =>
      Math.min(...(await boxes()).slice(1).flatMap((box) => [box?.width ?? 0, box?.height ?? 0]));
    await expect.poll(least).toBeGreaterThanOrEqual(44);
    await expect.poll(() => parts[1]?.getAttribute("title")).toBe("Wrap lines");
    await expect.poll(() => parts[2]?.getAttribute("title")).toBe("Copy the code");
  });
});

test("that the code was copied is shown beside the button, which stays where it is", async () => {
  await site.read({ route, ...phone, ...touch }, async (page) => {
    const block = blockOf(page);
    const copy = block.locator("[data-action=copy-code]");
    await copy.scrollIntoViewIfNeeded();
    // A face that comes later would move it.
    await page.evaluate(() => document.fonts.ready);
    const before = await copy.boundingBox();
    await copy.click();
    const outcome = copy.getByText("Copied");
    await outcome.waitFor();
    await expect.poll(async () => (await outcome.boundingBox())?.width).toBeGreaterThan(30);
    await expect.poll(() => copy.boundingBox()).toEqual(before);
  });
});

test("short samples have no line numbers unless their author asked for them", async () => {
  await site.read({ route, ...phone, ...touch }, async (page) => {
    const numbered = await page.locator(".code-block:has([data-line])").count();
    expect(numbered).toBeGreaterThan(0);
    expect(numbered).toBeLessThan(await page.locator(".code-block").count());
  });
});

test.each([
  ["in the reader's face", "var(--mono)"],
  ["in another face", "sans-serif"],
])(
  "the column of line numbers is 28 pixels %s, and what goes on below a number is set in as far",
  async (_, face) => {
    await site.read({ route, ...phone, ...touch }, async (page) => {
      const block = blockOf(page);
      await block.evaluate((figure, family) => {
        const code = figure.querySelector("code");
        if (code) code.style.fontFamily = family;
      }, face);
      const measured = () =>
        block.evaluate((figure) => {
          const left = (element: Element | null | undefined) => {
            const range = document.createRange();
            if (element) range.selectNodeContents(element);
            return [...range.getClientRects()].filter(({ width }) => width > 0).map(({ left: at }) => at);
          };
          const first = figure.querySelector(".line");
          const code = figure.querySelector("code");
          const long = figure.querySelector('.line[data-line="31"]');
          const start = code?.getBoundingClientRect().left ?? 0;
          return { gutter: (left(first)[0] ?? 0) - start, further: Math.min(...left(long)) - start };
        });
      await expect.poll(async () => (await measured()).gutter).toBeCloseTo(28, 0);
      await block.getByRole("button", { name: "Wrap lines" }).click();
      const difference = async () => {
        const { gutter, further } = await measured();
        return further - gutter;
      };
      await expect.poll(difference).toBeCloseTo(0, 0);
      await block.getByRole("button", { name: "Wrap lines" }).click();
    });
  },
);
