/** Thousands of pages where a process may open few files: no run fails for want of them. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { main } from "./command.ts";
import { manyPages } from "./many-pages.ts";

test("with 64 open files, 2,000 pages are checked and compiled", { timeout: 300_000 }, async () => {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "content"), manyPages(2000, 0));
  for (const command of ["check", "compile", "check"]) {
    const script = `ulimit -n 64 && exec "$0" "$1" ${command} --quiet`;
    const ran = await promisify(execFile)("bash", ["-c", script, process.execPath, main], { cwd });
    expect(ran).toEqual({ stdout: "", stderr: "" });
  }
});
