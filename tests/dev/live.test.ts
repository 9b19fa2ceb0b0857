/** What a writer sees in the open page while a text changes, and when something is wrong with it. */
import { once } from "node:events";
import { renameSync, rmSync, truncateSync, watch, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { smallSite } from "./dev-site.ts";
import { openPages } from "./open-page.ts";

const opened = openPages();
const guide = (change: (text: string) => string) => change(String(smallSite["en/docs/guide.md"]));

describe("an edit", () => {
  test("shows in the open page, which stays where it was, with all that is open in it, in its colours", async () => {
    const { site, page, complaints, open, isSamePage, main } = opened();
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
    await expect.poll(isSamePage).toBe(true);
    await expect.poll(() => page.getByText("Text of two.").isVisible()).toBe(true);
    await expect.poll(() => page.getByText("Hidden words.").isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(200);
    await expect.poll(() => page.locator("html").getAttribute("data-theme-choice")).toBe(theme);
    expect(complaints).toEqual([]);
  });

  test("above what is on the screen leaves it where it was, and the focus where it is", async () => {
    const { site, page, open, main } = opened();
    await open("docs/guide");
    const details = page.locator("summary", { hasText: "More of it" });
    await details.evaluate((summary) => summary.scrollIntoView({ behavior: "instant", block: "center" }));
    await details.focus();
    const top = () => details.evaluate((summary) => Math.round(summary.getBoundingClientRect().top));
    const before = await top();
    for (const added of [
      "Fresh words.\n\n## A heading\n\nMore.\n\n- One\n- Two",
      "Few words.",
      "First words.",
    ]) {
      site.write(
        "en/docs/guide.md",
        guide((text) => text.replace("First words.", added)),
      );
      await expect.poll(main).toContain(added.split("\n")[0]);
      // Whatever the browser does by itself, it does with the next frames.
      await page.evaluate(
        () => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle))),
      );
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
      await expect.poll(() => details.evaluate((summary) => summary === document.activeElement)).toBe(true);
    }
  });

  test("shows when the editor puts a new file in the place of the old one", async () => {
    const { site, open, isSamePage, main } = opened();
    await open("docs/guide");
    for (const words of ["Words of one.", "Words of two.", "Words of three."]) {
      site.replace(
        "en/docs/guide.md",
        guide((text) => text.replace("First words.", words)),
      );
      await expect.poll(main).toContain(words);
    }
    await expect.poll(isSamePage).toBe(true);
  });

  test("shows when the editor moves the old file away first, or empties it", async () => {
    const { site, open, isSamePage, main } = opened();
    await open("docs/guide");
    const path = `${site.folder}/content/en/docs/guide.md`;
    // Between the two steps of the editor, who watches the folder hears of the first one.
    const watcher = watch(dirname(path));
    onTestFinished(() => watcher.close());
    const moved = once(watcher, "change");
    renameSync(path, `${path}~`);
    await moved;
    writeFileSync(
      path,
      guide((text) => text.replace("First words.", "Words after a move.")),
    );
    rmSync(`${path}~`);
    await expect.poll(main).toContain("Words after a move.");

    const emptied = once(watcher, "change");
    truncateSync(path);
    await emptied;
    writeFileSync(
      path,
      guide((text) => text.replace("First words.", "Words after nothing.")),
    );
    await expect.poll(main).toContain("Words after nothing.");
    await expect.poll(isSamePage).toBe(true);
  });

  test("of a title shows in the sidebar, in the tab and in the languages beside it", async () => {
    const { site, page, open, main } = opened();
    await open("docs/other");
    site.write("en/docs/other.md", "---\ntitle: Another title\n---\n\nOther words.\n");
    await expect.poll(() => page.title()).toContain("Another title");
    await expect.poll(() => page.locator(".layout nav").first().innerText()).toContain("Another title");
    await page.goto(new URL("fr/docs/other", site.url).href);
    await expect.poll(main).toContain("Another title");
  });

  test("of the configuration shows in place", async () => {
    const { site, page, open, isSamePage } = opened();
    await open("docs/guide");
    site.write("site.yml", site.read("site.yml").replace("Small site", "Renamed site"));
    await expect.poll(() => page.locator("header").first().innerText()).toContain("Renamed site");
    await expect.poll(isSamePage).toBe(true);
  });

  test("of the site's own style shows in place", async () => {
    const { site, page, open, isSamePage } = opened();
    await open("docs/guide");
    const colour = () => page.evaluate(() => getComputedStyle(document.body).outlineColor);
    for (const [written, seen] of [
      ["red", "rgb(255, 0, 0)"],
      ["lime", "rgb(0, 255, 0)"],
    ] as const) {
      site.write("theme.css", `body { outline: 0 solid ${written}; }\n`);
      await expect.poll(colour).toBe(seen);
    }
    await expect.poll(isSamePage).toBe(true);
    const links = () => page.locator('link[href*="/_twsite/theme-"]').count();
    await expect.poll(links).toBe(1);
    site.remove("theme.css");
    await expect.poll(links).toBe(0);
  });
});

describe("a mistake", () => {
  test("stands over the page and on the terminal, and goes when it is fixed; the page stays", async () => {
    const { site, browser, complaints, open, isSamePage, main, findings } = opened();
    await open("docs/guide");
    site.write(
      "en/docs/guide.md",
      guide((text) => text.replace("title: The guide", "title: [")),
    );
    await expect.poll(findings).toContain("content/en/docs/guide.md:");
    await expect.poll(main).toContain("First words.");
    await expect.poll(() => site.terminal()).toContain("content/en/docs/guide.md:");

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
    await expect.poll(() => site.terminal()).toContain("All problems are fixed.");
    await expect.poll(isSamePage).toBe(true);
    expect(complaints).toEqual([]);
  });

  test("in a link leaves the rest of the text as fresh as it is", async () => {
    const { site, open, main, findings } = opened();
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
    const { site, page, open, main, findings } = opened();
    await open("docs/guide");
    site.write("site.yml", "title: [\n");
    await expect.poll(findings).toContain("content/site.yml:");
    await page.reload();
    await expect.poll(() => main()).toContain("First words.");
    site.write("site.yml", String(smallSite["site.yml"]));
    await expect.poll(findings).toBe("");
  });
});
