/** The review of a change as a client reads it (S88). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { run } from "../process/warm-command.ts";
import { writeFiles } from "../sites/folders.ts";
import { pasted } from "./pasted.ts";
import { guide, servedReview, testReviewLooks } from "./run-review.ts";

const served = servedReview();
const { folders, requested, visit } = served;

test("below any path and without JavaScript, a page is marked in the text and in the margin", async () => {
  const { page, complaints } = await visit(guide, { javaScriptEnabled: false });
  const texts = (selector: string) => page.locator(selector).allTextContents();
  const labels = async () =>
    (await texts(".review-label")).map((label) => label.replace(/ Copy link Comment$/, ""));
  await expect(labels()).resolves.toEqual([
    "Change 1 changed",
    "Moved from here: Change 10",
    "Change 2 removed",
    "Change 3 changed",
    "Change 4 changed",
    "Change 5 changed",
    "Change 6 changed",
    "Change 7 changed",
    "Change 8 changed",
    "Change 9 changed",
    "Change 10 moved",
    "Change 11 added",
  ]);
  await expect(texts("#change-1 :is(del, ins)")).resolves.toEqual(["old", "new"]);
  await expect(texts("#change-10 ins")).resolves.toEqual([]);
  const styleOf = (selector: string) =>
    page.locator(selector).evaluate((row) => getComputedStyle(row).borderInlineStartStyle);
  await expect(styleOf("#change-2")).resolves.toBe("dashed");
  await expect(styleOf("#change-11")).resolves.toBe("double");
  await expect(texts("td :is(del, ins)")).resolves.toEqual(["2", "3"]);
  await expect(texts(".code-block pre :is(del, ins)")).resolves.toEqual(["41", "42"]);
  await expect(texts("li ins")).resolves.toEqual(["Third ", "bold"]);
  await expect(texts(".review-removed del")).resolves.toEqual(["This part goes away."]);
  await expect(page.locator(".review-tools").isVisible()).resolves.toBe(false);
  const widths = page
    .locator("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("width")));
  await expect(widths).resolves.toEqual(["100", "200"]);
  expect(complaints).toEqual([]);
  // Formulas and diagrams: both pictures, and the lines of the source that differ.
  await expect(page.locator("#change-6 :is(del, ins) > math").count()).resolves.toBe(2);
  await expect(texts("#change-6 code :is(del, ins)")).resolves.toEqual(["x + 1", "x + 2"]);
  await expect(page.locator("#change-7 :is(del, ins) > math").count()).resolves.toBe(2);
  await expect(texts("#change-7 pre :is(del, ins)")).resolves.toEqual(["y = x^2", "y = x^3"]);
  await expect(page.locator("#change-8 :is(del, ins) > svg").count()).resolves.toBe(2);
  await expect(texts("#change-8 pre :is(del, ins)")).resolves.toEqual([
    "  A[Start] --> B[Middle]",
    "  A[Start] --> B[Centre]",
  ]);
  const twice = page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
  await expect(twice.then((ids) => ids.filter((id, index) => ids.indexOf(id) !== index))).resolves.toEqual(
    [],
  );
  expect(requested.filter((url) => !url.startsWith("/any/path/"))).toEqual([]);
});

test("each change has an address, a next and a previous one, and a comment that quotes it", async () => {
  const { page, complaints } = await visit(guide);
  const hash = () => page.evaluate(() => location.hash);
  await page.keyboard.press("n");
  await page.keyboard.press("n");
  await expect.poll(hash).toBe("#change-2");
  await page.getByRole("button", { name: "Previous change" }).click();
  await expect.poll(hash).toBe("#change-1");
  const link = page.locator("#change-1").getByRole("link", { name: "Comment" });
  const comment = new URL((await link.getAttribute("href")) ?? "");
  expect(comment.origin + comment.pathname).toBe("https://example.com/issues/new");
  expect(comment.searchParams.get("body")).toContain(
    "Page: /docs/guide\nChange: #change-1\n\n> A paragraph with one new word",
  );
  expect(complaints).toEqual([]);
});

test.each(["HTTPS", "plain HTTP"])("the address of a change is copied over %s", async (protocol) => {
  const { page, complaints } = await visit(guide, { permissions: ["clipboard-read", "clipboard-write"] });
  // A browser has no clipboard for a page without HTTPS.
  if (protocol === "plain HTTP")
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
  await page.locator("#change-2").getByRole("button", { name: "Copy link" }).click();
  await page.locator("#change-2").getByRole("button", { name: "Copied" }).waitFor();
  await expect.poll(() => pasted(page)).toBe(`${page.url()}#change-2`);
  await page.goto(`${page.url()}#change-2`);
  await expect.poll(() => page.locator("#change-2:target").isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});

test("before and after are beside each other, and after alone has no marks", async () => {
  const { page, complaints } = await visit(guide);
  await page.getByRole("button", { name: "Before and after" }).click();
  const textOf = (selector: string) => () => page.locator(selector).innerText();
  await expect.poll(textOf("#change-1 .review-before")).toBe("A paragraph with one old word and a link.");
  await expect.poll(textOf("#change-1 .review-after")).toBe("A paragraph with one new word and a link.");
  // An item that is new is not in the text before it.
  await expect
    .poll(() => page.locator("#change-9 .review-before li:visible").allTextContents())
    .toEqual(["First", "Second"]);
  const twice = page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  await expect(twice).resolves.toEqual([]);
  await page.getByRole("button", { name: "After", exact: true }).click();
  await expect.poll(textOf("#change-1")).toContain("A paragraph with one new word and a link.");
  await page.locator(".review-removed").waitFor({ state: "hidden" });
  expect(complaints).toEqual([]);
});

// Each page in both themes and on both widths, not each theme on each width: `npm run test:long`.
testReviewLooks(served, (page, theme, width) => (page + theme + width) % 2 === 0);

test("it loads less than 90 kB at first", async () => {
  requested.length = 0;
  const { page } = await visit(guide, { isFirst: true });
  await page.waitForLoadState("networkidle");
  const { review } = folders();
  const sizes = requested.map((url) => {
    const bytes = readFileSync(join(review, decodeURIComponent(url).replace(/^\/any\/path\//, "")));
    return url.endsWith(".woff2") ? bytes.length : gzipSync(bytes).length;
  });
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(90_000);
});

test("search engines are asked to leave it out, it has the policy of the site, and the site has nothing of it", async () => {
  const { cwd, review } = folders();
  const html = readFileSync(join(review, guide), "utf8");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(
    /default-src 'none'; script-src 'self' 'sha256-[^;]*; style-src 'self' 'sha256-[^;]*;.*require-trusted-types-for 'script'/,
  );
  await run(["compile"], { cwd });
  expect(
    readdirSync(join(cwd, "dist/site"), { recursive: true, encoding: "utf8" }).filter((name) =>
      /review/.test(name),
    ),
  ).toEqual([]);
});

test("a folder of others is left as it is, and that of a review is replaced", async () => {
  const { cwd, review } = folders();
  writeFiles(cwd, { "mine/notes.txt": "Mine." });
  await expect(run(["diff", "--out", "mine"], { cwd })).resolves.toMatchObject({
    code: 2,
    err: expect.stringContaining("has files that are not those of a review"),
  });
  await expect(run(["diff", "--out", "content/review"], { cwd })).resolves.toMatchObject({
    code: 2,
    err: expect.stringContaining("is in the content folder"),
  });
  writeFiles(review, { "pages/old.html": "Old." });
  await expect(run(["diff", "--out", "review"], { cwd })).resolves.toMatchObject({ code: 0 });
  expect(readdirSync(join(review, "pages"))).not.toContain("old.html");
});

test("no page of an address that leads out of the review is written", async () => {
  const { cwd } = folders();
  writeFiles(join(cwd, "content"), { "en/docs/evil.md": "---\nslug: /../../../evil\n---\n\n# Evil\n" });
  await run(["diff", "--out", "review"], { cwd });
  const written = readdirSync(cwd, { recursive: true, encoding: "utf8" });
  expect(written.filter((name) => /evil/.test(name))).toEqual(["content/en/docs/evil.md"]);
});
