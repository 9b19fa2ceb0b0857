/**
 * `npm run test:long`: runs the long tests. With `--changed [commit]`, only those that test what changed since the commit, or since
 * the branch left `main`. Other arguments go to vitest.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { longTests, testsOfChange } from "./long-tests.ts";

const args = process.argv.slice(2);
const at = args.indexOf("--changed");
let files: string[] = [];
if (at !== -1) {
  const [, commit] = args.splice(at, args[at + 1] === undefined || args[at + 1]?.startsWith("-") ? 1 : 2);
  const changed = changedFiles(commit ?? branchPoint());
  files = testsOfChange(longTests("."), changed);
  console.log(`${changed.length} changed files, ${files.length} files of long tests`);
  if (files.length === 0) process.exit(0);
}
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.long.config.ts", ...files, ...args],
  { stdio: "inherit" },
);
process.exitCode = status ?? 1;

/** Those of commits, and those that are not committed. */
function changedFiles(commit: string): string[] {
  const names = [git("diff", "--name-only", commit), git("ls-files", "--others", "--exclude-standard")];
  return names.flatMap((text) => text.split("\n").filter((line) => line !== ""));
}

function branchPoint(): string {
  for (const main of ["origin/main", "main"])
    try {
      return git("merge-base", "HEAD", main).trim();
    } catch {
      // A clone may lack either of them.
    }
  return "HEAD";
}

function git(...command: string[]): string {
  return execFileSync("git", command, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}
