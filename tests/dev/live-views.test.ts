/** A page that is open as Markdown shows an edit of its text, too. */
import { expect, test } from "vitest";
import { view } from "../browser/views-site.ts";
import { smallSite } from "./dev-site.ts";
import { openPages } from "./open-page.ts";

const opened = openPages();

test("an edit shows in the page as Markdown, which stays where it is", async () => {
  const { site, page, complaints, open, isSamePage } = opened();
  await open("docs/guide?view=markdown");
  await expect.poll(() => view(page).textContent()).toContain("First words.");
  await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
  const place = await page.evaluate(() => scrollY);
  for (const words of ["Fresh words.", "Other words."]) {
    site.write("en/docs/guide.md", String(smallSite["en/docs/guide.md"]).replace("First words.", words));
    await expect.poll(() => view(page).textContent()).toContain(words);
  }
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect.poll(isSamePage).toBe(true);
  expect(complaints).toEqual([]);
});
