/** A page that fails when it is asked for: the browser and the terminal say so, and the rest of the site is served. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../browser/browser.ts";
import { type DevSite, smallSite, startDev } from "./dev-site.ts";

const chance = (limit: string) => `
export default function Chance() {
  globalThis.renders = (globalThis.renders ?? 0) + 1;
  if (globalThis.renders > ${limit}) throw new Error("no more luck");
  return <p>Lucky words.</p>;
}
`;

let browser: Browser;
let site: DevSite;
beforeAll(async () => {
  browser = await launchBrowser();
  site = await startDev({
    ...smallSite,
    "components/Chance.tsx": chance("1"),
    "en/docs/chance.md": "---\ntitle: Chance\n---\n\n::Chance\n",
  });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test("it is told in the page and on the terminal, and goes with its reason", async () => {
  const page = await browser.newPage();
  const response = await page.goto(new URL("docs/chance", site.url).href);
  expect(response?.status()).toBe(500);
  const text = () => page.locator("body").innerText();
  await expect.poll(text).toContain("This page cannot be shown");
  await expect.poll(text).toContain("content/en/docs/chance.md");
  await expect.poll(text).toContain("no more luck");
  await expect.poll(() => site.terminal()).toContain("no more luck (docs/chance/index.html)");

  const other = await fetch(new URL("docs/guide", site.url));
  await expect.poll(() => other.text()).toContain("First words.");

  site.write("components/Chance.tsx", chance("Infinity"));
  await expect.poll(text).toContain("Lucky words.");
  await page.close();
});
