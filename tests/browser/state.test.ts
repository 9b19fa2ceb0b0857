/** What the reader remembers about its visitor, and how it does without (S40). */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isHydrated } from "./is-hydrated.ts";
import { openShippedSite, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite("new");
});
afterAll(() => site?.close());

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const toggle = (page: Page, name = /Colour/i) => page.getByRole("button", { name });

test("the site is light whatever the system says, until the visitor chooses; then in every tab", async () => {
  const { page, complaints, close } = await site.visit("/about", { colorScheme: "dark" });
  const other = await page.context().newPage();
  await other.goto(`${site.origin}/fr/blog`);
  await other.waitForFunction(isHydrated);
  await expect.poll(async () => [await theme(page), await theme(other)]).toEqual(["light", "light"]);
  await toggle(page).click();
  await expect.poll(() => theme(page)).toBe("dark");
  await expect.poll(() => theme(other)).toBe("dark");
  await toggle(other, /Mode d’affichage/).click();
  await expect.poll(() => theme(page)).toBe("light");
  expect(complaints).toEqual([]);
  await close();
});

test("a stored choice is there before the reader is", async () => {
  const { page, close } = await site.visit("/about", {
    alive: false,
    before: async (page) => {
      await page.addInitScript(() => localStorage.setItem("theme", "dark"));
      await page.route("**/_twsite/*.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "" }),
      );
    },
  });
  await expect.poll(() => theme(page)).toBe("dark");
  await close();
});

test.each([
  [
    "blocked",
    () => {
      const refuse = () => {
        throw new DOMException("storage is blocked", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get: refuse });
      Object.defineProperty(window, "sessionStorage", { get: refuse });
    },
  ],
  [
    "full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("storage is full", "QuotaExceededError");
      };
    },
  ],
])("where storage is %s everything works, for as long as the page", async (_, script) => {
  const { page, complaints, close } = await site.visit("/docs/tech_writing/restapi_doc", {
    before: (page) => page.addInitScript(script),
  });
  await toggle(page).click();
  await expect.poll(() => theme(page)).toBe("dark");
  await page.locator("footer").getByRole("link", { name: "Contact", exact: true }).click();
  await expect.poll(() => page.locator("h1").innerText()).toBe("Contact");
  await expect.poll(() => theme(page)).toBe("dark");
  expect(complaints).toEqual([]);
  await close();
});
