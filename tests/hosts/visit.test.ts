/** What a visitor meets on each host: deep links, clean addresses, navigation without a reload, reloads, the not-found page. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../browser/browser.ts";
import { complaintsOf } from "../browser/complaints.ts";
import { findChromium } from "../browser/find-chromium.ts";
import { isHydrated } from "../browser/is-hydrated.ts";
import { type CompiledSites, compileSites, hasSearch, matrix, routesOf } from "./matrix.ts";
import type { StaticServer } from "./static-server.ts";

let sites: CompiledSites;
let browser: Browser;
beforeAll(async () => {
  sites = await compileSites();
  browser = await launchBrowser(findChromium());
});
afterAll(async () => {
  await browser?.close();
  sites?.remove();
});

describe.each(matrix())("$name at $base", ({ base, start }) => {
  let server: StaticServer;
  beforeAll(async () => {
    server = await start(sites.of(base).root, base);
  });
  afterAll(() => server?.close());

  const address = (route: string) => server.origin + base + route.slice(1);
  const heading = (page: Page, name: string) =>
    page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

  /** The page, with what the console and the network complained about. */
  async function open() {
    const context = await browser.newContext();
    // Other hosts are out of reach of a test.
    await context.route(/^https:/, (outside) => outside.fulfill({ contentType: "text/css", body: "" }));
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    page.on("response", (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    const visit = async (route: string) => {
      await page.goto(address(route));
      await page.waitForFunction(isHydrated);
    };
    return { page, visit, complaints, close: () => context.close() };
  }

  test("one route of every kind opens at its clean address", async () => {
    const { page, visit, complaints, close } = await open();
    // English at the root, French under the sub-path: both on every host.
    const language = base === "/" ? { id: "en", tag: "en-GB" } : { id: "fr", tag: "fr-FR" };
    const routes = routesOf(sites.of(base)).filter(({ locale }) => locale === language.id);
    const kinds = new Map(routes.map((route) => [route.kind, route]));
    expect(kinds.size).toBeGreaterThan(10);
    for (const { path } of kinds.values()) {
      await visit(path);
      await expect.poll(() => page.url()).toBe(address(path));
      await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(language.tag);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test("a slash or index.html at the end leaves the address bar", async () => {
    const { page, visit, complaints, close } = await open();
    for (const end of ["/", "/index.html"])
      for (const route of ["/docs/tech_writing/twins", "/fr/blog/tags/TW"]) {
        await visit(route + end);
        await expect.poll(() => page.url()).toBe(address(route));
      }
    await visit("/fr/index.html");
    await expect.poll(() => page.url()).toBe(address("/fr/"));
    expect(complaints).toEqual([]);
    await close();
  });

  test("links, back and a reload lead where they should, and only the reload loads a document", async () => {
    const { page, visit, complaints, close } = await open();
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await visit("/docs/category/using-ai");
    const before = documents.length;
    const card = page.getByRole("main").getByRole("link", { name: "Documentation as data" }).first();
    await card.click();
    await heading(page, "Documentation as data");
    await expect.poll(() => page.url()).toBe(address("/docs/tw_withAI/doc_as_data"));
    await page.goBack();
    await card.waitFor();
    await page.goForward();
    await heading(page, "Documentation as data");
    expect(documents.slice(before)).toEqual([]);
    await page.reload();
    await page.waitForFunction(isHydrated);
    await heading(page, "Documentation as data");
    await expect.poll(() => page.url()).toBe(address("/docs/tw_withAI/doc_as_data"));
    expect(complaints).toEqual([]);
    await close();
  });

  test("the not-found page comes in the language of the address, and leads home", async () => {
    const { page, visit, close } = await open();
    await visit("/no/such/page");
    await heading(page, "Page Not Found");
    await visit("/fr/rien");
    await heading(page, "Page introuvable");
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr-FR");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await expect.poll(() => page.url()).toBe(address("/fr/contact"));
    await close();
  });

  test("where the site has an index, search finds a page", async () => {
    const { page, visit, complaints, close } = await open();
    await visit("/");
    const button = page.getByRole("button", { name: /^Search/ });
    if (!hasSearch(sites.of(base))) return expect.poll(() => button.count()).toBe(0);
    await button.locator("visible=true").first().click();
    await page.getByRole("dialog").getByRole("combobox").fill("translation");
    await page.getByRole("dialog").getByRole("option").first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
