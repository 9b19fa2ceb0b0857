/** What a writer sees in the open page while files come, go and change their names. */
// Tests: cli/dev, reader/dev, cli/pipeline
import { renameSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { smallSite, writeFiles } from "./dev-site.ts";
import { git, openPages } from "./open-page.ts";

const opened = openPages();

describe("a file", () => {
  test("that is added has its page, also in folders that were not there", async () => {
    const { site, page, open, main } = opened();
    await open("docs/deep/er/still/added");
    await expect.poll(main).not.toContain("Added words.");
    site.write("en/docs/deep/er/still/added.md", "---\ntitle: Added\n---\n\nAdded words.\n");
    await expect.poll(main).toContain("Added words.");
    site.write("en/docs/deep/er/still/added.md", "---\ntitle: Added\n---\n\nEdited words.\n");
    await expect.poll(main).toContain("Edited words.");
    await expect.poll(() => page.locator(".layout nav").first().innerText()).toMatch(/Added|deep/i);
  });

  test("that is deleted is not found, until it is there again", async () => {
    const { site, page, open, isSamePage, main } = opened();
    await open("docs/other");
    site.remove("en/docs/other.md");
    await expect.poll(main).not.toContain("Other words.");
    await expect
      .poll(() => page.locator(".layout nav, header").first().innerText())
      .not.toContain("The other page");
    site.write("en/docs/other.md", String(smallSite["en/docs/other.md"]));
    await expect.poll(main).toContain("Other words.");
    await expect.poll(isSamePage).toBe(true);
  });

  test("that is renamed has its page at the new address", async () => {
    const { site, page, open, main } = opened();
    await open("docs/renamed");
    site.remove("en/docs/other.md");
    site.write("en/docs/renamed.md", String(smallSite["en/docs/other.md"]));
    await expect.poll(main).toContain("Other words.");
    await page.goto(new URL("docs/other", site.url).href);
    await expect.poll(main).not.toContain("Other words.");
  });
});

test("a folder that is renamed takes its pages along, and brings them back", async () => {
  const { site, open, isSamePage, main } = opened();
  site.write("en/docs/a/b/deep.md", "---\ntitle: Deep\n---\n\nDeep words.\n");
  const shown = async (route: string) => (await fetch(new URL(route, site.url))).status;
  await expect.poll(() => shown("docs/a/b/deep")).toBe(200);
  await open("docs/a/b/deep");
  const docs = `${site.folder}/content/en/docs`;
  renameSync(`${docs}/a`, `${docs}/z`);
  await expect.poll(main).not.toContain("Deep words.");
  await expect.poll(() => shown("docs/z/b/deep")).toBe(200);
  renameSync(`${docs}/z`, `${docs}/a`);
  await expect.poll(main).toContain("Deep words.");
  await expect.poll(() => shown("docs/z/b/deep")).toBe(404);
  await expect.poll(isSamePage).toBe(true);
});

test("what is stashed goes from the open page, and comes back, as often and as fast as that is done", async () => {
  const { site, open, main } = opened();
  await open("docs/guide");
  for (let round = 1; round <= 12; round++) {
    site.write("en/docs/guide.md", `---\ntitle: The guide\n---\n\nNot sure of ${round}.\n`);
    await expect.poll(main).toContain(`Not sure of ${round}.`);
    git(site.folder, "stash", "-q");
    await expect.poll(main).toContain("First words.");
    git(site.folder, "stash", "pop", "-q");
    await expect.poll(main).toContain(`Not sure of ${round}.`);
    git(site.folder, "checkout", "-q", ".");
    await expect.poll(main).toContain("First words.");
  }
});

test("every open page follows, also one in another language that shows the source's text", async () => {
  const { site, browser, open, main } = opened();
  await open("docs/other");
  const second = await browser.newPage();
  await second.goto(new URL("fr/docs/other", site.url).href);
  site.write("en/docs/other.md", "---\ntitle: The other page\n---\n\nWords for both.\n");
  await expect.poll(main).toContain("Words for both.");
  await expect.poll(() => second.locator("main").innerText()).toContain("Words for both.");
  site.write("fr/docs/other.md", "---\ntitle: L'autre page\n---\n\nTraduite.\n");
  await expect.poll(() => second.locator("main").innerText()).toContain("Traduite.");
  await expect.poll(main).toContain("Words for both.");
  await second.close();
});

test("a draft is shown, and says so", async () => {
  const { page, open, main } = opened();
  await open("docs/secret");
  await expect.poll(main).toContain("Draft words.");
  await expect.poll(() => page.locator("main .banner").innerText()).toMatch(/draft/i);
});

test("another branch shows in the open page, and the first one again", async () => {
  const { site, page, open, isSamePage, main } = opened();
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
  await expect.poll(isSamePage).toBe(true);
});
