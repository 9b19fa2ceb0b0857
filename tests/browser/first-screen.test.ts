/** What a visitor sees before scrolling: text, posts, offers; and a foot that is no page of its own. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShippedSite, settle, type VisitedSite } from "./visitors.ts";
import { waitForFaces } from "./wait-for-faces.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite();
});
afterAll(() => site?.close());

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Nothing is shown as ${selector}.`);
  return { ...box, bottom: box.y + box.height };
};

test.each([
  ["/docs/tech_writing/restapi_doc", ".lead"],
  ["/fr/docs/tech_writing/restapi_doc", ".lead"],
  ["/docs/portfolio/agency/acklio", ".lead"],
  ["/about", ".prose > p"],
])("%s has its first words within 220 pixels", async (path, words) => {
  const { page, close } = await site.visit(path);
  await expect.poll(async () => (await boxOf(page, words)).y).toBeLessThanOrEqual(220);
  await close();
});

test.each([
  "/docs/tech_writing/restapi_doc",
  "/docs/tw_withAI/intro_ai",
  "/fr/docs/tech_writing/techwriting",
  "/fr/docs/legal/privacy",
])("the text of %s begins within 260 pixels, below its introduction and its day", async (path) => {
  const { page, close } = await site.visit(path, { before: waitForFaces });
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(async () => (await boxOf(page, ".page-head .post-facts > time")).bottom)
    .toBeLessThanOrEqual(260);
  await expect.poll(async () => (await boxOf(page, ".prose > p")).y).toBeLessThanOrEqual(260);
  await close();
});

test("on a phone, the day below an introduction that has no room for it begins where the introduction does", async () => {
  const { page, close } = await site.visit("/docs/tech_writing/restapi_doc", phone);
  const [lead, day] = [await boxOf(page, ".lead"), await boxOf(page, ".page-head .post-facts > time")];
  expect(day.y).toBeGreaterThanOrEqual(lead.bottom - 8);
  expect(day.x).toBe(lead.x);
  await close();
});

test("a title such as “REST API documentation” takes one line beside a sidebar", async () => {
  const { page, close } = await site.visit("/docs/tech_writing/restapi_doc");
  const title = await boxOf(page, "h1");
  expect(title.height).toBeLessThan(60);
  const size = await page.locator("h1").evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
  expect(size).toBeGreaterThanOrEqual(40);
  expect(size).toBeLessThanOrEqual(44);
  await close();
});

test.each(["/", "/fr"])("on a phone, %s shows two offers below a small drawing", async (path) => {
  const { page, close } = await site.visit(path, phone);
  await expect.poll(async () => (await boxOf(page, ".hero-drawing")).height).toBeLessThanOrEqual(140);
  await expect
    .poll(async () => (await boxOf(page, ".features > li:nth-child(2)")).bottom)
    .toBeLessThanOrEqual(844);
  await close();
});

test.each([
  ["/", 1280, 800, 1],
  ["/fr/", 1280, 800, 1],
  ["/", 1440, 900, 3],
  ["/fr/", 1440, 900, 3],
])(
  "%s says who writes, what is offered and where to judge it on a screen of %i × %i",
  async (path, width, height, pages) => {
    const { page, close } = await site.visit(path, { viewport: { width, height }, before: waitForFaces });
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(async () => (await boxOf(page, ".hero .actions")).bottom).toBeLessThanOrEqual(480);
    await expect
      .poll(async () => (await boxOf(page, ".features > li:last-child")).bottom)
      .toBeLessThanOrEqual(height);
    await expect
      .poll(async () => (await boxOf(page, `.home-prose li:nth-child(${pages})`)).bottom)
      .toBeLessThanOrEqual(height);
    await close();
  },
);

test("the texts beside each other on the home page begin on one line, below titles of one line or of two", async () => {
  const { page, close } = await site.visit("/fr/", { viewport: { width: 1100, height: 800 } });
  const tops = await page
    .locator(".features p")
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await close();
});

test.each(["/blog", "/fr/blog"])(
  "on a phone, the first post of %s is below one row of links",
  async (path) => {
    const { page, close } = await site.visit(path, phone);
    await expect.poll(async () => (await boxOf(page, ".post-list > li")).y).toBeLessThanOrEqual(230);
    const rows = await page
      .locator(".page-links > li")
      .evaluateAll(
        (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size,
      );
    expect(rows).toBe(1);
    await close();
  },
);

test.each(["/", "/fr/blog"])("on a phone, the foot of %s takes half a screen", async (path) => {
  const { page, close } = await site.visit(path, phone);
  await expect.poll(async () => (await boxOf(page, ".site-footer")).height).toBeLessThanOrEqual(450);
  await close();
});

test("on a phone, the facts of a case are in two columns", async () => {
  const { page, close } = await site.visit("/docs/portfolio/agency/acklio", phone);
  const [first, second] = await page
    .locator(".case-panel .case-facts > div")
    .evaluateAll((facts) => facts.slice(0, 2).map((fact) => fact.getBoundingClientRect().y));
  expect(first).toBe(second);
  await close();
});

test("the list of posts says its tags, and names whoever is not the blog's main author", async () => {
  const { page, close } = await site.visit("/blog");
  const posts = page.locator(".post-list > li");
  for (const post of await posts.all())
    await expect.poll(() => post.locator(".tag-list a").count()).toBeGreaterThan(0);
  await expect.poll(() => posts.getByText("The writer", { exact: true }).count()).toBe(0);
  // The sidebar has the years.
  await expect
    .poll(() =>
      page
        .getByRole("main")
        .getByRole("heading", { name: /^\d{4}$/ })
        .count(),
    )
    .toBe(0);
  await close();
});

test.each([
  ["/", 1280],
  ["/", 1920],
  ["/fr/", 390],
])("in %s all pages without a sidebar begin where the foot does, %i pixels wide", async (home, width) => {
  const { page, close } = await site.visit(home, { viewport: { width, height: 900 } });
  for (const route of ["", "about", "contact", "no-such-page"]) {
    await page.goto(site.origin + home + route);
    await expect
      .poll(async () => (await boxOf(page, "main h1")).x, { message: route })
      .toBe((await boxOf(page, ".footer-grid")).x);
  }
  await close();
});

test("the links to the pages before and after are large, and come before those to the page's source", async () => {
  const { page, close } = await site.visit("/docs/tech_writing/restapi_doc");
  const turns = await boxOf(page, ".turns a");
  expect(turns.height).toBeGreaterThanOrEqual(64);
  expect(turns.bottom).toBeLessThan((await boxOf(page, ".article-end")).y);
  await close();
});

test("the drawing of the home page begins with nothing, not with the dots of its lines' ends", async () => {
  const { page, close } = await site.visit("/");
  await settle(page);
  const drawing = page.locator(".hero-drawing");
  /** At the start of its animation. */
  const look = async (visibility: string) => {
    await drawing.evaluate((element, visibility) => {
      for (const animation of element.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = 0;
      }
      for (const line of element.querySelectorAll<SVGElement>(".drawn")) line.style.visibility = visibility;
    }, visibility);
    return drawing.screenshot();
  };
  // What comes late, such as a face, may move the drawing between two pictures.
  await expect.poll(async () => (await look("")).equals(await look("hidden"))).toBe(true);
  await close();
});
