/** What a writer sees in the browser while the content changes. */
import { execFileSync } from "node:child_process";
import { renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launchBrowser } from "../browser/browser.ts";
import { type DevSite, smallSite, startDev, writeFiles } from "./dev-site.ts";

const git = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Writer", "-c", "user.email=writer@example.com", ...args], {
    cwd: folder,
    stdio: "pipe",
  });

const french = { "fr/docs/guide.md": "---\ntitle: Le guide\n---\n\nPremiers mots.\n" };

let browser: Browser;
let site: DevSite;
beforeAll(async () => {
  browser = await launchBrowser();
  site = await startDev(
    { ...smallSite, ...french, "static/favicon.ico": "" },
    {
      prepare(folder) {
        git(folder, "init", "-q", "-b", "main");
        git(folder, "add", "content");
        git(folder, "commit", "-q", "-m", "One");
      },
    },
  );
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

let page: Page;
let complaints: string[];
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 700 } });
  complaints = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
});
afterEach(async () => {
  await page.close();
  git(site.folder, "checkout", "-q", "-f", "main");
  git(site.folder, "clean", "-f", "-d", "-q", "content");
});

async function open(route: string): Promise<void> {
  await page.goto(new URL(route, site.url).href);
  await page.waitForSelector("html[data-controls]");
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
}

const isSamePage = () => page.evaluate(() => Reflect.get(window, "isSamePage") === true);
const main = () => page.locator("main").innerText();
const findings = () =>
  page.evaluate(() => document.querySelector("twsite-findings")?.shadowRoot?.textContent ?? "");
const guide = (change: (text: string) => string) => change(String(smallSite["en/docs/guide.md"]));

describe("an edit", () => {
  test("shows in the open page, which stays where it was, with all that is open in it, in its colours", async () => {
    await open("docs/guide");
    await page
      .getByRole("button", { name: /colour|theme/i })
      .first()
      .click();
    const theme = await page.locator("html").getAttribute("data-theme-choice");
    await page.getByText("More of it").click();
    await page.getByRole("tab", { name: "Two" }).click();
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    const top = () =>
      page.getByRole("tab", { name: "Two" }).evaluate((tab) => tab.getBoundingClientRect().top);
    const before = await top();

    // A block more above them, and one less below.
    site.write(
      "en/docs/guide.md",
      guide((text) =>
        text.replace("First words.", "Fresh words.\n\nSecond paragraph.").replace("below", "under"),
      ),
    );
    await expect.poll(main).toContain("Fresh words.");
    expect(await isSamePage()).toBe(true);
    await expect.poll(() => page.getByText("Text of two.").isVisible()).toBe(true);
    expect(await page.getByText("Hidden words.").isVisible()).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect(Math.abs((await top()) - before)).toBeLessThan(200);
    expect(await page.locator("html").getAttribute("data-theme-choice")).toBe(theme);
    expect(complaints).toEqual([]);
  });

  test("shows when the editor puts a new file in the place of the old one", async () => {
    await open("docs/guide");
    for (const words of ["Words of one.", "Words of two.", "Words of three."]) {
      site.replace(
        "en/docs/guide.md",
        guide((text) => text.replace("First words.", words)),
      );
      await expect.poll(main).toContain(words);
    }
    expect(await isSamePage()).toBe(true);
  });

  test("shows when the editor moves the old file away first, or empties it", async () => {
    await open("docs/guide");
    const path = `${site.folder}/content/en/docs/guide.md`;
    renameSync(path, `${path}~`);
    await new Promise((settle) => setTimeout(settle, 20));
    writeFileSync(
      path,
      guide((text) => text.replace("First words.", "Words after a move.")),
    );
    await expect.poll(main).toContain("Words after a move.");
    rmSync(`${path}~`);

    truncateSync(path);
    await new Promise((settle) => setTimeout(settle, 10));
    writeFileSync(
      path,
      guide((text) => text.replace("First words.", "Words after nothing.")),
    );
    await expect.poll(main).toContain("Words after nothing.");
    expect(await isSamePage()).toBe(true);
  });

  test("of a title shows in the sidebar, in the tab and in the languages beside it", async () => {
    await open("docs/other");
    site.write("en/docs/other.md", "---\ntitle: Another title\n---\n\nOther words.\n");
    await expect.poll(() => page.title()).toContain("Another title");
    await expect.poll(() => page.locator(".layout nav").first().innerText()).toContain("Another title");
    await page.goto(new URL("fr/docs/other", site.url).href);
    await expect.poll(main).toContain("Another title");
  });

  test("of the configuration shows in place", async () => {
    await open("docs/guide");
    site.write("site.yml", site.read("site.yml").replace("Small site", "Renamed site"));
    await expect.poll(() => page.locator("header").first().innerText()).toContain("Renamed site");
    expect(await isSamePage()).toBe(true);
  });

  test("of the site's own style shows in place", async () => {
    await open("docs/guide");
    const colour = () => page.evaluate(() => getComputedStyle(document.body).outlineColor);
    for (const [written, seen] of [
      ["red", "rgb(255, 0, 0)"],
      ["lime", "rgb(0, 255, 0)"],
    ] as const) {
      site.write("theme.css", `body { outline: 0 solid ${written}; }\n`);
      await expect.poll(colour).toBe(seen);
    }
    expect(await isSamePage()).toBe(true);
    expect(await page.locator('link[href*="/assets/theme-"]').count()).toBe(1);
  });
});

describe("a mistake", () => {
  test("stands over the page and on the terminal, and goes when it is mended; the page stays", async () => {
    await open("docs/guide");
    site.write(
      "en/docs/guide.md",
      guide((text) => text.replace("title: The guide", "title: [")),
    );
    await expect.poll(findings).toContain("content/en/docs/guide.md:");
    expect(await main()).toContain("First words.");
    expect(site.terminal()).toContain("content/en/docs/guide.md:");

    // Other pages follow their source meanwhile.
    const other = await browser.newPage();
    await other.goto(new URL("docs/other", site.url).href);
    site.write("en/docs/other.md", "---\ntitle: The other page\n---\n\nWritten meanwhile.\n");
    await expect.poll(() => other.locator("main").innerText()).toContain("Written meanwhile.");
    await other.close();

    site.write(
      "en/docs/guide.md",
      guide((text) => text.replace("First words.", "Mended words.")),
    );
    await expect.poll(main).toContain("Mended words.");
    await expect.poll(findings).toBe("");
    await expect.poll(() => site.terminal()).toContain("Nothing is wrong any more.");
    expect(await isSamePage()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test("in a link leaves the rest of the text as fresh as it is", async () => {
    await open("docs/other");
    site.write(
      "en/docs/other.md",
      "---\ntitle: The other page\n---\n\nNew words and [a link](./nowhere.md).\n",
    );
    await expect.poll(main).toContain("New words");
    await expect.poll(findings).toContain("content/en/docs/other.md:5:");
    site.write("en/docs/nowhere.md", "---\ntitle: Somewhere\n---\n\nHere.\n");
    await expect.poll(findings).toBe("");
  });

  test("in the configuration leaves the site as it was", async () => {
    await open("docs/guide");
    site.write("site.yml", "title: [\n");
    await expect.poll(findings).toContain("content/site.yml:");
    await page.reload();
    expect(await main()).toContain("First words.");
    site.write("site.yml", String(smallSite["site.yml"]));
    await expect.poll(findings).toBe("");
  });
});

describe("a file", () => {
  test("that is added has its page, also in folders that were not there", async () => {
    await open("docs/deep/er/still/added");
    await expect.poll(main).not.toContain("Added words.");
    site.write("en/docs/deep/er/still/added.md", "---\ntitle: Added\n---\n\nAdded words.\n");
    await expect.poll(main).toContain("Added words.");
    site.write("en/docs/deep/er/still/added.md", "---\ntitle: Added\n---\n\nEdited words.\n");
    await expect.poll(main).toContain("Edited words.");
    await expect.poll(() => page.locator(".layout nav").first().innerText()).toMatch(/Added|deep/i);
  });

  test("that is deleted is not found, until it is there again", async () => {
    await open("docs/other");
    site.remove("en/docs/other.md");
    await expect.poll(main).not.toContain("Other words.");
    await expect
      .poll(() => page.locator(".layout nav, header").first().innerText())
      .not.toContain("The other page");
    site.write("en/docs/other.md", String(smallSite["en/docs/other.md"]));
    await expect.poll(main).toContain("Other words.");
    expect(await isSamePage()).toBe(true);
  });

  test("that is renamed has its page at the new address", async () => {
    await open("docs/renamed");
    site.remove("en/docs/other.md");
    site.write("en/docs/renamed.md", String(smallSite["en/docs/other.md"]));
    await expect.poll(main).toContain("Other words.");
    await page.goto(new URL("docs/other", site.url).href);
    await expect.poll(main).not.toContain("Other words.");
  });
});

test("a draft is shown, and says so", async () => {
  await open("docs/secret");
  expect(await main()).toContain("Draft words.");
  expect(await page.locator("main .banner").innerText()).toMatch(/draft/i);
});

test("another branch shows in the open page, and the first one again", async () => {
  git(site.folder, "checkout", "-q", "-b", "branch");
  writeFiles(`${site.folder}/content`, {
    ...Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`en/docs/many/p${at}.md`, `# Page ${at}\n\nText.\n`]),
    ),
    "en/docs/guide.md": "---\ntitle: The guide\n---\n\nWords of the branch.\n",
  });
  git(site.folder, "add", "content");
  git(site.folder, "commit", "-q", "-m", "Branch");
  await open("docs/guide");
  await expect.poll(main).toContain("Words of the branch.");
  git(site.folder, "checkout", "-q", "main");
  await expect.poll(main).toContain("First words.");
  await expect.poll(() => page.locator(".layout nav").first().innerText()).not.toContain("Page 7");
  git(site.folder, "checkout", "-q", "branch");
  await expect.poll(main).toContain("Words of the branch.");
  expect(await isSamePage()).toBe(true);
});
