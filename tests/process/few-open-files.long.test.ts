/** More pages than a process may open files: no run fails for want of them, or it says so. */
// Tests: cli/publish, cli/cache/threads, cli/cache
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { main } from "./command.ts";
import { manyPages } from "./many-pages.ts";

test.each([
  { files: 64, jobs: 1 },
  { files: 128, jobs: 2 },
])("with $files open files and $jobs threads, pages are checked and compiled", async ({ files, jobs }) => {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "content"), manyPages(400, 0));
  for (const command of ["check", "compile", "check"]) {
    const script = `ulimit -n ${files} && exec "$0" "$1" ${command} --quiet --jobs ${jobs}`;
    const ran = await promisify(execFile)("bash", ["-c", script, process.execPath, main], { cwd });
    expect(ran).toEqual({ stdout: "", stderr: "" });
  }
});

test.each([
  { files: 64, jobs: 8 },
  { files: 32, jobs: 8 },
  { files: 64, jobs: 4 },
  { files: 96, jobs: 8 },
])("with $files open files, $jobs threads come to an end", async ({ files, jobs }) => {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "content"), manyPages(400, 0));
  const script = `ulimit -n ${files} && exec "$0" "$1" check --jobs ${jobs}`;
  const ended = await promisify(execFile)("bash", ["-c", script, process.execPath, main], { cwd }).then(
    (ran) => ({ ...ran, code: 0 }),
    ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({
      stdout,
      stderr,
      code,
    }),
  );
  if (ended.code === 0) return;
  expect(ended.code).toBe(1);
  expect(ended.stdout + ended.stderr).toMatch(/too many (open files|files are open)/);
  expect(ended.stdout + ended.stderr).not.toMatch(/^ +at /m);
});
