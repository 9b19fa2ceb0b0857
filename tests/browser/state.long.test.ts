/** What the reader remembers about its visitor where storage is full. */
// Tests: reader/state, reader/shell
import { expect, test } from "vitest";
import { openShippedSite } from "./visitors.ts";

test("everything works, for as long as the page", async () => {
  const site = await openShippedSite("new");
  const { page, complaints } = await site.visit("/docs/tech_writing/restapi_doc", {
    before: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("storage is full", "QuotaExceededError");
        };
      }),
  });
  const theme = () => page.locator("html").getAttribute("data-theme");
  await page.getByRole("button", { name: /Colour/i }).click();
  await expect.poll(theme).toBe("dark");
  await page.locator("footer").getByRole("link", { name: "Contact", exact: true }).click();
  await expect.poll(() => page.locator("h1").innerText()).toBe("Contact");
  await expect.poll(theme).toBe("dark");
  expect(complaints).toEqual([]);
  await site.close();
});
