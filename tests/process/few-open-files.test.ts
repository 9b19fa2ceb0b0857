/** More pages than a process may open files: no run fails for want of them. */
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
