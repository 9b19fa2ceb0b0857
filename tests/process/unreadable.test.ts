/** Folders of the content that whoever runs the command may not read: `check` and `compile` say which, and the site stays. */
import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { severalPages } from "../sites/small-sites.ts";
import { main } from "./command.ts";

/** Nothing is forbidden to root: the command then runs as a user without rights. */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const run = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [main, ...args], { cwd, encoding: "utf8", ...user });

const canRun = run("/", "--version").status === 0;

function ownSite(): string {
  const folder = temporaryFolder();
  writeFiles(join(folder, "content"), severalPages);
  for (const path of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })])
    if (user.uid !== undefined) chownSync(join(folder, path), user.uid, user.gid);
  return folder;
}

describe.skipIf(!canRun)("a folder that", () => {
  test.each([
    ["cannot be listed", "content/en", 0o111],
    ["cannot be gone into", "content/en/pages", 0o444],
    ["is closed", "content/en/pages", 0],
  ])("%s: %s", (_, path, mode) => {
    const folder = ownSite();
    expect(run(folder, "compile", "--out", "site")).toMatchObject({ status: 0 });
    chmodSync(join(folder, path), mode);
    for (const command of [["check"], ["compile", "--out", "site"]]) {
      const { status, stdout, stderr } = run(folder, ...command);
      expect(status).toBe(1);
      expect(stdout + stderr).toMatch(new RegExp(`${path}.*cannot be read: EACCES.*\\[file-can-be-read\\]`));
    }
    chmodSync(join(folder, path), 0o755);
    expect(readdirSync(join(folder, "site"))).toContain("index.html");
    expect(run(folder, "compile", "--out", "site")).toMatchObject({ status: 0 });
  });
});
