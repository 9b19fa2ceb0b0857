/** The text of a page: in its document, after a click, and when a visitor comes back to it. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openUnderPolicy, type SiteUnderPolicy } from "./article-site.ts";
import { compileSite } from "./compiled-site.ts";
import { complaintsOf } from "./complaints.ts";
import { isHydrated } from "./is-hydrated.ts";

let site: SiteUnderPolicy;
beforeAll(async () => {
  site = await openUnderPolicy("tests/sites/article/content");
});
afterAll(() => site?.close());

/** Without what lets the browser's own search look into closed tabs, and keeps them out of the tab order. */
const text = (page: Page) =>
  page.locator("[data-article]").evaluate((article) => {
    const copy = article.cloneNode(true);
    copy.normalize();
    if (!(copy instanceof Element)) return "";
    for (const closed of copy.querySelectorAll("[hidden=until-found]")) {
      closed.removeAttribute("hidden");
      closed.setAttribute("tabindex", "0");
    }
    return copy.innerHTML;
  });

/** As a browser without JavaScript reads it. */
const textOfDocument = (page: Page, route: string) =>
  page.evaluate((address) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    return new Promise<string | undefined>((resolve) => {
      request.onloadend = () => {
        const article = request.responseXML?.querySelector("[data-article]");
        article?.normalize();
        resolve(article?.innerHTML);
      };
      request.send();
    });
  }, route);

/** Without the controls, which change attributes. */
async function open(route: string) {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.route("**/_twsite/deferred-shell-*", (answer) => answer.abort());
  await page.goto(site.origin + route);
  await page.waitForFunction(isHydrated);
  return { page, complaints, requests, close: () => context.close() };
}

/** As a link of the page would. */
async function follow(page: Page, route: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.setAttribute("href", href);
    document.querySelector("footer")?.append(link);
    link.click();
    link.remove();
  }, route);
  await page.waitForURL(site.origin + route);
}

describe("after a click", () => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open("/");
  });
  afterAll(() => opened?.close());

  test.each(["/docs/parts", "/docs/tabs", "/docs/terms", "/fr/docs/parts", "/glossary", "/blog/a-post"])(
    "%s has what its document has",
    async (route) => {
      const { page } = opened;
      const expected = await textOfDocument(page, route);
      expect(expected).toMatch(/<\w/);
      await follow(page, route);
      await expect.poll(() => text(page)).toBe(expected);
    },
  );
});

describe("a visitor who comes back to the first page", () => {
  test.each(["Back", "a link"])("by %s meets the same text, for which nothing is requested", async (way) => {
    const { page, requests, complaints, close } = await open("/docs/parts");
    // Those of tabs included.
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id) => id.startsWith("__")).length).toBeGreaterThan(4);
    expect(new Set(ids).size, ids.join(" ")).toBe(ids.length);
    const first = page.locator("[data-article] > :first-child");
    await first.evaluate((element) => Reflect.set(element, "isKept", true));
    await follow(page, "/docs/tabs");
    await expect.poll(() => page.locator("h1").innerText()).not.toBe("Parts of an article");
    requests.length = 0;
    if (way === "Back") await page.goBack();
    else await follow(page, "/docs/parts");
    await expect.poll(() => page.locator("h1").innerText()).toBe("Parts of an article");
    await expect.poll(() => first.evaluate((element) => Reflect.get(element, "isKept"))).toBe(true);
    expect(requests.filter((path) => path.startsWith("/data/docs/parts"))).toEqual([]);
    // What it had been able to do, it still does.
    await page.getByRole("tab", { name: "macOS" }).first().click();
    await expect.poll(() => page.getByRole("tab", { selected: true }).first().innerText()).toBe("macOS");
    expect(complaints.filter((complaint) => !/deferred-shell|ERR_FAILED/.test(complaint))).toEqual([]);
    await close();
  });
});

test("where the script that shows content is lost, a link loads the whole page", async () => {
  const { page, requests, close } = await open("/");
  await page.route("**/_twsite/content-renderer-*", (answer) => answer.fulfill({ status: 404, body: "" }));
  await follow(page, "/docs/tabs");
  await expect.poll(() => page.locator("h1").innerText()).toBe("More tabs");
  expect(requests.filter((path) => path === "/docs/tabs")).toHaveLength(1);
  await close();
});

test("a document that an extension of the browser has changed before is shown all the same", async () => {
  const context = await site.browser.newContext();
  await context.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.querySelector("main article")?.prepend(document.createElement("aside"));
    });
  });
  const page = await context.newPage();
  await page.goto(`${site.origin}/docs/parts`);
  await page.waitForFunction(isHydrated);
  await expect.poll(() => page.locator("h1").innerText()).toBe("Parts of an article");
  await expect.poll(() => page.locator("[data-article]").innerText()).toContain("Boxes");
  await page.getByRole("tab", { name: "macOS" }).first().click();
  await expect.poll(() => page.getByRole("tab", { selected: true }).first().innerText()).toBe("macOS");
  await context.close();
});

test("a site of empty shells says in its language that it needs JavaScript", async () => {
  const shells = await compileSite("/", "tests/sites/article/content", "--no-prerender");
  const read = (path: string) => readFileSync(`${shells.folder}/${path}`, "utf8");
  expect(read("docs/parts/index.html")).toContain("<noscript><p>This site needs JavaScript.");
  expect(read("fr/docs/parts/index.html")).toContain("<noscript><p>Ce site a besoin de JavaScript.");
  shells.remove();
});
