/** What a visitor sees before scrolling: text, posts, offers; and a foot that is no page of its own. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShippedSite, settle, type VisitedSite, type VisitOptions } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite();
});
afterAll(() => site?.close());

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** The site's faces are there, or refused: then each bound holds in whatever fonts the machine has. */
type Faces = readonly ["given" | "refused", bound: number];

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Nothing is shown as ${selector}.`);
  return { ...box, bottom: box.y + box.height };
};

async function onEach(
  paths: readonly string[],
  options: VisitOptions,
  act: (page: Page, path: string) => Promise<void>,
) {
  for (const path of paths) await site.read(path, options, (page) => act(page, path));
}

test.each<Faces>([
  ["given", 260],
  ["refused", 380],
])(
  "the text of a doc begins below its introduction and its day: with faces %s, within %i pixels",
  (faces, bound) => {
    const paths = [
      "/docs/tw_withAI/intro_ai",
      "/fr/docs/tech_writing/techwriting",
      "/docs/services/guidoc_services",
      "/fr/docs/services/apisdk_services",
      "/fr/docs/tech_writing/comparison_table",
      "/fr/docs/tw_withAI/doc_as_data",
      "/fr/docs/legal/privacy",
      "/docs/tech_writing/restapi_doc",
    ];
    // Without the site’s faces each page is loaded anew, and a third of them tells.
    const some = faces === "given" ? paths : paths.filter((_, index) => index % 3 === 1);
    return onEach(some, { faces }, async (page, message) => {
      await expect
        .poll(async () => (await boxOf(page, ".page-head .post-facts > time")).bottom, { message })
        .toBeLessThanOrEqual(bound);
      await expect
        .poll(async () => (await boxOf(page, ".prose > p")).y, { message })
        .toBeLessThanOrEqual(bound);
    });
  },
);

test.each([
  ["/docs/tech_writing/restapi_doc", {}, ".lead"],
  ["/fr/docs/tech_writing/restapi_doc", {}, ".lead"],
  ["/docs/portfolio/agency/acklio", {}, ".lead"],
  ["/fr/about", {}, ".prose > p"],
])("%s has its first words within 220 pixels", (path, options, words) =>
  site.read(path, options, async (page) => {
    await expect.poll(async () => (await boxOf(page, words)).y).toBeLessThanOrEqual(220);
  }),
);

test("a title such as “REST API documentation” takes one line beside a sidebar", () =>
  site.read("/docs/tech_writing/restapi_doc", {}, async (page) => {
    await expect.poll(async () => (await boxOf(page, "h1")).height).toBeLessThan(60);
    const size = () =>
      page.locator("h1").evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
    await expect.poll(size).toBeGreaterThanOrEqual(40);
    await expect.poll(size).toBeLessThanOrEqual(44);
  }));

test("the links to the pages before and after are large", () =>
  site.read("/docs/tech_writing/restapi_doc", {}, async (page) => {
    await expect.poll(async () => (await boxOf(page, ".turns a")).height).toBeGreaterThanOrEqual(64);
  }));

test("the texts beside each other on the home page begin on one line, below titles of one line or of two", () =>
  site.read("/fr/", { viewport: { width: 1100, height: 800 } }, async (page) => {
    const lines = () =>
      page
        .locator(".features p")
        .evaluateAll((texts) => new Set(texts.map((text) => text.getBoundingClientRect().top)).size);
    await expect.poll(lines).toBe(1);
  }));

test("the home page says who writes, what is offered and where to judge it on the first screen", () =>
  onEach(["/fr/", "/"], {}, async (page, path) => {
    for (const [width, height, pages] of [
      [1280, 800, 1],
      [1440, 900, 3],
    ] as const) {
      await page.setViewportSize({ width, height });
      const message = `${path} at ${width} × ${height}`;
      const bottomOf = async (selector: string) => (await boxOf(page, selector)).bottom;
      await expect.poll(() => bottomOf(".hero .actions"), { message }).toBeLessThanOrEqual(480);
      await expect.poll(() => bottomOf(".features > li:last-child"), { message }).toBeLessThanOrEqual(height);
      await expect
        .poll(() => bottomOf(`.home-prose li:nth-child(${pages})`), { message })
        .toBeLessThanOrEqual(height);
    }
  }));

// On wide screens, pages without a sidebar begin where the text beside one does (page-head.test.ts).
test.each([
  ["/", [390, 1280, 1920]],
  ["/fr/about", [390, 768]],
  ["/contact", [390, 768]],
  ["/fr/no-such-page", [390, 768]],
])("%s, which has no sidebar, begins where the foot does at %j pixels", (path, widths) =>
  site.read(path, {}, async (page) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const distance = async () => (await boxOf(page, "main h1")).x - (await boxOf(page, ".footer-grid")).x;
      await expect.poll(distance, { message: `at ${width}` }).toBe(0);
    }
  }),
);

test("the list of posts says its tags, and names whoever is not the blog's main author", () =>
  site.read("/blog", {}, async (page) => {
    const posts = page.locator(".post-list > li");
    for (const post of await posts.all())
      await expect.poll(() => post.locator(".tag-list a").count()).toBeGreaterThan(0);
    await expect.poll(() => posts.getByText("Owner of this site", { exact: true }).count()).toBe(0);
    // The sidebar has the years.
    const years = page.getByRole("main").getByRole("heading", { name: /^\d{4}$/ });
    await expect.poll(() => years.count()).toBe(0);
  }));

test.each<Faces>([
  ["given", 844],
  ["refused", 960],
])(
  "on a phone, the home page shows two offers, without a drawing that is too small to read: with faces %s, within %i pixels",
  (faces, bound) =>
    onEach(["/fr", "/"], { ...phone, faces }, async (page, message) => {
      await expect.poll(() => page.locator(".hero-drawing").isVisible(), { message }).toBe(false);
      await expect
        .poll(async () => (await boxOf(page, ".features > li:nth-child(2)")).bottom, { message })
        .toBeLessThanOrEqual(bound);
    }),
);

test("on a phone, the first post of a blog is below one row of links, and the foot takes half a screen", () =>
  onEach(["/", "/blog", "/fr/blog"], phone, async (page, message) => {
    await expect
      .poll(async () => (await boxOf(page, ".site-footer")).height, { message })
      .toBeLessThanOrEqual(450);
    if (message === "/") return;
    await expect
      .poll(async () => (await boxOf(page, ".post-list > li")).y, { message })
      .toBeLessThanOrEqual(230);
    const rows = () =>
      page
        .locator(".page-links > li")
        .evaluateAll(
          (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size,
        );
    await expect.poll(rows, { message }).toBe(1);
  }));

test("the text of a case begins on the first screen: beside its facts, and on a phone below two lines that open", async () => {
  const paths = ["/docs/portfolio/agency/acklio", "/fr/docs/portfolio/older/example_maileva"];
  await onEach(paths, { viewport: { width: 1280, height: 800 } }, async (page, message) => {
    await expect.poll(async () => (await boxOf(page, ".prose > p")).y, { message }).toBeLessThanOrEqual(300);
    const facts = async () => (await boxOf(page, ".case-panel")).bottom;
    await expect.poll(facts, { message }).toBeLessThanOrEqual(800);
  });
  await onEach(paths, phone, async (page, message) => {
    await expect.poll(async () => (await boxOf(page, ".prose > p")).y, { message }).toBeLessThanOrEqual(800);
    await page.locator(".case-details > summary").click();
    await page.locator(".case-details dd").first().waitFor();
  });
});

test("on a phone, the day below an introduction that has no room for it begins where the introduction does", () =>
  site.read("/docs/tech_writing/restapi_doc", phone, async (page) => {
    const distance = async () => {
      const [lead, day] = [await boxOf(page, ".lead"), await boxOf(page, ".page-head .post-facts > time")];
      return { isBelow: day.y >= lead.bottom - 8, across: day.x - lead.x };
    };
    await expect.poll(distance).toEqual({ isBelow: true, across: 0 });
  }));

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
