/** With text of twice the size, nothing is cut off and no page scrolls sideways. */
import { rmSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { announcedContent } from "./announced-content.ts";
import { launchBrowser } from "./browser.ts";
import { compileSite } from "./compiled-site.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";

const routes = [
  "/",
  "/fr",
  "/docs/tech_writing/restapi_doc",
  "/fr/docs/tech_writing/comparison_table",
  "/docs/category/portfolio",
  "/fr/docs/portfolio/agency/acklio",
  "/fr/blog",
  "/blog/docsascode_philosophy",
  "/blog/archive",
  "/fr/blog/tags",
  "/blog/tags/AI",
  "/blog/authors",
  "/contact",
  "/fr/about",
  "/fr/no-such-page",
];

let site: ServedSite;
let remove: () => void;
/** One whose visitor has set a size of 32 pixels, and one in which a page is made larger by a style. */
let browsers: Record<"setting" | "style", Browser>;

beforeAll(async () => {
  const copy = announcedContent();
  const compiled = compileSite("/", copy.content);
  remove = () => {
    compiled.remove();
    rmSync(copy.folder, { recursive: true });
  };
  site = await serveSite(compiled);
  browsers = {
    setting: await launchBrowser(undefined, ["--blink-settings=defaultFontSize=32"]),
    style: await launchBrowser(),
  };
});
afterAll(async () => {
  await Promise.all([browsers?.setting.close(), browsers?.style.close(), site?.close()]);
  remove?.();
});

type Way = keyof typeof browsers;

async function contextOf(way: Way, width: number): Promise<BrowserContext> {
  const context = await browsers[way].newContext({
    viewport: { width, height: 844 },
    hasTouch: width < 500,
    isMobile: width < 500,
    reducedMotion: "reduce",
    bypassCSP: true,
  });
  await context.route(/^https:/, (route) => route.fulfill({ contentType: "text/css", body: "" }));
  return context;
}

async function open(page: Page, way: Way, route: string): Promise<void> {
  await page.goto(site.origin + route);
  if (way === "style") await page.addStyleTag({ content: "html { font-size: 200% }" });
  await page.waitForSelector("html[data-controls]");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
}

/** In the browser: what is cut off, out of the window, or broken into single letters. */
function problems(): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
  });
  const name = (element: HTMLElement) =>
    `${element.outerHTML.slice(0, 70)} ${element.textContent.slice(0, 30)}`;
  const scrolls = ".table-scroll, pre, [role=tablist]";
  const cut = shown.filter((element) => {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
    const isHidden = (overflow: string) => overflow === "hidden" || overflow === "clip";
    return (
      (isHidden(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (isHidden(overflowY) && webkitLineClamp === "none" && element.scrollHeight > element.clientHeight + 1)
    );
  });
  const outside = shown.filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 1 && element.closest(scrolls) === null,
  );
  const crushed = shown.filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { fontSize, display } = getComputedStyle(element);
    const isText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === 3 && /\w{6}/.test(nodeValue ?? ""),
    );
    return isText && display !== "inline" && width < 2 * Number.parseFloat(fontSize) && height > 3 * width;
  });
  const { scrollWidth } = document.documentElement;
  return [
    ...(scrollWidth > innerWidth ? [`scrolls sideways: ${scrollWidth}`] : []),
    ...cut.map((element) => `cut: ${name(element)}`),
    ...outside.map((element) => `outside: ${name(element)}`),
    ...crushed.map((element) => `crushed: ${name(element)}`),
  ];
}

const cases = (["setting", "style"] as const).flatMap((way) =>
  [390, 1280].map((width) => [way, width] as const),
);

test.each(cases)("set by a %s, at %i pixels, on every kind of page", async (way, width) => {
  const context = await contextOf(way, width);
  const page = await context.newPage();
  for (const route of routes) {
    await open(page, way, route);
    expect.soft(await page.evaluate(problems), route).toEqual([]);
  }
  await context.close();
});

test.each(cases)("set by a %s, at %i pixels, in menu and search", async (way, width) => {
  const context = await contextOf(way, width);
  const page = await context.newPage();
  for (const route of ["/docs/tech_writing/restapi_doc", "/fr/contact"]) {
    await open(page, way, route);
    await page.locator(".menu-button").click();
    await page.locator("dialog[open] a").first().waitFor();
    expect.soft(await page.evaluate(problems), `menu on ${route}`).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator(".search-button:visible").first().click();
    await page.locator("dialog[open] input").fill("api");
    await page.locator("dialog[open] [role=option]").first().waitFor();
    expect.soft(await page.evaluate(problems), `search on ${route}`).toEqual([]);
  }
  await context.close();
});
