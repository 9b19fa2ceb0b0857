/** From page to page without a reload (S24, S30, S31, S33). */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShippedSite, settle, type Visit, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite("known");
});
afterAll(() => site?.close());

const heading = (page: Page) => page.locator("h1").first().innerText();
const bar = (page: Page) => page.locator(".progress");
const inFooter = (page: Page, name: string) =>
  page.locator("footer").getByRole("link", { name, exact: true });

/** An answer is held back from the start, because links in sight are fetched ahead: soon on a quick machine. */
async function visitHolding(path: string, held: string): Promise<Visit & { release: () => void }> {
  let release = () => {};
  const before = async (page: Page) => {
    release = await holdBack(page, held);
  };
  const visit = await site.visit(path, { before });
  await settle(visit.page);
  return { ...visit, release: () => release() };
}

/** Keeps the answer for an address back until what is returned is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/${path}`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("a slow page: the one before stays, the bar grows after 200 ms from 0.08, every 800 ms, and goes at the end", async () => {
  const { page, complaints, close, release } = await visitHolding("/blog", "data/contact.json");
  // The page's clock only moves when the test says so.
  await page.clock.install();
  // So far ahead that a busy machine is not later.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.evaluate(() => {
    const met: [time: number, transform: string][] = [];
    Reflect.set(window, "met", met);
    const started = Date.now();
    new MutationObserver(() => {
      const transform = document.querySelector<HTMLElement>(".progress > div")?.style.transform;
      if (transform && met.at(-1)?.[1] !== transform) met.push([Date.now() - started, transform]);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const met = () => page.evaluate(() => Reflect.get(window, "met") as [number, string][]);
  await inFooter(page, "Contact").dispatchEvent("click");
  await expect.poll(() => page.url()).toBe(`${site.origin}/contact`);
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return (await met()).length;
    })
    .toBe(2);
  const [first, second] = await met();
  expect(first?.[1]).toBe("scaleX(0.08)");
  expect(first?.[0]).toBeGreaterThanOrEqual(200);
  expect((second?.[0] ?? 0) - (first?.[0] ?? 0)).toBeGreaterThanOrEqual(800);
  expect((second?.[0] ?? 0) - (first?.[0] ?? 0)).toBeLessThan(900);
  await expect
    .poll(() => page.locator(".progress > div").evaluate((part) => getComputedStyle(part).transitionDuration))
    .toBe("0.2s");
  await expect.poll(() => heading(page)).toBe("Blog");
  release();
  await expect.poll(() => heading(page)).toBe("Contact");
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return bar(page).count();
    })
    .toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test("the last click wins, whichever page comes first", async () => {
  const releases: Record<string, () => void> = {};
  const before = async (page: Page) => {
    for (const name of ["contact", "about"]) releases[name] = await holdBack(page, `data/${name}.json`);
  };
  const { page, close } = await site.visit("/blog", { before });
  await inFooter(page, "Contact").click();
  await inFooter(page, "About").click();
  releases.about?.();
  await expect.poll(() => heading(page)).toBe("About");
  const late = page.waitForResponse("**/data/contact.json");
  releases.contact?.();
  await late;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect.poll(() => heading(page)).toBe("About");
  await expect.poll(() => page.url()).toBe(`${site.origin}/about`);
  await close();
});

test("a click wins over a page that failed and is being loaded again", async () => {
  const { page, close } = await site.visit("/blog", {
    before: (page) => page.route("**/data/contact.json", (route) => route.fulfill({ status: 500, body: "" })),
  });
  await page.exposeFunction("release", await holdBack(page, "contact"));
  // From within: playwright waits for a page that is being loaded again.
  await page.evaluate(() => {
    const click = (route: string) =>
      document.querySelector<HTMLElement>(`footer a[href='${route}']`)?.click();
    const waiting = setInterval(() => {
      if (!sessionStorage.getItem("twsite-reloaded:/contact")) return;
      clearInterval(waiting);
      click("/about");
      Reflect.get(window, "release")();
    });
    setTimeout(click, 0, "/contact");
  });
  await expect.poll(() => page.url()).toBe(`${site.origin}/about`);
  await expect.poll(() => heading(page)).toBe("About");
  await page.goBack();
  await expect.poll(() => heading(page)).toBe("Contact");
  await close();
});

test("the page before keeps its place, with a spinner over it after three seconds, until the next is there, which starts at its top with the focus on its heading", async () => {
  const { page, close, release } = await visitHolding("/docs/tech_writing/restapi_doc", "data/contact.json");
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await inFooter(page, "Contact").dispatchEvent("click");
  await expect.poll(() => page.url()).toBe(`${site.origin}/contact`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  // By its class: while it is hidden, it has no role.
  const spinner = page.locator(".spinner");
  await spinner.waitFor({ state: "attached" });
  const setTime = (milliseconds: number) =>
    spinner.evaluate((element, time) => {
      for (const animation of element.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
    }, milliseconds);
  await setTime(2990);
  await expect.poll(() => spinner.isVisible()).toBe(false);
  await setTime(3200);
  await spinner.waitFor();
  await expect.poll(() => heading(page)).toBe("REST API documentation");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  release();
  await expect.poll(() => heading(page)).toBe("Contact");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await spinner.waitFor({ state: "detached" });
  // And screen readers are told.
  await expect
    .poll(() => page.locator("footer [aria-live=polite]").innerText())
    .toBe("Contact | Expert Technical Writing");
  await close();
});

/** With data-saver, too: `tests/unit/reader/navigation/connection.test.ts`. */
test("nothing is loaded ahead on a 2g connection", async () => {
  const { page, requests, close } = await site.visit("/blog", {
    before: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", {
          value: { saveData: false, effectiveType: "slow-2g" },
        }),
      ),
  });
  await settle(page);
  await page.getByRole("link", { name: "Services" }).first().hover();
  await inFooter(page, "Contact").focus();
  await page.waitForLoadState("networkidle");
  expect(requests.filter((path) => /^\/data\/|\/content-renderer-/.test(path))).toEqual([]);
  await close();
});

test("a page is loaded as soon as its link is pointed at, focused or touched", async () => {
  const { page, requests, close } = await site.visit("/about", {
    hasTouch: true,
    // Nothing is ever in sight, so that nothing is prefetched.
    before: (page) =>
      page.addInitScript(() => Object.assign(IntersectionObserver.prototype, { observe() {} })),
  });
  const asked = (file: string) =>
    expect.poll(() => requests.filter((path) => path === `/data/${file}`).length);
  await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).hover();
  await asked("blog.json").toBe(1);
  await inFooter(page, "Contact").focus();
  await asked("contact.json").toBe(1);
  await inFooter(page, "Privacy Policy").dispatchEvent("touchstart");
  await asked("docs/legal/privacy.json").toBe(1);
  await close();
});

test("among docs, a link to the page that is shown leads to its top, without the hash and with the focus on its heading; one to another keeps the sidebar as it is, its scroll and its open parts included", async () => {
  const { page, close } = await site.visit("/docs/tech_writing/restapi_doc#errors-people-can-act-on");
  const sidebar = page.getByRole("navigation", { name: "Documentation" });
  await sidebar.getByRole("link", { name: "REST APIs" }).click();
  await expect
    .poll(() => page.evaluate(() => [scrollY, location.hash, document.activeElement?.tagName]))
    .toEqual([0, "", "H1"]);
  await sidebar.evaluate((element) => Reflect.set(element, "marked", true));
  await sidebar.getByRole("link").first().click();
  await expect.poll(() => page.url()).not.toContain("restapi_doc");
  await expect.poll(() => sidebar.locator("[aria-current=page]").count()).toBe(1);
  await expect.poll(() => sidebar.evaluate((element) => Reflect.get(element, "marked"))).toBe(true);
  await close();
});

test("the head is about the page that is shown; a hash of another page leads to its heading, and Back to where the visitor was", async () => {
  const { page, close } = await site.visit("/docs/tech_writing/techwriting");
  const about = () =>
    page.evaluate(() => [
      document.querySelector("link[type='text/markdown']")?.getAttribute("href"),
      document.querySelectorAll("link[hreflang], meta[property], script[type='application/ld+json']").length >
        0,
    ]);
  await expect.poll(about).toEqual(["/docs/tech_writing/techwriting.md", true]);
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/docs/tech_writing/restapi_doc#main-content";
    document.querySelector("main")?.append(link);
    link.click();
  });
  await expect.poll(() => page.url()).toContain("restapi_doc#main-content");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main-content");
  await page.goBack();
  await expect.poll(() => page.url()).toContain("techwriting");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await inFooter(page, "Contact").click();
  await expect.poll(about).toEqual(["/contact.md", false]);
  await inFooter(page, "Blog").click();
  await expect.poll(() => heading(page)).toBe("Blog");
  await page.goBack();
  await expect.poll(about).toEqual(["/contact.md", false]);
  await close();
});
