/** Sites that tests share: one worker brings each up to date, and no later one writes into it while a page is loaded from it. */
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileOnce } from "../browser/compiled-site.ts";
import { keptFolder } from "./folders.ts";

const root = join(keptFolder(), "site");
/** What a worker of this run does, at its first need of the site. */
const compiledIn = (run: string) => compileOnce(run, root, "/", "tests/sites/two-languages/content", []);

test("a site is the same for all workers of a run, and the next run repairs it", async () => {
  const [{ folder }] = await Promise.all([compiledIn("first"), compiledIn("first")]);
  const lost = join(folder, "robots.txt");
  rmSync(lost);
  await compiledIn("first");
  expect(existsSync(lost)).toBe(false);
  await compiledIn("second");
  expect(existsSync(lost)).toBe(true);
});
