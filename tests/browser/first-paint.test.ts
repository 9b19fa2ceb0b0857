/** When the reader is asked for: not before the first paint, which has the line for itself (S30). */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isHydrated } from "./is-hydrated.ts";
import { openShippedSite, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite("new");
});
afterAll(() => site?.close());

/** Milliseconds from the start of the navigation; the paint is infinitely late where it was never told of. */
const times = (page: Page) =>
  page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
    scripts: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/_twsite\/chunk-[^/]*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));

test("it comes all the same in a browser that does not tell of its paints", async () => {
  const { page, close } = await site.visit("/contact", {
    alive: false,
    before: (page) =>
      page.addInitScript(() => Object.assign(PerformanceObserver.prototype, { observe() {} })),
  });
  await page.waitForFunction(isHydrated);
  await page.locator("footer").getByRole("link", { name: "About", exact: true }).click();
  await expect.poll(() => page.locator("h1").first().innerText()).toBe("About");
  await close();
});

test.each(["/", "/fr/", "/docs/tech_writing/restapi_doc", "/blog"])(
  "a first visit of %s asks for scripts once it has been painted: four faces, four scripts and fifteen files at most, those fetched ahead apart",
  async (path) => {
    const { page, complaints, close } = await site.visit(path, {
      // Nothing is ever in sight, so that nothing is fetched ahead.
      before: (page) =>
        page.addInitScript(() => Object.assign(IntersectionObserver.prototype, { observe() {} })),
    });
    const { paint, scripts } = await times(page);
    expect(scripts.length).toBeGreaterThan(0);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(paint);
    await page.waitForLoadState("networkidle");
    const files = await page.evaluate(() => {
      // A browser with tabs asks for it, once or twice.
      const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href;
      return (
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => name !== icon)
          .map(({ name }) => new URL(name))
          .filter(({ protocol, pathname }) => protocol !== "data:" && !/^\/data\/(?!_\/)/.test(pathname))
          // A machine that is slow today asks for faces late, by a script of their own.
          .filter(({ pathname }) => !/\/late-faces-\w+\.js$/.test(pathname))
          .map(({ pathname }) => pathname)
      );
    });
    // The document is one of the fifteen.
    expect(files.length, files.join("\n")).toBeLessThanOrEqual(14);
    expect(files.filter((file) => file.endsWith(".woff2")).length, files.join("\n")).toBeLessThanOrEqual(4);
    expect(files.filter((file) => file.endsWith(".js")).length, files.join("\n")).toBeLessThanOrEqual(4);
    expect(complaints).toEqual([]);
    await close();
  },
);
