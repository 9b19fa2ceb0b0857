/** The search that cannot be had, or not used (S26): what a visitor is told, and the way on. */
// Tests: reader/search, cli/emit/search
import { afterAll, beforeAll, expect, test } from "vitest";
import { field, options, search } from "./search-dialog.ts";
import { openShippedSite, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite();
});
afterAll(() => site?.close());

test("a script of it that is lost is said with a way to retry, and not on the next page", async () => {
  const { page, requests, close } = await site.visit("/about", {
    before: (page) => page.route("**/_twsite/SearchDialog-*.js", (route) => route.abort()),
  });
  await page.keyboard.press("/");
  await page.getByRole("alert").getByRole("button", { name: "Retry" }).waitFor();
  // Once for the page as it is, once after a reload, which might have brought the scripts of another deployment.
  expect(requests.filter((path) => path.includes("/SearchDialog-"))).toHaveLength(2);
  await page.locator("footer a[href$='/contact']").click();
  await page.getByRole("alert").waitFor({ state: "detached" });
  await close();
});

test("after a deployment that took its script away, the page is reloaded, and the search opens where the visitor was", async () => {
  let isDeployed = false;
  const { page, close } = await site.visit("/docs/tech_writing/restapi_doc", {
    before: (page) =>
      page.route("**/_twsite/SearchDialog-*.js", (route) =>
        isDeployed
          ? route.continue()
          : route.fulfill({ status: 404, contentType: "text/html", body: "Gone" }),
      ),
  });
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  const reloaded = page.waitForEvent("load");
  page.on("framenavigated", () => {
    isDeployed = true;
  });
  await page.keyboard.press("/");
  await reloaded;
  await search(page, "privacy");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await close();
});

test("while the host cannot be reached, a lost script is said, and the page stays", async () => {
  const { page, close } = await site.visit("/about", {
    before: (page) => page.route("**/_twsite/SearchDialog-*.js", (route) => route.abort()),
  });
  await page.route("**/about*", (route) => route.abort());
  await page.keyboard.press("/");
  await page.getByRole("alert").getByRole("button", { name: "Retry" }).waitFor();
  await expect.poll(() => page.locator("h1").innerText()).toBe("About");
  await close();
});

test("a failure is said, and can be tried again", async () => {
  let isDown = true;
  const { page, close } = await site.visit("/about", {
    before: (visited) =>
      visited.route("**/search/index.json", (route) =>
        isDown ? route.fulfill({ status: 500, body: "" }) : route.continue(),
      ),
  });
  await page.keyboard.press("/");
  await page.getByRole("alert").getByText("The server answered with an error.").waitFor();
  isDown = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await field(page).fill("privacy");
  await options(page).first().waitFor();
  await close();
});

test("an index that lacks its texts is said in the dialog, with a way to retry, and the page stays", async () => {
  let isDamaged = true;
  const { page, close } = await site.visit("/about", {
    before: (visited) =>
      visited.route("**/search/index.json", async (route) => {
        const response = await route.fetch();
        const { strings, ...rest } = await response.json();
        await route.fulfill({ response, json: isDamaged ? rest : { ...rest, strings } });
      }),
  });
  await page.keyboard.press("/");
  await page.getByRole("dialog").getByRole("alert").getByText("The data that arrived is damaged.").waitFor();
  await page.locator("main h1").waitFor();
  isDamaged = false;
  await page.keyboard.press("Enter");
  await field(page).fill("privacy");
  await options(page).first().waitFor();
  await close();
});
