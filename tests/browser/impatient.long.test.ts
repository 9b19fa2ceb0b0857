/** A visitor who is faster than the page: presses, keys and Back before what they follow is there. */
// Tests: reader/shell, reader/navigation, reader/search
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { choose } from "./views-site.ts";
import { openShippedSite, settle, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite("new");
});
afterAll(() => site?.close());

const doc = "/docs/tech_writing/restapi_doc";
const heading = (page: Page) => page.locator("main h1:visible").first();
const top = (page: Page) => page.evaluate(() => scrollY);

/** Keeps answers back until what is returned is called. */
async function hold(page: Page, glob: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(glob, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
const inFooter = (page: Page, name: string) =>
  page.locator("footer").getByRole("link", { name, exact: true });

test("a link that is pressed twice leaves the page as it is until the next one is there, and Back leads to the place", async () => {
  const { page, close } = await site.visit(doc);
  await settle(page);
  const release = await hold(page, "**/data/contact.json");
  await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
  await inFooter(page, "Contact").dispatchEvent("click");
  await inFooter(page, "Contact").dispatchEvent("click");
  // What scrolls says so in the next frame.
  await nextFrame(page);
  await expect(top(page)).resolves.toBe(500);
  await expect(heading(page).evaluate((element) => element === document.activeElement)).resolves.toBe(false);
  release();
  await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "REST API documentation" }).waitFor();
  await expect.poll(() => top(page)).toBe(500);
  await close();
});

test("two arrow keys in one frame lead two links down a list of the bar", async () => {
  const { page, close } = await site.visit("/about");
  const button = page.getByRole("button", { name: /English/ });
  await button.focus();
  await page.evaluate(() => {
    const press = () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }),
      );
    press();
    press();
  });
  const links = page.locator(".dropdown[data-open] a");
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link === document.activeElement).indexOf(true)))
    .toBe(1);
  await close();
});

test("a page as Markdown: the page stays until that is there", async () => {
  const { page, close } = await site.visit(doc);
  const release = await hold(page, `**${doc}.md`);
  await choose(page, "Markdown");
  await expect.poll(() => page.url()).toContain("?view=markdown");
  await expect.poll(() => heading(page).innerText()).toBe("REST API documentation");
  release();
  await page.getByRole("heading", { level: 1, name: "REST API documentation: Markdown" }).waitFor();
  await close();
});

test("a page that is on its way has a bar, though what shows it came after the press", async () => {
  let show = () => {};
  const { page, requests, close } = await site.visit("/blog", {
    before: async (page) => {
      show = await hold(page, "**/_twsite/deferred-shell-*.js");
    },
  });
  const release = await hold(page, "**/data/contact.json");
  await inFooter(page, "Contact").dispatchEvent("click");
  await expect.poll(() => page.url()).toBe(`${site.origin}/contact`);
  // React has tried to show the page, for which it needs the data.
  await expect.poll(() => requests).toContain("/data/contact.json");
  await nextFrame(page);
  show();
  await page.locator(".progress").waitFor();
  await expect.poll(() => heading(page).innerText()).toBe("Blog");
  release();
  await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
  await close();
});
