/** How findings stand over the page: with their line, out of the way, by keyboard and by ear. */
// Tests: cli/dev, reader/dev
import { expect, test } from "vitest";
import { smallSite } from "./dev-site.ts";
import { openPages } from "./open-page.ts";

const opened = openPages();
const other = (words: string) => `---\ntitle: The other page\n---\n\n${words}\n`;

test("each shows its line with a caret, what was expected, and the other places it is about", async () => {
  const { site, page, open, findings } = opened();
  await open("docs/other");
  site.write("en/docs/_part.md", "Words and [a link](./nowhere.md).\n");
  site.write("en/docs/other.md", other("::include{file=_part.md}"));
  await expect.poll(findings).toContain("content/en/docs/_part.md:1:11");
  await expect
    .poll(() => page.locator("twsite-findings pre").innerText())
    .toBe("  1 | Words and [a link](./nowhere.md).\n    |           ^");
  await expect.poll(findings).toContain("expected: a page, a route or a file of this site");
  await expect.poll(findings).toContain("included by content/en/docs/other.md:5:1");
});

test("the end of the page can be read above them", async () => {
  const { site, page, open, findings } = opened();
  await open("docs/guide");
  site.write("en/docs/other.md", other("[a](./a.md)\n\n[b](./b.md)\n\n[c](./c.md)"));
  await expect.poll(findings).toContain("3 errors");
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  const end = await page
    .locator("footer")
    .last()
    .evaluate((footer) => footer.getBoundingClientRect().bottom);
  const start = await page.locator("twsite-findings").evaluate((host) => host.getBoundingClientRect().top);
  expect(end).toBeLessThanOrEqual(start + 1);
});

test("the keyboard folds them, and they stay folded while they change, also on other pages", async () => {
  const { site, page, open, findings } = opened();
  await open("docs/guide");
  site.write("en/docs/other.md", other("[a](./a.md)"));
  await expect.poll(findings).toContain("1 error");
  const panel = page.getByRole("region", { name: "Findings" });
  const place = panel.getByText("content/en/docs/other.md:5:1", { exact: true });
  await expect.poll(() => place.isVisible()).toBe(true);

  await panel.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => place.isVisible()).toBe(false);
  site.write("en/docs/other.md", other("[a](./a.md) [b](./b.md)"));
  await expect.poll(findings).toContain("2 errors");
  await expect.poll(() => place.isVisible()).toBe(false);
  // Who stands there stays there.
  await page.keyboard.press("Enter");
  await expect.poll(() => place.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => place.isVisible()).toBe(false);
  await open("docs/secret");
  await expect.poll(findings).toContain("2 errors");
  await expect.poll(() => place.isVisible()).toBe(false);
});

test("warnings alone are folded until somebody asks", async () => {
  const { site, page, open, findings } = opened();
  await open("docs/guide");
  site.write("en/docs/other.md", other("[a](./guide.md#nothing)"));
  await expect.poll(findings).toContain("1 warning");
  const place = page.getByText("content/en/docs/other.md:5:1");
  await expect.poll(() => place.isVisible()).toBe(false);
  await page.locator("twsite-findings summary").click();
  await expect.poll(() => place.isVisible()).toBe(true);
});

test("they are told to those who listen, and so is that they are gone", async () => {
  const { site, page, open } = opened();
  await open("docs/guide");
  const status = page.locator("twsite-findings").getByRole("status");
  await expect.poll(() => status.textContent()).toBe("");
  site.write("en/docs/other.md", other("[a](./a.md)"));
  await expect.poll(() => status.textContent()).toBe("1 error: “./a.md” is a broken link");
  site.write("en/docs/other.md", String(smallSite["en/docs/other.md"]));
  await expect.poll(() => status.textContent()).toBe("All problems are fixed.");
});

test("of very many, the first are shown, errors before warnings, and the rest is counted", async () => {
  const { site, page, open, findings } = opened();
  await open("docs/guide");
  const lines = (link: (at: number) => string, count: number) =>
    Array.from({ length: count }, (_, at) => link(at)).join("\n");
  site.write("en/docs/a.md", other(lines((at) => `[a](./guide.md#nothing-${at})`, 60)));
  site.write("en/docs/b.md", other(lines((at) => `[b](./nowhere-${at}.md)`, 90)));
  await expect.poll(findings).toContain("90 errors, 60 warnings");
  await expect.poll(() => page.locator("twsite-findings li").count()).toBe(100);
  await expect.poll(findings).toContain("and 50 more on the terminal");
  await expect.poll(findings).toContain("nowhere-89.md");
});
