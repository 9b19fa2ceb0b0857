/** The sliding menu of narrow screens (S17, S43). Without its script: `shell-mobile-menu.long.test.ts`. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { complaintsOf } from "./complaints.ts";
import { openShippedSite, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite();
});
afterAll(() => site?.close());

const doc = "/docs/tech_writing/restapi_doc";
const narrow = { viewport: { width: 390, height: 800 } };
const open = (page: Page) => page.getByRole("button", { name: "Open the menu" });
const menu = (page: Page) => page.getByRole("dialog");
const hasFocus = (page: Page) => open(page).evaluate((button) => button === document.activeElement);

test("stands behind a button up to 996 pixels, and is the bar itself in wider windows", () =>
  site.read("/about", narrow, async (page) => {
    for (const width of [390, 996]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page).click();
      await menu(page).getByRole("link", { name: "Blog", exact: true }).waitFor();
      await page.keyboard.press("Escape");
      await menu(page).waitFor({ state: "detached" });
    }
    const inBar = page.getByRole("banner").getByRole("link", { name: "Blog", exact: true });
    for (const width of [997, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => open(page).isVisible(), { message: `at ${width}` }).toBe(false);
      await expect.poll(() => inBar.isVisible(), { message: `at ${width}` }).toBe(true);
    }
  }));

test("keeps the keyboard inside, and Escape gives the focus back to the button; its links are followed with Enter", () =>
  site.read("/about", narrow, async (page) => {
    await open(page).press("Enter");
    await menu(page).waitFor();
    await expect.poll(() => menu(page).locator(":focus").count()).toBe(1);
    await menu(page).evaluate((dialog) => {
      const outside: string[] = [];
      Reflect.set(window, "focusedOutside", outside);
      // Between the last control and the first the focus is in the browser's own frame.
      document.addEventListener("focusin", ({ target }) => {
        if (dialog.matches("[open]") && target instanceof Element && !dialog.contains(target))
          outside.push(target.outerHTML.slice(0, 100));
      });
    });
    const stops = await menu(page).locator("a, button").count();
    for (let stop = 0; stop < stops + 3; stop += 1) await page.keyboard.press("Tab");
    await expect.poll(() => menu(page).locator(":focus").count()).toBe(1);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "focusedOutside"))).toEqual([]);
    await page.keyboard.press("Escape");
    await menu(page).waitFor({ state: "detached" });
    await expect.poll(() => hasFocus(page)).toBe(true);

    await page.keyboard.press("Enter");
    await menu(page).getByRole("link", { name: "Blog", exact: true }).press("Enter");
    await menu(page).waitFor({ state: "detached" });
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "About" }).waitFor();
  }));

test("closes when a link is followed, at Back, at a press beside it, and when the window grows", () =>
  site.read("/about", narrow, async (page) => {
    const complaints = complaintsOf(page);
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
    await page.getByRole("heading", { level: 1, name: "About" }).waitFor();
    await open(page).click();
    await menu(page).waitFor();
    await page.mouse.click(385, 400);
    await menu(page).waitFor({ state: "detached" });
    await open(page).click();
    await menu(page).waitFor();
    await page.setViewportSize({ width: 997, height: 800 });
    await menu(page).waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  }));

test("opens again when the button is pressed while it is being closed", () =>
  site.read("/about", narrow, async (page) => {
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
    await expect.poll(() => hasFocus(page)).toBe(true);
  }));

/** Its languages and its button of colours are in a window of this height, and the main menu can be reached above them. */
async function expectControlsInSight(page: Page, height: number): Promise<void> {
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
  const last = menu(page).locator("nav:not(.sidebar) > ul > li > a").last();
  await last.scrollIntoViewIfNeeded();
  await last.click({ trial: true });
}

test("on the home page it opens on the main menu, with Contact, the languages and the colours in sight", async () => {
  const { page, close } = await site.visit("/", { viewport: { width: 390, height: 844 } });
  await page.locator(".menu-button").click();
  await menu(page).waitFor();
  await expectControlsInSight(page, 844);
  const contact = menu(page).getByRole("link", { name: "Contact", exact: true });
  await expect.poll(async () => (await contact.boundingBox())?.y).toBeLessThan(844 - 96);
  await close();
});

test.each([
  [doc, 844, "Open the menu", "Back to main menu", "Expert Tech Writing"],
  [`/fr${doc}`, 667, "Ouvrir le menu", "Retour au menu principal", "Rédaction technique"],
])(
  "on %s, in a window %i pixels high, it opens on the current section, below a button that shows the main menu with languages and colours in sight",
  async (path, height, name, back, part) => {
    const phone = { viewport: { width: 390, height }, isMobile: true, hasTouch: true };
    const { page, close } = await site.visit(path, phone);
    await page.getByRole("button", { name }).click();
    await menu(page).locator("[aria-current=page]").waitFor();
    const blog = menu(page).getByRole("link", { name: "Blog", exact: true });
    await expect.poll(() => blog.count()).toBe(0);
    const current = menu(page).locator("[aria-current=page]");
    const isInView = async () => {
      const y = (await current.boundingBox())?.y ?? 0;
      return y > 0 && y < height;
    };
    await expect.poll(isInView).toBe(true);
    const openOthers = () =>
      menu(page)
        .locator("details[open]")
        .evaluateAll(
          (sections) =>
            sections.filter((section) => section.parentElement?.querySelector("[aria-current=page]") === null)
              .length,
        );
    await expect.poll(openOthers).toBe(0);
    await menu(page).getByRole("button", { name: back, exact: true }).press("Enter");
    await menu(page).getByRole("link", { name: "Blog", exact: true }).waitFor();
    const currentPart = menu(page).locator("nav:not(.sidebar) [aria-current=true]:not([hreflang])");
    await expect.poll(() => currentPart.allTextContents()).toEqual([part]);
    // The focus is inside, and Tab leads to the first link.
    await expect
      .poll(() => menu(page).evaluate((dialog) => dialog.contains(document.activeElement)))
      .toBe(true);
    await expectControlsInSight(page, height);
    await close();
  },
);
