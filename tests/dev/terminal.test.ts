/** What is on the terminal of `twsite dev` while a writer makes mistakes and fixes them. */
import { expect, onTestFinished, test } from "vitest";
import { type DevSite, smallSite, startDev } from "./dev-site.ts";

const other = (words: string) => `---\ntitle: A page\n---\n\n${words}\n`;

/** Waits until all of this is new on the terminal: findings and counts go to two streams. */
function terminalOf(site: DevSite) {
  let read = 0;
  return async (...awaited: string[]): Promise<string> => {
    const news = () => site.terminal().slice(read);
    await expect.poll(() => awaited.filter((text) => !news().includes(text))).toEqual([]);
    const text = news();
    read += text.length;
    return text;
  };
}

test("each mistake is told once, what is left is counted, and what is fixed is said", async () => {
  const site = await startDev({ ...smallSite, "en/docs/old.md": other("[old](./gone.md)") });
  onTestFinished(() => site.close());
  const told = terminalOf(site);
  const after = (words: string, ...awaited: string[]) => {
    site.write("en/docs/other.md", other(words));
    return told(...awaited);
  };
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
  // The server looks for changes after a round, and may find this one before the watcher reports its file.
  const changed = /^(?:en\/docs\/other\.md|content): updated in \d+\.\d s\n/;
  expect(fixed).toMatch(changed);
  expect(fixed.replace(changed, "")).toBe("Fixed; 1 error, 0 warnings left\n");

  site.remove("en/docs/old.md");
  await told("All problems are fixed.\n");
});
