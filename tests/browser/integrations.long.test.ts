/** Integrations in a browser: a second port is the provider, which hears nothing before the visitor's click or consent. */
// Tests: reader/integrations, cli/emit, cli/hosts/host-files
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { openUnderPolicy, phone, type SiteUnderPolicy, scrollWidth } from "./article-site.ts";
import { objections } from "./axe.ts";

type Heard = { path: string; body: string; headers: IncomingMessage["headers"] };

/** What another host would be: a player, a script of an analytics service, and an address for answers. */
async function openProvider() {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    heard.push({ path: request.url ?? "", body, headers: request.headers });
    const isScript = request.url === "/script.js";
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
    response.end(
      isScript
        ? "document.documentElement.dataset.counted = document.currentScript.dataset.domain; fetch('/own'); fetch(new URL('/hit', document.currentScript.src), { method: 'POST', mode: 'no-cors' });"
        : "<title>Player</title><p>Plays",
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin, heard, paths: () => heard.map(({ path }) => path), close };
}

const pages = {
  "en/pages/index.md": "# Home\n\n[Films](/docs/films) [Other](/docs/other)\n",
  "en/docs/films.md":
    '# Films\n\n::video[A “talk”]{src="PROVIDER/watch/a%20b" poster=poster.svg}\n\n::video[A demo]{src=demo.mp4 poster=poster.svg captions=demo.vtt}\n\n[Other](other.md)\n',
  "en/docs/other.md": "# Other\n\n[Films](films.md)\n",
  "en/docs/poster.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"/>',
  "en/docs/demo.mp4": "x",
  "en/docs/demo.vtt": "WEBVTT\n",
  "fr/pages/index.md": "# Accueil\n\nBonjour.\n",
};

async function openSite(integrations: string, origin: string): Promise<SiteUnderPolicy> {
  const content = writeFiles(join(keptFolder(), "content"), {
    "site.yml": `title: Site\nurl: https://example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\n  - { id: fr, tag: fr-FR, label: Français }\nnavbar: { right: [{ type: search }, { type: locale }] }\nintegrations:\n${integrations}`,
    ...pages,
    "en/docs/films.md": pages["en/docs/films.md"].replace("PROVIDER", origin),
  });
  return openUnderPolicy(content);
}

const frames = (origin: string) =>
  `  embeds: [files, { name: Tube, page: "${origin}/watch/{id}", frame: "${origin}/frame/{id}" }]\n`;

let provider: Awaited<ReturnType<typeof openProvider>>;
/** Embedded content and answers. */
let films: SiteUnderPolicy;
/** A script and a beacon, once the visitor agrees. */
let counting: SiteUnderPolicy;
/** A beacon alone. */
let beacon: SiteUnderPolicy;

beforeAll(async () => {
  provider = await openProvider();
  const { origin } = provider;
  films = await openSite(`${frames(origin)}  feedback: { endpoint: "${origin}/answers" }\n`, origin);
  counting = await openSite(
    `${frames(origin)}  analytics:\n    script: { src: "${origin}/script.js", attributes: { data-domain: 'a"b' } }\n    beacon: { endpoint: "${origin}/visits" }\n  consent: { id: first }\n`,
    origin,
  );
  beacon = await openSite(
    `${frames(origin)}  analytics: { beacon: { endpoint: "${origin}/visits", searches: true } }\n`,
    origin,
  );
});
afterAll(() => Promise.all([films?.close(), counting?.close(), beacon?.close(), provider?.close()]));

const play = (page: Page) => page.getByRole("button", { name: "Play “A “talk””" });

/** A visit while the script for integrations is on its way, until it is released. */
async function visitEarly(site: SiteUnderPolicy, route: string, stored: Record<string, string> = {}) {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript((values) => Object.assign(localStorage, values), stored);
  const page = await context.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_twsite/Integrations-*.js", async (script) => {
    await held;
    await script.continue();
  });
  await page.goto(site.origin + route);
  await page.waitForSelector("html[data-controls]");
  return { page, release, close: () => context.close() };
}

test("a video shows a picture and a button, and nothing is requested from its provider before the click", () =>
  films.on({ route: "/docs/films" }, async (page) => {
    provider.heard.length = 0;
    await page.waitForLoadState("networkidle");
    expect(provider.paths()).toEqual([]);
    await expect.poll(() => page.locator("iframe").count()).toBe(0);
    await play(page).click();
    const frame = page.locator(".embed iframe");
    await frame.waitFor();
    await expect.poll(() => frame.getAttribute("title")).toBe("A “talk”");
    await expect.poll(() => frame.getAttribute("sandbox")).not.toContain("top-navigation");
    await expect.poll(() => provider.paths()).toContain("/frame/a%20b");
    await page.frameLocator(".embed iframe").getByText("Plays").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  }));

test("so it does on a page that a link leads to, and what was started ends with the page", () =>
  films.on({ route: "/docs/other" }, async (page) => {
    provider.heard.length = 0;
    await page.locator("main").getByRole("link", { name: "Films", exact: true }).click();
    await play(page).waitFor();
    await expect.poll(() => page.locator('head > link[href*="/integrations-"]').count()).toBe(1);
    expect(provider.paths()).toEqual([]);
    await play(page).click();
    await page.frameLocator(".embed iframe").getByText("Plays").waitFor();
    await page.locator("main").getByRole("link", { name: "Other", exact: true }).click();
    await expect.poll(() => page.locator("h1").innerText()).toBe("Other");
    await page.goBack();
    await play(page).waitFor();
    await expect.poll(() => page.locator("iframe").count()).toBe(0);
  }));

test("a video that was started right before its page was left is not there when the visitor comes back", () =>
  films.on({ route: "/docs/films" }, async (page) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/_twsite/embed-*.js", async (script) => {
      await held;
      await script.continue();
    });
    const script = page.waitForRequest("**/_twsite/embed-*.js");
    await play(page).click();
    await script;
    await page.locator("main").getByRole("link", { name: "Other", exact: true }).click();
    await expect.poll(() => page.locator("h1").innerText()).toBe("Other");
    const there = page.waitForResponse("**/_twsite/embed-*.js");
    release();
    await (await there).finished();
    // The same script again settles after the first answer to it.
    await page.evaluate(`import(${JSON.stringify((await script).url())}).then(() => {})`);
    await page.goBack();
    await play(page).waitFor();
    await expect.poll(() => page.locator("iframe").count()).toBe(0);
  }));

test("a video whose script was lost has a page that is loaded again, and plays there", async () => {
  const { page } = await films.visit("/docs/films");
  let isLost = true;
  await page.route("**/_twsite/embed-*.js", (route) => {
    const wasLost = isLost;
    isLost = false;
    return wasLost ? route.fulfill({ status: 404, body: "" }) : route.continue();
  });
  await Promise.all([page.waitForEvent("load"), play(page).click()]);
  await page.waitForSelector("html[data-controls]");
  await play(page).click();
  await page.locator(".embed iframe").waitFor();
  await page.context().close();
});

test("a frame of a host that the document does not name is not made, whatever the data says", () =>
  films.on({ route: "/docs/films" }, async (page) => {
    await page.locator("[data-frame]").evaluate((figure) => {
      figure.setAttribute("data-frame", "https://evil.example/frame");
    });
    await play(page).click();
    await page.waitForLoadState("networkidle");
    await expect.poll(() => page.locator("iframe").count()).toBe(0);
  }));

test("without JavaScript there is a link to the provider, and a form", () =>
  films.on({ route: "/docs/films", javaScriptEnabled: false }, async (page) => {
    await expect.poll(() => play(page).isVisible()).toBe(false);
    const link = page.getByRole("link", { name: /A “talk” \(Tube\)/ });
    await expect.poll(() => link.getAttribute("href")).toBe(`${provider.origin}/watch/a%20b`);
    await expect.poll(() => page.locator("video").getAttribute("preload")).toBe("none");
    provider.heard.length = 0;
    await page.getByRole("button", { name: "Yes" }).click();
    await page.getByText("Plays").waitFor();
    expect(provider.heard.map(({ path, body }) => path + body)).toEqual([
      "/answerspage=%2Fdocs%2Ffilms&answer=yes",
    ]);
  }));

test.each(["light", "dark"] as const)(
  "axe has nothing to object to, and a phone does not scroll sideways (%s)",
  (theme) =>
    films.on({ route: "/docs/films", colorScheme: theme, stored: { theme }, ...phone }, async (page) => {
      await expect.poll(() => objections(page)).toEqual([]);
      await expect.poll(() => scrollWidth(page)).toBe(390);
    }),
);

test("an answer is sent without leaving the page, is thanked for, and can have a text", () =>
  films.on({ route: "/docs/films" }, async (page) => {
    provider.heard.length = 0;
    await page.getByRole("button", { name: "No", exact: true }).click();
    await page.getByRole("status").getByText("Thank you for your answer.").waitFor();
    await page.getByLabel("What could be better?").fill("More & more");
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => provider.heard.length).toBe(2);
    const answers = provider.heard.map(({ body }) => body);
    expect(answers).toEqual([
      "page=%2Fdocs%2Ffilms&answer=no",
      "page=%2Fdocs%2Ffilms&text=More+%26+more&answer=no",
    ]);
    expect(provider.heard[0]?.headers).not.toHaveProperty("cookie");
    expect(provider.heard[0]?.headers).not.toHaveProperty("referer");
    await page.locator("main").getByRole("link", { name: "Other", exact: true }).click();
    // Each page asks for itself.
    await page.getByRole("button", { name: "Yes" }).waitFor();
    await expect.poll(() => page.locator("form.page-feedback p").innerText()).toBe("Was this page useful?");
    const asked = await page.locator("[data-feedback]").innerHTML();
    const line = () =>
      page.locator("form.page-feedback").evaluate((form) => getComputedStyle(form).borderTopWidth);
    await expect.poll(line).toBe("1px");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Films" }).waitFor();
    await page.getByRole("button", { name: "Yes" }).waitFor();
    await page.goto(`${films.origin}/docs/other`);
    await expect.poll(() => page.locator("[data-feedback]").innerHTML()).toBe(asked);
  }));

test("a visitor who answers before what sends answers is here stays on the page, and so the answer is sent", async () => {
  provider.heard.length = 0;
  const { page, release, close } = await visitEarly(films, "/docs/films");
  // The ten seconds after which the form would send itself do not pass.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.pause();
  });
  const button = page.getByRole("button", { name: "No", exact: true });
  const pressed = button.click();
  await expect(button.isVisible()).resolves.toBe(false);
  release();
  await pressed;
  await page.getByRole("status").getByText("Thank you for your answer.").waitFor();
  await expect.poll(() => page.url()).toBe(`${films.origin}/docs/films`);
  expect(provider.heard.map(({ body }) => body)).toEqual(["page=%2Fdocs%2Ffilms&answer=no"]);
  await close();
});

test("where what sends answers is lost, the form sends itself", async () => {
  provider.heard.length = 0;
  const context = await films.browser.newContext();
  const page = await context.newPage();
  await page.route("**/_twsite/Integrations-*.js", (route) => route.abort());
  await page.goto(`${films.origin}/docs/films`);
  await page.getByRole("button", { name: "No", exact: true }).click();
  await page.waitForURL(`${provider.origin}/answers`);
  expect(provider.heard.map(({ body }) => body)).toContain("page=%2Fdocs%2Ffilms&answer=no");
  await context.close();
});

test("where an answer cannot be sent, the page says so, and the buttons stay", async () => {
  const { page } = await films.visit("/docs/films");
  await page.route("**/answers", (route) => route.abort());
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByText("Your answer could not be sent.").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Yes" }).isEnabled()).toBe(true);
  await page.context().close();
});

test("answers by mail are links that say which page they are about, in the language of the page", async () => {
  provider.heard.length = 0;
  const { origin } = provider;
  const site = await openSite(`${frames(origin)}  feedback: { mail: docs@example.com }\n`, origin);
  await site.on({ route: "/docs/films" }, async (page) => {
    const yes = page.getByRole("link", { name: "Yes", exact: true });
    const href = new URL((await yes.getAttribute("href")) ?? "");
    expect(href.protocol + href.pathname).toBe("mailto:docs@example.com");
    expect(href.searchParams.get("subject")).toBe("Yes: Films (/docs/films)");
    await page.locator("main").getByRole("link", { name: "Other", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Other" }).waitFor();
    const next = (await page.getByRole("link", { name: "No", exact: true }).getAttribute("href")) ?? "";
    expect(new URL(next).searchParams.get("subject")).toBe("No: Other (/docs/other)");
    await expect.poll(() => page.locator("form.page-feedback").count()).toBe(0);
  });
  expect(provider.heard).toEqual([]);
  await site.close();
});

test("nothing is sent before consent, or after refusal; a visitor who accepts is counted, also after a click", async () => {
  provider.heard.length = 0;
  const { page, complaints } = await counting.visit("/docs/other");
  const refuse = page.getByRole("button", { name: "Refuse" });
  const accept = page.getByRole("button", { name: "Accept" });
  await accept.waitFor();
  await page.waitForLoadState("networkidle");
  expect(provider.paths()).toEqual([]);
  const difference = async () => {
    const [one, other] = await Promise.all([refuse.boundingBox(), accept.boundingBox()]);
    return one && other && { width: one.width - other.width, height: one.height - other.height };
  };
  await expect.poll(difference).toEqual({ width: 0, height: 0 });
  await refuse.click();
  await accept.waitFor({ state: "detached" });
  await page.reload();
  await page.waitForSelector("html[data-controls]");
  await page.waitForLoadState("networkidle");
  await expect.poll(() => accept.count()).toBe(0);
  expect(provider.paths()).toEqual([]);

  await page.getByRole("button", { name: "Privacy choices" }).click();
  await accept.waitFor();
  await accept.click();
  await expect.poll(() => page.locator("html").getAttribute("data-counted")).toBe('a"b');
  await expect.poll(() => provider.paths().sort()).toEqual(["/hit", "/script.js", "/visits"]);
  await page.locator("main").getByRole("link", { name: "Films", exact: true }).click();
  await expect
    .poll(() => provider.heard.filter(({ path }) => path === "/visits").map(({ body }) => body))
    .toEqual(["page=%2Fdocs%2Fother&referrer=", "page=%2Fdocs%2Ffilms&referrer="]);
  expect(complaints.filter((text) => !text.includes("404"))).toEqual([]);
  await page.getByRole("button", { name: "Privacy choices" }).click();
  // What runs can only be stopped by another document.
  await Promise.all([page.waitForNavigation(), refuse.click()]);
  await page.waitForSelector("html[data-controls]");
  await expect.poll(() => page.locator("html").getAttribute("data-counted")).toBeNull();
  await page.context().close();
});

test("the button of privacy choices is there once it asks, and not before", async () => {
  const { page, release, close } = await visitEarly(counting, "/docs/other", {
    "twsite-consent": "first no",
  });
  const choices = page.getByRole("button", { name: "Privacy choices" });
  await expect.poll(() => page.getByRole("button", { name: "Search" }).first().isVisible()).toBe(true);
  await expect.poll(() => choices.isVisible()).toBe(false);
  release();
  await choices.click();
  const refuse = page.getByRole("button", { name: "Refuse" });
  await expect.poll(() => refuse.evaluate((button) => button === document.activeElement)).toBe(true);
  await close();
});

test("the question is the first stop of the keyboard, moves nothing, and has nothing for axe to object to", () =>
  counting.on({ route: "/docs/other", ...phone }, async (page) => {
    await page.getByRole("button", { name: "Accept" }).waitFor();
    await expect.poll(() => objections(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Refuse");
    const shift = await page.evaluate(
      () =>
        new Promise((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          // What was recorded before comes with the next frame.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBe(0);
    await expect.poll(() => scrollWidth(page)).toBe(390);
  }));

test("who has answered another question is asked again, in French where the page is", () =>
  counting.on({ route: "/fr/", stored: { "twsite-consent": "older yes" } }, async (page) => {
    await page.getByRole("button", { name: "Accepter" }).waitFor();
  }));

test("a visitor whose browser asks for privacy is neither counted nor asked", async () => {
  provider.heard.length = 0;
  for (const site of [beacon, counting]) {
    const context = await site.browser.newContext();
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
    );
    const page = await context.newPage();
    await page.goto(`${site.origin}/docs/other`);
    await page.waitForSelector("html[data-controls]");
    await page.waitForLoadState("networkidle");
    await expect.poll(() => page.locator(".consent").count()).toBe(0);
    await context.close();
  }
  expect(provider.paths()).toEqual([]);
});

test("a beacon has page and referrer's origin alone, and searches that find nothing", () =>
  beacon.on({ route: "/docs/other?secret=1#part" }, async (page) => {
    await expect.poll(() => provider.heard.at(-1)?.body).toBe("page=%2Fdocs%2Fother&referrer=");
    provider.heard.length = 0;
    await page.goto(`${beacon.origin}/docs/films?secret=1`, { referer: "https://other.example/a/b?c=d" });
    await expect
      .poll(() => provider.heard.map(({ body }) => body))
      .toEqual(["page=%2Fdocs%2Ffilms&referrer=https%3A%2F%2Fother.example"]);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").or(page.getByRole("searchbox")).first().fill("zzzqqq");
    await expect
      .poll(() => provider.heard.at(-1)?.body, { timeout: 5000 })
      .toBe("page=%2Fdocs%2Ffilms&search=zzzqqq");
    // Whoever goes on at once has not found it on the page that comes.
    await page.getByRole("combobox").fill("zzzqqqx");
    await page.keyboard.press("Escape");
    await page.locator("main").getByRole("link", { name: "Other", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Other" }).waitFor();
    await expect
      .poll(() => provider.heard.map(({ body }) => body))
      .toContain("page=%2Fdocs%2Ffilms&search=zzzqqqx");
    expect(
      provider.heard.every(({ headers }) => headers.cookie === undefined && headers.referer === undefined),
    ).toBe(true);
  }));
