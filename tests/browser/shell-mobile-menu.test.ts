/** The sliding menu of narrow screens (S17, S43). */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShippedSite, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite();
});
afterAll(() => site?.close());

const doc = "/docs/tech_writing/restapi_doc";
const at = (width: number) => ({ viewport: { width, height: 800 } });
const open = (page: Page) => page.getByRole("button", { name: "Open the menu" });
const menu = (page: Page) => page.getByRole("dialog");

test.each([390, 996])("stands behind a button at %i px", async (width) => {
  const { page, close } = await site.visit("/about", at(width));
  await open(page).click();
  await menu(page).getByRole("link", { name: "Blog", exact: true }).waitFor();
  await close();
});

test.each([997, 1280])("is the bar itself at %i px", async (width) => {
  const { page, close } = await site.visit("/about", at(width));
  await expect.poll(() => open(page).isVisible()).toBe(false);
  await expect
    .poll(() => page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).isVisible())
    .toBe(true);
  await close();
});

test.each([
  [doc, "Open the menu", "Expert Tech Writing"],
  [`/fr${doc}`, "Ouvrir le menu", "Rédaction technique"],
])("on %s it shows the sidebar first, and the main menu below it", async (path, name, part) => {
  const { page, close } = await site.visit(path, at(390));
  await page.getByRole("button", { name }).click();
  await menu(page).locator("[aria-current=page]").waitFor();
  await menu(page).getByRole("link", { name: "Blog", exact: true }).waitFor();
  const current = menu(page).locator("nav:not(.sidebar) [aria-current=true]:not([hreflang])");
  await expect.poll(() => current.allTextContents()).toEqual([part]);
  await expect.poll(() => menu(page).getByRole("button").count()).toBe(2);
  await close();
});

test.each([
  ["/", 844],
  [doc, 844],
  [`/fr${doc}`, 667],
])(
  "on %s it has the languages and the colours in sight, in a window %i pixels high",
  async (path, height) => {
    const { page, close } = await site.visit(path, { viewport: { width: 390, height } });
    await page.locator(".menu-button").click();
    await menu(page).waitFor();
    for (const control of [
      menu(page).getByRole("link", { name: "Français", exact: true }),
      menu(page).getByRole("link", { name: "English", exact: true }),
      menu(page).locator(".colour-mode"),
    ]) {
      await control.waitFor();
      const box = await control.evaluate((element) => element.getBoundingClientRect().toJSON());
      expect(box.top).toBeGreaterThan(0);
      expect(box.bottom).toBeLessThanOrEqual(height);
    }
    // The last entry of the main menu can be reached above them.
    const last = menu(page).locator("nav:not(.sidebar) > ul > li > a").last();
    await last.scrollIntoViewIfNeeded();
    await last.click({ trial: true });
    await close();
  },
);

test("keeps the keyboard inside, and Escape gives the focus back to the button", async () => {
  const { page, close } = await site.visit("/about", at(390));
  await open(page).press("Enter");
  await menu(page).waitFor();
  const stops = await menu(page).locator("a, button").count();
  for (let stop = 0; stop < stops + 3; stop += 1) {
    await page.keyboard.press("Tab");
    const isOut = await menu(page).evaluate(
      (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
    );
    expect(isOut).toBe(false);
  }
  await page.keyboard.press("Escape");
  await menu(page).waitFor({ state: "detached" });
  await expect.poll(() => open(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await close();
});

test("closes when a link is followed, at Back, at a press beside it, and when the window grows", async () => {
  const { page, complaints, close } = await site.visit("/about", at(390));
  await open(page).click();
  await menu(page).getByRole("link", { name: "Blog", exact: true }).click();
  await menu(page).waitFor({ state: "detached" });
  // A menu that is opened before the page comes closes with it.
  await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
  await expect.poll(() => page.url()).toBe(`${site.origin}/blog`);
  await open(page).click();
  await menu(page).waitFor();
  await page.goBack();
  await menu(page).waitFor({ state: "detached" });
  await open(page).click();
  await menu(page).waitFor();
  await page.mouse.click(385, 400);
  await menu(page).waitFor({ state: "detached" });
  await open(page).click();
  await menu(page).waitFor();
  await page.setViewportSize({ width: 997, height: 800 });
  await menu(page).waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
  await close();
});

test("opens again when the button is pressed while it is being closed", async () => {
  const { page, close } = await site.visit("/about", at(390));
  await open(page).click();
  await menu(page).waitFor();
  await page.evaluate(async () => {
    const dialog = document.querySelector("dialog");
    const closed = new Promise((resolve) => dialog?.addEventListener("close", resolve, { once: true }));
    dialog?.close();
    document.querySelector<HTMLElement>(".menu-button")?.click();
    // The event comes after the click, and what it changes is on the screen after a frame.
    await closed;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  const shown = menu(page).getByRole("link", { name: "Blog", exact: true });
  await expect.poll(() => shown.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await menu(page).waitFor({ state: "detached" });
  await expect.poll(() => open(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await close();
});

test("a site that lost the menu's script shows its links without it", async () => {
  const { page, close } = await site.visit("/about", {
    ...at(390),
    before: (page) =>
      page.route("**/_twsite/deferred-shell-*", (route) => route.fulfill({ status: 404, body: "" })),
  });
  await open(page).click();
  await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).waitFor();
  await close();
});
