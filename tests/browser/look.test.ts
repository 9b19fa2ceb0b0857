/** What holds for the look on every kind of page: nothing scrolls sideways, nothing moves, fingers hit, paper is clean. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPreview } from "../../cli/hosts/preview/preview-server.ts";
import { launchBrowser } from "./browser.ts";
import { type CompiledSite, compileSite } from "./compiled-site.ts";
import { followToWhole } from "./follow.ts";
import { isHydrated } from "./is-hydrated.ts";
import { type KeptContextOptions, type KeptContexts, keptContexts } from "./kept-contexts.ts";

const unknown = "/no-such-page";
const routes = [
  "/",
  "/fr",
  "/docs/tech_writing/restapi_doc",
  "/docs/category/portfolio",
  "/fr/docs/portfolio/agency/acklio",
  "/fr/blog",
  "/blog/docsascode_philosophy",
  "/blog/archive",
  "/blog/tags",
  "/blog/authors",
  "/contact",
  unknown,
];

let site: CompiledSite;
let server: { port: number; close(): Promise<void> };
let browser: Browser;
let contexts: KeptContexts;

beforeAll(async () => {
  site = await compileSite("/");
  server = await startPreview({ root: site.folder, base: "/", host: "127.0.0.1", port: 0 });
  browser = await launchBrowser();
  contexts = keptContexts(browser);
});
afterAll(async () => {
  await contexts?.close();
  await Promise.all([browser?.close(), server?.close()]);
  site?.remove();
});

/** `visitors`: those of a first visit have no faces yet. */
async function open(
  options: KeptContextOptions,
  visitors: KeptContexts | Browser = contexts,
): Promise<{ page: Page; go(route: string): Promise<void> }> {
  const context = await visitors.newContext(options);
  const page = await context.newPage();
  const go = async (route: string) => {
    await page.goto(`http://127.0.0.1:${server.port}${route}`);
  };
  return { page, go };
}

/** An item begins a line where it is below the one before. */
const linesOfBar = (page: Page) =>
  page.locator(".main-nav > ul > li").evaluateAll((items) => {
    const boxes = items.map((item) => item.getBoundingClientRect());
    return boxes.filter(({ top }, at) => top >= (boxes[at - 1]?.bottom ?? 0)).length;
  });

test.each(["given", "refused"] as const)(
  "the bar is one line of links on notebooks, also of long ones: faces %s",
  async (faces) => {
    const { page, go } = await open({ faces });
    for (const route of ["/", "/fr"]) {
      await go(route);
      await page.waitForFunction(isHydrated);
      for (const width of [1040, 1180, 1280, 1400]) {
        await page.setViewportSize({ width, height: 720 });
        await expect(linesOfBar(page), `${route} at ${width}`).resolves.toBe(1);
      }
    }
    await page.context().close();
  },
);

test("the bar at its narrowest is one line of links in a font an eighth wider than ours, which some systems have instead", async () => {
  const { page, go } = await open({ bypassCSP: true });
  await go("/fr");
  await page.setViewportSize({ width: 999, height: 720 });
  await page.addStyleTag({ content: ".site-header { letter-spacing: 0.06em; }" });
  await expect.poll(() => linesOfBar(page)).toBe(1);
  const cut = () =>
    page.locator("header .brand span").evaluate((name) => name.scrollWidth > name.clientWidth);
  await expect.poll(cut).toBe(false);
  await page.context().close();
});

/** In the browser: what is too small for a finger, links of headings that are too thin, and the height of the bar. */
function measuredControls(): { small: string[]; thin: number; bar: number | undefined } {
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    });
  const small = visible(
    ":is(header, nav, footer, .tabs, .code-tools, form, main li, .latest) :is(a, button, summary, select)",
  )
    // Part of a line of text, as WCAG 2.5.8 excepts it.
    .filter((control) => control.closest(".breadcrumbs, .post-facts, .copyright, .prose, h1") === null)
    // Of a card, all of it is the link.
    .filter((control) => control.closest(".cards, .card-list, .features, .case-list") === null)
    .filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      return height < 43.5 || (control.localName === "button" && width < 43.5);
    })
    .map((control) => {
      const { width, height } = control.getBoundingClientRect();
      return `${control.outerHTML.slice(0, 90)} ${width} × ${height}`;
    });
  const thin = visible(".heading-link").filter((link) => link.getBoundingClientRect().width < 24).length;
  return { small, thin, bar: document.querySelector(".site-header .bar")?.clientHeight };
}

/** 320 pixels are also what 200 % zoom makes of a window of 640. */
const phone = { viewport: { width: 320, height: 844 }, isMobile: true, hasTouch: true };

test.each([
  ["with the site's faces", "given", routes, [64]],
  // The French name of the site takes a third line in wide fonts.
  ["without them, in whatever fonts there are", "refused", ["/", "/fr", "/fr/blog"], [64, 65, 66]],
] as const)(
  "%s, no page scrolls sideways at 320 pixels; every control is 44 pixels high where fingers point, and every button as wide",
  async (_, faces, routes, bars) => {
    const { page, go } = await open({ ...phone, faces });
    await go("/about");
    await page.waitForFunction(isHydrated);
    for (const route of routes) {
      await page.setViewportSize(phone.viewport);
      if (route === unknown) await go(route);
      else await followToWhole(page, route);
      const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      await expect.poll(widths, { message: route }).toEqual([320, 320]);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect
          .poll(() => page.evaluate(measuredControls), { message: `${route} at ${width}` })
          .toEqual({ small: [], thin: 0, bar: expect.toBeOneOf([...bars]) });
      }
    }
    await page.context().close();
  },
);

test("a face that comes late moves nothing", async () => {
  const { page, go } = await open({ viewport: { width: 390, height: 844 } }, browser);
  await page.addInitScript(() => {
    Reflect.set(window, "moved", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, "moved", Reflect.get(window, "moved") + Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
  const served: string[] = [];
  let release = () => {};
  const isPainted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await isPainted;
    served.push(route.request().url());
    await route.continue();
  });
  const loaded = go("/docs/tech_writing/techwriting");
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  release();
  await loaded;
  await expect.poll(() => served.length).toBeGreaterThan(1);
  await page.waitForLoadState("networkidle");
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "moved"))).toBe(0);
  await page.context().close();
});

/** Whether the fonts of an element's text are of the site. */
async function areOwn(page: Page, selector: string): Promise<boolean[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
  await devTools.detach();
  return fonts.map(({ isCustomFont }) => isCustomFont);
}

test("a visitor whose browser has the faces sees them in the first paint, whatever the line", async () => {
  const { page, go } = await open({ bypassCSP: true }, browser);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const style = document.querySelector<HTMLStyleElement>("style[data-faces]");
      if (style) localStorage["twsite-faces"] = style.dataset.faces;
    }).observe(document, { childList: true, subtree: true });
  });
  // One that is late would not be shown at all.
  await page.route("**/docs/tech_writing/restapi_doc", async (route) => {
    const response = await route.fetch();
    const document = await response.text();
    await route.fulfill({
      response,
      body: document.replaceAll("font-display:optional", "font-display:block"),
    });
  });
  const faces = page.locator("head style[data-faces]");
  const names = async () =>
    ((await faces.getAttribute("data-faces")) ?? "")
      .split(" ")
      .map((href) => /^\/_twsite\/([a-z-]+)-\w+\.woff2$/.exec(href)?.[1])
      .sort();
  await go("/docs/tech_writing/restapi_doc");
  await expect.poll(names).toEqual(["text", "title"]);
  for (const selector of ["h1", ".prose > p"])
    await expect.poll(() => areOwn(page, selector), { message: selector }).toContain(true);
  await page.context().close();
});

test.each([
  ["given", [true]],
  ["refused", [false]],
] as const)("faces that a test has %s are those of titles, texts and code", async (faces, own) => {
  const { page, go } = await open({ faces });
  await page.route(/\.woff2$/, (route) => route.abort());
  await go("/docs/tech_writing/restapi_doc");
  await page.waitForFunction(isHydrated);
  for (const selector of ["h1", ".prose > p", ".prose code"])
    await expect.poll(() => areOwn(page, selector), { message: selector }).toEqual(own);
  await page.context().close();
});

test("paper holds the article alone, with addresses and whole code", async () => {
  const { page, go } = await open({ viewport: { width: 700, height: 900 } });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await go("/docs/tech_writing/restapi_doc");
  await page.waitForLoadState("networkidle");
  await expect.poll(() => page.locator("h1").isVisible()).toBe(true);
  const wronglyShown = () =>
    page.evaluate(() => {
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const isShown = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
      };
      const controls = all("nav, body > * > header, body > * > footer, button, [role=tablist]");
      const panels = all("[role=tabpanel]");
      return [...controls.filter(isShown), ...panels.filter((panel) => !isShown(panel))].map(
        ({ outerHTML }) => outerHTML.slice(0, 90),
      );
    });
  await expect.poll(wronglyShown, { message: "shown though a control, or a panel not shown" }).toEqual([]);
  const larger = () =>
    page
      .locator(".prose :is(td, th, figcaption, .admonition-title)")
      .evaluateAll(
        (parts) => parts.filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) > 14).length,
      );
  await expect.poll(larger, { message: "larger than the text, which is 10.5 points" }).toBe(0);
  const cut = () =>
    page
      .locator("pre")
      .evaluateAll((blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
  await expect.poll(cut).toBe(0);
  const link = page.locator(".prose a[href^='/docs/']").first();
  const address = () =>
    link.evaluate((element) => getComputedStyle(element, "::after").content.replaceAll(/^"|" "|"$/g, ""));
  // Without scripts it begins with the site's own host.
  await expect.poll(address).toMatch(/https:\/\/www\.example\.com.*\/docs\//);
  await page.waitForSelector("html[data-controls]");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect.poll(address).toContain("http://127.0.0.1");
  const ink = () =>
    page
      .locator(".prose p")
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  await expect.poll(ink).toBe("rgb(26, 26, 28)");
  await page.context().close();
});
