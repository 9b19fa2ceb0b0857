/** The style of the first screen is in the document: nothing is painted without a style, and the whole style follows. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { giveFaces, refuseFaces } from "./give-faces.ts";
import { saveData } from "./save-data.ts";
import { openShippedSite, type VisitedSite } from "./visitors.ts";

export const text = "/docs/tech_writing/restapi_doc";
export const wholeStyle = /\/_twsite\/(?:style|overview)-[^/]*\.css$/;

export const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Boxes of what is on the first screen. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "header, nav, h1, h2, main p, main li, main a, .sidebar a, button, summary",
      ),
    ]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      // The reader adds the bar of sections later, and what ends a page is hidden until its style is here.
      .filter(
        ({ element, box }) =>
          !element.closest(".section-bar, .turns, .site-footer") &&
          box.width > 1 &&
          box.bottom > 0 &&
          box.top < innerHeight,
      )
      .map(({ element, box }) => [
        element.tagName,
        element.textContent?.slice(0, 20),
        ...[box.x, box.y, box.width, box.height].map(Math.round),
      ]),
  );

/** A page, and a window. */
const cases: [path: string, viewport: { width: number; height: number }][] = [
  [text, { width: 1280, height: 800 }],
  [text, { width: 390, height: 844 }],
  ["/fr/docs/tech_writing/techwriting", { width: 1680, height: 1050 }],
  ["/blog/online_doc", { width: 1280, height: 800 }],
  ["/blog/online_doc", { width: 390, height: 844 }],
  ["/about", { width: 768, height: 1024 }],
  ["/", { width: 1280, height: 800 }],
  ["/", { width: 390, height: 844 }],
  ["/fr/", { width: 1680, height: 1050 }],
  ["/blog", { width: 1280, height: 800 }],
  ["/fr/blog", { width: 390, height: 844 }],
  ["/blog/tags", { width: 1280, height: 800 }],
  ["/blog/tags", { width: 390, height: 844 }],
  ["/fr/blog/archive", { width: 1280, height: 800 }],
  ["/blog/archive", { width: 390, height: 844 }],
  ["/blog/authors", { width: 768, height: 1024 }],
  ["/docs/category/technical-writing-services", { width: 1280, height: 800 }],
  ["/fr/docs/category/portfolio", { width: 1280, height: 800 }],
  ["/docs/category/portfolio", { width: 390, height: 844 }],
  ["/docs/portfolio/agency/acklio", { width: 1280, height: 800 }],
  ["/docs/portfolio/agency/acklio", { width: 390, height: 844 }],
  ["/no-such-page", { width: 1280, height: 800 }],
  ["/fr/no-such-page", { width: 390, height: 844 }],
];

/** `isTaken`: whether the case of this number is looked at. Gives the site, once it is open. */
export function testFirstStyle(isTaken: (number: number) => boolean = () => true): () => VisitedSite {
  let site: VisitedSite;
  beforeAll(async () => {
    site = await openShippedSite("new");
  });
  afterAll(() => site?.close());

  const taken = cases.filter((_, number) => isTaken(number));
  const withFaces = taken.map(([path, viewport]) => ({ path, viewport, faces: "given" }));
  const without = taken.slice(0, 1).map(([path, viewport]) => ({ path, viewport, faces: "refused" }));
  test.each([...withFaces, ...without])(
    "$path at $viewport, faces $faces, is painted before its whole style is here, and stays where it is when it comes",
    async ({ path, viewport, faces }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const { page, complaints, close } = await site.visit(path, {
        viewport,
        alive: false,
        before: (page) =>
          Promise.all([
            saveData(page.context()),
            (faces === "given" ? giveFaces : refuseFaces)(page.context()),
            page.route(wholeStyle, (route) => held.then(() => route.continue())),
            page.route("**/_twsite/*.js", (route) => held.then(() => route.continue())),
            page.addInitScript(() => {
              Object.assign(window, { shifted: 0 });
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries())
                  Reflect.set(
                    window,
                    "shifted",
                    Reflect.get(window, "shifted") + Reflect.get(entry, "value"),
                  );
              }).observe({ type: "layout-shift", buffered: true });
            }),
          ]),
        // The document waits for its style as a whole, but is on the screen before.
        waitUntil: "commit",
      });
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
        .toBe(1);
      const before = await boxes(page);
      release();
      await expect.poll(() => styleOf(page, ".skip-link", "z-index")).toBe("20");
      await expect.poll(() => boxes(page)).toEqual(before);
      await expect.poll(() => page.evaluate(() => Reflect.get(window, "shifted"))).toBeLessThan(0.005);
      // Chromium says of the not-found page that it was not found, and of refused faces that they were.
      expect(complaints.filter((text) => !/404 \(Not Found\)|net::ERR_FAILED/.test(text))).toEqual([]);
      await close();
    },
  );

  return () => site;
}
