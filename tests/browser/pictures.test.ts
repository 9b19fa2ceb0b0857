/** Pictures in several sizes: the one that fits is fetched, dark pages show theirs, a click opens the largest, and a click away and back shows the same. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptFolder } from "../sites/folders.ts";
import { openUnderPolicy, phone, type SiteUnderPolicy, scrollWidth } from "./article-site.ts";

const route = "/docs/pictures";
const text = `# Pictures

![Photo](photo.jpg "A caption")

![Day](day.png){dark=night.png}

![Beside](photo.jpg){width=240 align=right}

Some text beside the picture.

[Plain](plain.md)
`;

let site: SiteUnderPolicy;
beforeAll(async () => {
  const content = join(keptFolder(), "content");
  mkdirSync(join(content, "en/docs"), { recursive: true });
  mkdirSync(join(content, "en/pages"));
  const head =
    "title: T\nurl: https://www.example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\n";
  writeFileSync(join(content, "site.yml"), `${head}pictures: true\n`);
  writeFileSync(join(content, "en/pages/index.md"), "# Home\n\nText.\n");
  writeFileSync(join(content, "en/docs/pictures.md"), text);
  writeFileSync(join(content, "en/docs/plain.md"), "# Plain\n\n[To the pictures](pictures.md)\n");
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#888", noise } }).blur(2);
  await picture(1800, 600).jpeg({ quality: 95 }).toFile(join(content, "en/docs/photo.jpg"));
  await picture(700, 400).png().toFile(join(content, "en/docs/day.png"));
  await picture(700, 400).png().toFile(join(content, "en/docs/night.png"));
  site = await openUnderPolicy(content);
});
afterAll(() => site?.close());

test.each([
  ["a wide window", {}, "720"],
  ["a phone", phone, "480"],
])("%s fetches the width that fits, and nothing is wider than the window", async (_, options, width) => {
  const { page, requests, complaints } = await site.visit(route, { ...options, isFirst: true });
  const photo = page.locator("figure > picture > img").first();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain(`-${width}.webp`);
  await expect.poll(() => photo.getAttribute("fetchpriority")).toBe("high");
  await expect.poll(() => scrollWidth(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(requests.filter((url) => /-1440\.jpg|-1800\.webp|night/.test(url))).toEqual([]);
  expect(complaints).toEqual([]);
});

test("dark pages fetch and show the dark picture alone", async () => {
  const { page, requests } = await site.visit(route, { stored: { theme: "dark" }, isFirst: true });
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  const shown = page.locator(".prose img[alt=Day]:visible");
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain("night-");
  expect(requests.some((url) => url.includes("night-"))).toBe(true);
});

test("a click opens the largest size", async () => {
  await site.read({ route }, async (page) => {
    await page.locator("figure img[data-action=enlarge]").first().click();
    await expect.poll(() => page.locator("dialog.picture img").getAttribute("src")).toContain("-1800.webp");
    await page.keyboard.press("Escape");
  });
});

test("after a click, the page has the pictures of its document", async () => {
  await site.read({ route }, async (page) => {
    const html = () =>
      page
        .locator(".prose picture")
        .evaluateAll((all) => all.map((one) => one.querySelector("source")?.outerHTML));
    const before = await html();
    expect(before).toHaveLength(4);
    await page.goto(`${site.origin}/docs/plain`);
    await page.locator(".prose a", { hasText: "To the pictures" }).click();
    await expect.poll(html).toEqual(before);
  });
});
