/** What a visitor meets where a view of a page cannot be had, on any host, and before anything is requested. */
// Tests: reader/views, reader/navigation
import { readFileSync } from "node:fs";
import type { Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { choose, doc, view } from "./views-site.ts";
import { openShippedSite, settle, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite();
});
afterAll(() => site?.close());

const isOfView = (path: string) => /load-view/.test(path);
const gone = (route: Route) => route.fulfill({ status: 404, contentType: "text/html", body: "Gone" });

test("nothing of a view is loaded before one is requested, and then its script and its file", async () => {
  const { page, requests, complaints, close } = await site.visit(doc);
  await settle(page);
  await page.waitForLoadState("networkidle");
  expect(requests.filter((path) => isOfView(path) || path.endsWith(".md"))).toEqual([]);
  await choose(page, "Markdown");
  await view(page).waitFor();
  expect(requests.filter(isOfView)).toHaveLength(1);
  expect(requests.filter((path) => path.endsWith(".md"))).toEqual([`${doc}.md`]);
  expect(complaints).toEqual([]);
  await close();
});

test("without JavaScript the page is there, whatever the address asks for, and no link to a view", async () => {
  const { page, close } = await site.visit(`${doc}?view=markdown`, { javaScriptEnabled: false });
  await expect.poll(() => page.locator(".prose").isVisible()).toBe(true);
  await expect.poll(() => page.locator(".views").isVisible()).toBe(false);
  await expect.poll(() => page.getByRole("button", { name: "Copy as Markdown" }).count()).toBe(0);
  await expect.poll(() => page.getByRole("link", { name: "This page as Markdown" }).isVisible()).toBe(true);
  await close();
});

test("the document of a page has no link to its views, for programs that follow links", () => {
  expect(readFileSync(`dist/tested/content_/${doc}/index.html`, "utf8")).not.toContain("?view=");
});

describe("a view that cannot be had", () => {
  test.each([
    ["is gone", gone],
    ["is refused", (route: Route) => route.fulfill({ status: 503, body: "" })],
    ["cannot be reached", (route: Route) => route.abort()],
  ])("because its file %s says so, and comes at another try", async (_, fail) => {
    const { page, close } = await site.visit(doc, { before: (page) => page.route(`**${doc}.md`, fail) });
    await choose(page, "Markdown");
    const alert = page.getByRole("alert");
    await alert.getByRole("heading", { name: "This page could not be loaded." }).waitFor();
    await expect.poll(() => page.locator(".prose").isVisible()).toBe(false);
    await page.unroute(`**${doc}.md`);
    await alert.getByRole("button", { name: "Retry" }).click();
    await view(page).locator("pre").waitFor();
    await expect.poll(() => alert.count()).toBe(0);
    await page.goBack();
    await page.locator(".prose").waitFor();
    await close();
  });

  test("because a deployment took its script away is there after a reload", async () => {
    let isDeployed = false;
    const { page, close } = await site.visit(doc, {
      before: (page) =>
        page.route("**/_twsite/load-view-*.js", (route) => (isDeployed ? route.continue() : gone(route))),
    });
    const reloaded = page.waitForEvent("load");
    page.on("request", (request) => {
      isDeployed ||= request.isNavigationRequest();
    });
    await choose(page, "Markdown");
    await reloaded;
    await view(page).waitFor();
    await expect.poll(() => view(page).locator("code").textContent()).toContain("# REST API documentation");
    await close();
  });

  test("because its script cannot be reached says so, and the page comes back with Back", async () => {
    const { page, close } = await site.visit(doc, {
      before: (page) => page.route("**/_twsite/load-view-*.js", (route) => route.abort()),
    });
    await page.route(`**${doc}*`, (route) => route.abort());
    await choose(page, "Markdown");
    await page.getByRole("alert").waitFor();
    await page.goBack();
    await page.locator(".prose").waitFor();
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
    await close();
  });
});
