/** What the reader remembers about its visitor, and how it does without (S40). Full storage: `state.long.test.ts`. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isHydrated } from "./is-hydrated.ts";
import { saveData } from "./save-data.ts";
import { openShippedSite, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite("new");
});
afterAll(() => site?.close());

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const toggle = (page: Page, name = /Colour/i) => page.getByRole("button", { name });

test("the site is light whatever the system says, until the visitor chooses; then in every tab, and before the reader is there", async () => {
  const { page, complaints, close } = await site.visit("/about", {
    colorScheme: "dark",
    before: (page) => saveData(page.context()),
  });
  const other = await page.context().newPage();
  await other.goto(`${site.origin}/fr/blog`);
  await other.waitForFunction(isHydrated);
  await expect.poll(async () => [await theme(page), await theme(other)]).toEqual(["light", "light"]);
  await toggle(page).click();
  await expect.poll(() => theme(page)).toBe("dark");
  await expect.poll(() => theme(other)).toBe("dark");
  await toggle(other, /Mode d’affichage/).click();
  await expect.poll(() => theme(page)).toBe("light");
  await toggle(page).click();
  await expect.poll(() => theme(page)).toBe("dark");
  expect(complaints).toEqual([]);

  await page.route("**/_twsite/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.reload();
  await expect.poll(() => theme(page)).toBe("dark");
  await close();
});

test("where storage is blocked everything works, for as long as the page", async () => {
  const { page, complaints, close } = await site.visit("/docs/tech_writing/restapi_doc", {
    before: async (page) => {
      await saveData(page.context());
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("storage is blocked", "SecurityError");
        };
        Object.defineProperty(window, "localStorage", { get: refuse });
        Object.defineProperty(window, "sessionStorage", { get: refuse });
      });
    },
  });
  await toggle(page).click();
  await expect.poll(() => theme(page)).toBe("dark");
  await page.locator("footer").getByRole("link", { name: "Contact", exact: true }).click();
  await expect.poll(() => page.locator("h1").innerText()).toBe("Contact");
  await expect.poll(() => theme(page)).toBe("dark");
  expect(complaints).toEqual([]);
  await close();
});
