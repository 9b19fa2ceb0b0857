/** In Firefox, links lead where they should without a document, and the security policy blocks nothing of the site. */
import { expect, test } from "vitest";
import { heading, sharedFirefox, started, visits } from "./visits.ts";

const { address, visit } = visits(sharedFirefox(), "content", true);

test("links, back and forward change the page without a document; a reload shows the same one", async () => {
  const { page, visitor } = await visit("/docs/category/using-ai");
  await page.evaluate(() => Reflect.set(globalThis, "isSameDocument", true));
  const first = await heading(page);
  await page.click("main a[href='/docs/tw_withAI/doc_as_data']");
  await expect.poll(() => heading(page)).toBe("Documentation as data");
  await expect.poll(() => page.url()).toBe(address("/docs/tw_withAI/doc_as_data"));
  await expect.poll(() => page.evaluate(() => document.title)).toMatch(/^Documentation as data \|/);
  await page.back();
  await expect.poll(() => heading(page)).toBe(first);
  await page.forward();
  await expect.poll(() => heading(page)).toBe("Documentation as data");
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, "isSameDocument"))).toBe(true);
  await page.reload();
  await started(page);
  await expect.poll(() => heading(page)).toBe("Documentation as data");
  await expect.poll(() => page.url()).toBe(address("/docs/tw_withAI/doc_as_data"));
  await expect.poll(() => page.complaints()).toEqual([]);
  await visitor.close();
});

test("the language menu leads to the same page in French", async () => {
  const { page, visitor } = await visit("/docs/tech_writing/gui_doc");
  await page.click(".dropdown-button:has(.icon-languages)");
  await page.click("a[hreflang='fr-FR']");
  await expect.poll(() => page.url()).toBe(address("/fr/docs/tech_writing/gui_doc"));
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("fr-FR");
  await expect.poll(() => page.complaints()).toEqual([]);
  await visitor.close();
});

test("a page of each kind comes to life, without a complaint", async () => {
  const { page, visitor } = await visit("/");
  for (const route of [
    "/about",
    "/blog",
    "/blog/archive",
    "/blog/tags/TW",
    "/docs/portfolio/agency/coheris",
    "/fr/",
  ]) {
    await page.goto(address(route));
    await started(page);
    await expect.poll(() => page.url()).toBe(address(route));
    await expect.poll(() => page.complaints(), { message: route }).toEqual([]);
  }
  await page.goto(address("/fr/rien"));
  await started(page);
  await expect.poll(() => heading(page)).toBe("Page introuvable");
  await visitor.close();
});
