/** What a writer sees in the open page while files come, go and change their names. */
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
    expect(await isSamePage()).toBe(true);
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

test("a draft is shown, and says so", async () => {
  const { page, open, main } = opened();
  await open("docs/secret");
  expect(await main()).toContain("Draft words.");
  expect(await page.locator("main .banner").innerText()).toMatch(/draft/i);
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
  expect(await isSamePage()).toBe(true);
});
