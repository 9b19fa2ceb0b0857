/** What a visitor meets when something fails (S34, S35, S44). */
// Tests: reader/navigation, reader/shell, reader/text
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPreview } from "../../cli/hosts/preview/preview-server.ts";
import { type CompiledSite, compileSite } from "./compiled-site.ts";
import { openShippedSite, settle, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite("new");
});
afterAll(() => site?.close());

const heading = (page: Page) => page.locator("h1").first().innerText();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const contact = (page: Page) => page.locator("footer a[href$='/contact']");
const json = (body: string) => (route: Route) => route.fulfill({ contentType: "application/json", body });

type Failure = [what: string, answer: (route: Route) => Promise<void>, reason: string];
const failures: Failure[] = [
  [
    "a server error",
    (route) => route.fulfill({ status: 500, body: "" }),
    "The server answered with an error.",
  ],
  ["a broken connection", (route) => route.abort(), "The server could not be reached."],
  ["JSON that was cut off", json('{"contract":1,"kind":"pa'), "The data that arrived is damaged."],
  ["data of a newer contract", json('{"contract":99}'), "The site has been updated"],
];

describe.each(failures)("%s in place of a page's data", (_, answer, reason) => {
  test("loads the whole page instead, once", async () => {
    const { page, requests, close } = await site.visit("/about", {
      before: (page) => page.route("**/data/contact.json", answer),
    });
    await contact(page).click();
    // The document brings the data with it.
    await expect.poll(() => heading(page)).toBe("Contact");
    expect(requests.filter((path) => path === "/contact")).toHaveLength(1);
    await close();
  });

  test("says so with a way to retry, where that has been tried before", async () => {
    const { page, requests, close } = await site.visit("/about", {
      before: async (page) => {
        await page.addInitScript(() => sessionStorage.setItem("twsite-reloaded:/contact", "1"));
        await page.route("**/data/contact.json", answer);
      },
    });
    await contact(page).click();
    await expect.poll(() => heading(page)).toBe("This page could not be loaded.");
    await expect.poll(() => page.getByRole("alert").innerText()).toContain(reason);
    expect(requests).not.toContain("/contact");
    await page.unroute("**/data/contact.json");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => heading(page)).toBe("Contact");
    await close();
  });
});

test("a page that came at Retry has the focus on its heading, and is announced", async () => {
  const { page, close } = await site.visit("/about");
  await settle(page);
  await page.context().setOffline(true);
  await contact(page).click();
  const retry = page.getByRole("button", { name: "Retry" });
  await retry.waitFor();
  await page.context().setOffline(false);
  await retry.press("Enter");
  await expect.poll(() => focused(page)).toBe("Contact");
  const told = page.locator("[aria-live=polite]").filter({ hasText: /^Contact/ });
  await told.waitFor({ state: "attached" });
  await close();
});

test("offline, the page says so itself, and loads without a press once there is a connection again", async () => {
  const { page, close } = await site.visit("/fr/about");
  await page.context().setOffline(true);
  await page.locator("footer a[href$='/fr/docs/legal/credits']").click();
  await expect.poll(() => heading(page)).toBe("Cette page n’a pas pu être chargée.");
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.poll(() => heading(page)).toBe("Cette page n’a pas pu être chargée.");
  await page.context().setOffline(false);
  await expect.poll(() => heading(page)).not.toBe("Cette page n’a pas pu être chargée.");
  await expect.poll(() => page.url()).toBe(`${site.origin}/fr/docs/legal/credits`);
  await close();
});

test("a page that comes by itself leaves the focus where it is, outside of the message", async () => {
  const { page, close } = await site.visit("/about");
  await settle(page);
  await page.context().setOffline(true);
  await contact(page).click();
  await expect.poll(() => heading(page)).toBe("This page could not be loaded.");
  await page.locator("footer a").first().focus();
  const before = await focused(page);
  await page.context().setOffline(false);
  await expect.poll(() => heading(page)).toBe("Contact");
  await expect.poll(() => focused(page)).toBe(before);
  await close();
});

test("a post that was prefetched shows without a connection, with the sidebar of the blog", async () => {
  const { page, requests, close } = await site.visit("/");
  const post = page.locator("main a[href^='/blog/']").first();
  const address = (await post.getAttribute("href")) ?? "";
  await post.scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toContain(`/data${address}.json`);
  await expect.poll(() => requests).toContain("/data/_/en/sidebars/current/blog.json");
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await post.click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(address);
  await page.locator("article h1").waitFor();
  await page.locator(".sidebar a").first().waitFor();
  await close();
});

test("without a manifest there is still a message and a way to retry", async () => {
  const { page, close } = await site.visit("/about", {
    before: async (page) => {
      await page.addInitScript(() => sessionStorage.setItem("twsite-reloaded:/fr/about", "1"));
      await page.route("**/data/fr/manifest.json", (route) => route.fulfill({ status: 503, body: "" }));
    },
  });
  await page.getByRole("button", { name: /English/ }).click();
  await page.getByRole("link", { name: "Français", exact: true }).click();
  await expect.poll(() => heading(page)).toBe("This page could not be loaded.");
  await page.unroute("**/data/fr/manifest.json");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => heading(page)).toBe("À propos");
  await close();
});

describe.each([
  ["/no/docs/tech_writng/restapi-doc", "Page Not Found", "Were you looking for one of these pages?"],
  ["/fr/docs/tech_writng/restapi-doc", "Page introuvable", "Cherchiez-vous l’une de ces pages ?"],
])("an address that leads to nothing, %s", (path, title, question) => {
  test("shows the pages that it may have meant, asked for only then", async () => {
    const { page, requests, close } = await site.visit(path);
    await expect.poll(() => heading(page)).toBe(title);
    const near = page.getByRole("navigation", { name: question });
    await near.waitFor();
    await expect
      .poll(() => near.getByRole("link").first().getAttribute("href"))
      .toMatch(/\/docs\/tech_writing\/restapi_doc$/);
    expect(requests.filter((asked) => asked === "/data/routes.json")).toHaveLength(1);
    await near.getByRole("link").first().click();
    await expect.poll(() => heading(page)).not.toBe(title);
    await close();
  });
});

test("an address that leads to nothing on a site with many parts asks for those that are nearest", async () => {
  const routes = [{ path: "/contact", kind: "page", title: "Contact", locale: "en" }];
  const far = (number: number) => ({
    path: `data/_/en/routes/${number}.json`,
    locale: "en",
    sections: [`/other${number}/far-away`],
  });
  const parts = [
    far(1),
    far(2),
    far(3),
    { path: "data/_/en/routes/0.json", locale: "en", sections: ["/contact"] },
  ];
  const { page, requests, close } = await site.visit("/contct", {
    before: async (page) => {
      await page.route("**/data/routes.json", json(JSON.stringify({ contract: 3, routes: [], parts })));
      await page.route("**/data/_/en/routes/*", json(JSON.stringify({ contract: 3, routes: [] })));
      await page.route("**/data/_/en/routes/0.json", json(JSON.stringify({ contract: 3, routes })));
    },
  });
  const near = page.getByRole("navigation", { name: "Were you looking for one of these pages?" });
  await expect.poll(() => near.getByRole("link").allTextContents()).toEqual(["Contact"]);
  expect(requests.filter((asked) => asked.startsWith("/data/_/en/routes/"))).toHaveLength(3);
  await close();
});

test("HTML in place of a page's data is a page that does not exist", async () => {
  const { page, requests, close } = await site.visit("/about", {
    before: (page) =>
      page.route("**/data/contact.json", (route) =>
        route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
      ),
  });
  await contact(page).click();
  await expect.poll(() => heading(page)).toBe("Page Not Found");
  expect(requests).not.toContain("/contact");
  await close();
});

describe("a page that crashes", () => {
  const without = (field: string) => async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), [field]: undefined } });
  };

  test("says so with the reason, tries again on demand, and is left by a link", async () => {
    const { page, close } = await site.visit("/about", {
      before: (page) => page.route("**/data/contact.json", without("content")),
    });
    await contact(page).click();
    await expect.poll(() => heading(page)).toBe("This page crashed.");
    await expect.poll(() => focused(page)).toBe("This page crashed.");
    await expect
      .poll(async () => (await page.getByRole("alert").locator("pre").innerText()).length)
      .toBeGreaterThan(10);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => heading(page)).toBe("This page crashed.");
    await page.locator("footer a[href$='/about']").click();
    await expect.poll(() => heading(page)).toBe("About");
    await close();
  });

  test("and takes the bar with it can be left with Back", async () => {
    const { page, close } = await site.visit("/about", {
      before: (page) => page.route("**/data/contact.json", without("translations")),
    });
    await contact(page).click();
    await expect.poll(() => heading(page)).toBe("This page crashed.");
    await page.goBack();
    await expect.poll(() => heading(page)).toBe("About");
    await close();
  });

  test("says so even where nothing around it can be shown", async () => {
    const { page, close } = await site.visit("/fr/about", {
      alive: false,
      before: (page) =>
        page.route("**/_twsite/manifest-fr-*", async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: (await response.text()).replace('"footer":{', '"feet":{') });
        }),
    });
    await expect.poll(() => heading(page)).toBe("Cette page a cessé de fonctionner.");
    await expect.poll(() => page.getByRole("button", { name: "Réessayer" }).isVisible()).toBe(true);
    await close();
  });
});

describe("a site whose reader is not found", () => {
  let elsewhere: Awaited<ReturnType<typeof startPreview>>;
  let compiled: CompiledSite;
  beforeAll(async () => {
    compiled = await compileSite("/sub/");
    elsewhere = await startPreview({ root: compiled.folder, base: "/", host: "127.0.0.1", port: 0 });
  });
  afterAll(async () => {
    await elsewhere?.close();
    compiled?.remove();
  });

  test.each([
    ["/docs/tech_writing/twins", "The site did not find /sub/_twsite/"],
    ["/fr/blog", "Le site n’a pas trouvé /sub/_twsite/"],
    ["/no/such/page", "The site did not find /sub/_twsite/"],
  ])("because it is served at another base: %s says so, and can be read", async (path, text) => {
    const page = await site.browser.newPage();
    await page.goto(`http://127.0.0.1:${elsewhere.port}${path}`);
    await page.getByRole("alert").waitFor();
    await expect.poll(() => page.getByRole("alert").innerText()).toContain(text);
    await expect.poll(() => page.locator("h1").first().isVisible()).toBe(true);
    await page.close();
  });

  test("because the document is from before a deployment: loads it again, once, and says nothing", async () => {
    const { page, requests, close } = await site.visit("/about", {
      alive: false,
      before: (page) => page.route("**/_twsite/chunk-*", (route) => route.fulfill({ status: 404, body: "" })),
    });
    const documents = () => requests.filter((path) => path === "/about/").length;
    await expect.poll(documents).toBe(2);
    await page.waitForLoadState("networkidle");
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.js)).toBe(undefined);
    expect(documents()).toBe(2);
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
    // As without scripts.
    await expect
      .poll(() => page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).isVisible())
      .toBe(true);
    await close();
  });

  test("because there is no connection: stays as it is", async () => {
    const { page, requests, close } = await site.visit("/about", {
      alive: false,
      before: async (page) => {
        await page.route("**/_twsite/chunk-*", (route) => route.abort());
        await page.route("**/data/manifest.json", (route) => route.abort());
      },
    });
    await page.waitForLoadState("networkidle");
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.js)).toBe(undefined);
    expect(requests.filter((path) => path === "/about/")).toHaveLength(1);
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
    await close();
  });
});
