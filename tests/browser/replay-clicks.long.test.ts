/** A visitor who presses a button before the reader is there. */
// Tests: reader
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isHydrated } from "./is-hydrated.ts";
import { openShippedSite, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite("new");
});
afterAll(() => site?.close());

/** Presses while the reader's scripts are on their way, then lets them come. */
async function pressedEarly(press: (page: Page) => Promise<unknown>) {
  let release = () => {};
  const held = new Promise<void>((settle) => {
    release = settle;
  });
  const { page, complaints, close } = await site.visit("/docs/tech_writing/restapi_doc", {
    alive: false,
    before: (page) =>
      page.route("**/_twsite/*.js", async (route) => {
        await held;
        await route.continue();
      }),
  });
  await press(page);
  release();
  await page.waitForFunction(isHydrated);
  return { page, complaints, close };
}

test("gets what it opens once the reader is there", async () => {
  const { page, complaints, close } = await pressedEarly((page) =>
    page.getByRole("button", { name: "Search" }).click(),
  );
  await page.getByRole("combobox").waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test.each(["/", "Control+k", "Meta+k"])("gets the search at %s, too", async (keys) => {
  const { page, close } = await pressedEarly((page) => page.keyboard.press(keys));
  await page.getByRole("combobox").waitFor();
  await close();
});

test("gets the search at a key that is pressed while the page comes to life", async () => {
  const { page, complaints, close } = await site.visit("/docs/tech_writing/restapi_doc", {
    alive: false,
    before: (page) =>
      page.addInitScript(() => {
        let times = 0;
        let events: Event[] | undefined;
        Object.defineProperty(window, "twsiteClicks", {
          get: () => events,
          set: (value: Event[] | undefined) => {
            events = value;
            times += 1;
            // The script in the head sets it first, and the start of hydration then.
            if (times === 2)
              document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
          },
        });
      }),
  });
  await page.getByRole("combobox").waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("gets the last of several, once", async () => {
  const { page, close } = await pressedEarly(async (page) => {
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("button", { name: /English/ }).click();
  });
  await page.getByRole("link", { name: "Français", exact: true }).waitFor();
  await expect.poll(() => page.getByRole("combobox").count()).toBe(0);
  await close();
});
