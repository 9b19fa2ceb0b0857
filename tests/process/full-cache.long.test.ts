/** A disk that is full, or that cannot be written, costs the cache: a warning, and the site is the same. */
// Tests: cli/cache
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { worthThreads } from "../../cli/cache/threads/threads.ts";
import { contentsOf, differences, keptFolder, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { manyPages } from "./many-pages.ts";
import { run } from "./warm-command.ts";

const content = manyPages(worthThreads, 0);
const disks = [
  ["full after a while", "size=256k"],
  ["full at once", "size=4k"],
  ["read-only", "ro"],
];

/** Only who is root may mount; false where that is not allowed. */
function mounted(folder: string, options: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return false;
  }
  onTestFinished(() => void execFileSync("umount", ["--lazy", folder]));
  return true;
}

const kept = keptFolder();
let expected: Record<string, string>;

beforeAll(async () => {
  writeFiles(join(kept, "content"), content);
  expect(await run(["compile", "--no-cache", "--quiet"], { cwd: kept })).toMatchObject({
    code: 0,
    err: "",
  });
  expected = contentsOf(join(kept, "dist/site"));
});

test.for(disks)("a disk that is %s", async ([, options = ""], { skip }) => {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "content"), content);
  skip(!mounted(join(cwd, ".twsite"), options), "nothing can be mounted here");
  for (const command of [
    ["compile", "--quiet", "--strict"],
    ["compile", "--quiet"],
  ]) {
    const { code, err } = await run(command, { cwd });
    expect(err.match(/^warning: the cache cannot be written \(.+\)/gm)).toHaveLength(1);
    expect(code).toBe(0);
    expect(differences(contentsOf(join(cwd, "dist/site")), expected)).toEqual([]);
  }
});
