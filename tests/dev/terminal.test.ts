/** What is on the terminal of `twsite dev` while a writer makes mistakes and fixes them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DevSite, smallSite, startDev } from "./dev-site.ts";

let site: DevSite;
let read = 0;
beforeAll(async () => {
  site = await startDev({ ...smallSite, "en/docs/old.md": other("[old](./gone.md)") });
});
afterAll(() => site?.close());

const other = (words: string) => `---\ntitle: A page\n---\n\n${words}\n`;

/** Changes a page, and waits until all of this is new on the terminal: findings and counts go to two streams. */
async function after(words: string, ...awaited: string[]): Promise<string> {
  site.write("en/docs/other.md", other(words));
  return told(...awaited);
}

async function told(...awaited: string[]): Promise<string> {
  const news = () => site.terminal().slice(read);
  await expect.poll(() => awaited.filter((text) => !news().includes(text))).toEqual([]);
  const text = news();
  read += text.length;
  return text;
}

test("each mistake is told once, what is left is counted, and what is fixed is said", async () => {
  await told("gone.md” is a broken link", "1 error, 0 warnings\n");

  const first = await after("[a](./nowhere.md)", "content/en/docs/other.md:5:1", "2 errors, 0 warnings\n");
  expect(first).not.toContain("gone.md");

  // The first mistake only moves down.
  const second = await after(
    "More.\n\n[a](./nowhere.md)\n\n[b](./elsewhere.md)",
    "content/en/docs/other.md:9:1",
    "3 errors, 0 warnings\n",
  );
  expect(second).not.toContain("nowhere.md");

  const fixed = await after("All is well.", "left\n");
  expect(fixed).toMatch(/^en\/docs\/other\.md: \d+ files of the site\nFixed; 1 error, 0 warnings left\n$/);

  site.remove("en/docs/old.md");
  await told("All problems are fixed.\n");
});
