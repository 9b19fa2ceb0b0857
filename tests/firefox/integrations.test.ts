/** In Firefox, nothing of other hosts loads before a visitor's consent or click, and an answer can be changed. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { compileSite } from "../browser/compiled-site.ts";
import { type ServedSite, serveSite } from "../browser/serve-site.ts";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import type { Page } from "./page.ts";
import { sharedFirefox, started } from "./visits.ts";

const firefox = sharedFirefox();

/** What the provider has been asked for. */
const heard: string[] = [];
const provider = createServer((request, response) => {
  heard.push(request.url ?? "");
  const isScript = request.url === "/script.js";
  response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
  response.end(isScript ? "document.documentElement.dataset.counted = '';" : "<title>Player</title>Plays");
});

let site: ServedSite;
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const content = writeFiles(join(keptFolder(), "content"), {
    "site.yml": `title: Site
url: https://example.com
locales: [{ id: en, tag: en-GB, label: English }]
integrations:
  embeds: [{ name: Tube, page: "${origin}/watch/{id}", frame: "${origin}/frame/{id}" }]
  analytics: { script: { src: "${origin}/script.js" } }
  feedback: { endpoint: "${origin}/answers" }
  consent: { id: first }
`,
    "en/pages/index.md": "# Home\n\n[Film](/docs/film)\n",
    "en/docs/film.md": `# Film\n\n::video[A talk]{src="${origin}/watch/a"}\n\n[Other](other.md)\n`,
    "en/docs/other.md": "# Other\n\n[Film](film.md)\n",
  });
  site = await serveSite(await compileSite("/", content));
});
afterAll(async () => {
  await site?.close();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});
beforeEach(() => {
  heard.length = 0;
});

async function visit(route: string) {
  const visitor = await firefox().newVisitor();
  const page = await visitor.newPage();
  await page.goto(site.origin + route);
  await started(page);
  return { page, visitor };
}

const press = (page: Page, text: string) => page.click("button, a", { text });
const answers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".consent button")].map(({ textContent }) => textContent),
  );

test("the question has two answers of equal weight, and nothing loads before one is given", async () => {
  const { page, visitor } = await visit("/docs/film");
  await expect.poll(() => answers(page)).toEqual(["Refuse", "Accept"]);
  const looks = await page.evaluate(() =>
    [...document.querySelectorAll(".consent button")].map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { color, backgroundColor, borderTopColor, fontWeight, fontSize } = getComputedStyle(button);
      return { width, height, color, backgroundColor, borderTopColor, fontWeight, fontSize };
    }),
  );
  expect(looks[0]).toEqual(looks[1]);
  await page.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Refuse");
  expect(heard).toEqual([]);
  await expect.poll(() => page.complaints()).toEqual([]);
  await visitor.close();
});

test("a refusal holds over a reload, an answer can be changed in the footer, and both ways count", async () => {
  const { page, visitor } = await visit("/docs/other");
  await expect.poll(() => answers(page)).toHaveLength(2);
  await press(page, "Refuse");
  await expect.poll(() => answers(page)).toEqual([]);
  await page.reload();
  await started(page);
  await expect.poll(() => answers(page)).toEqual([]);
  expect(heard).toEqual([]);
  await press(page, "Privacy choices");
  await expect.poll(() => answers(page)).toHaveLength(2);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Refuse");
  await press(page, "Accept");
  await expect.poll(() => page.evaluate(() => "counted" in document.documentElement.dataset)).toBe(true);
  expect(heard).toEqual(["/script.js"]);
  await press(page, "Privacy choices");
  await expect.poll(() => answers(page)).toHaveLength(2);
  await press(page, "Refuse");
  // What runs can only be stopped by another document.
  await expect.poll(() => page.evaluate(() => "counted" in document.documentElement.dataset)).toBe(false);
  await started(page);
  await expect.poll(() => answers(page)).toEqual([]);
  await expect.poll(() => page.complaints()).toEqual([]);
  await visitor.close();
});

test("a video loads at the press of its button, on the first page and after a click", async () => {
  const { page, visitor } = await visit("/docs/other");
  await press(page, "Film");
  await expect.poll(() => page.evaluate(() => document.querySelector("h1")?.textContent)).toBe("Film");
  const frame = () => page.evaluate(() => document.querySelector("iframe")?.title ?? "none");
  const play = () => page.click("[data-action=embed], .embed button");
  await expect.poll(frame).toBe("none");
  expect(heard).toEqual([]);
  await play();
  await expect.poll(frame).toBe("A talk");
  await expect.poll(() => heard).toContain("/frame/a");
  // The question at the end of the page came with it.
  await expect
    .poll(() => page.evaluate(() => document.querySelector(".page-feedback p")?.textContent))
    .toBe("Was this page useful?");
  await page.goto(`${site.origin}/docs/film`);
  await started(page);
  await expect.poll(frame).toBe("none");
  await play();
  await expect.poll(frame).toBe("A talk");
  await expect.poll(() => page.complaints()).toEqual([]);
  await visitor.close();
});
