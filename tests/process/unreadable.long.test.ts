/**
 * Files and folders of the content that whoever runs the command may not read or write: `check` and `compile` say which, the
 * other commands stop with a sentence, and everything stays as it is.
 */
// Tests: cli/source, cli/publish, cli/cache
import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { aboutFile, isSystemError, systemFailure } from "../../cli/report/system-reason.ts";
import { contentsOf, temporaryFolder, writeFiles } from "../sites/folders.ts";
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

describe.skipIf(!canRun)("a file that was compiled, and may no longer be read", () => {
  test.each(["content/en/pages/about.md", "content/site.yml"])("%s", (path) => {
    const folder = ownSite();
    expect(run(folder, "compile", "--out", "site")).toMatchObject({ status: 0 });
    chmodSync(join(folder, path), 0);
    for (const command of [["compile", "--out", "site"], ["check"]]) {
      const { status, stdout, stderr } = run(folder, ...command);
      expect(stdout + stderr).toMatch(new RegExp(`${path}.*cannot be read: EACCES.*\\[file-can-be-read\\]`));
      expect(status).toBe(1);
    }
    chmodSync(join(folder, path), 0o644);
    expect(run(folder, "check")).toMatchObject({ status: 0 });
    expect(run(folder, "compile", "--out", "site")).toMatchObject({ status: 0 });
  });
});

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

describe.skipIf(!canRun)("a command that writes into the content, and may not,", () => {
  const refused = (path: string, reason: string, expected: string) => ({
    status: 1,
    stderr: `twsite: ${path} cannot be used: ${reason}\nexpected: ${expected}\n`,
  });
  const denied = (path: string) =>
    refused(path, "permission is denied (EACCES)", "permission to read and write it");

  test("names the file, and leaves nothing behind", () => {
    const folder = ownSite();
    const before = contentsOf(folder);
    for (const path of ["content", "content/en"]) chmodSync(join(folder, path), 0o555);
    expect(run(folder, "routes", "--accept")).toMatchObject(denied("content/routes.lock"));
    expect(run(folder, "locale", "add", "de").stderr).toContain(
      "/content/de cannot be used: permission is denied",
    );
    expect(run(folder, "docs-version", "1.0")).toMatchObject(denied("content/en/versions"));
    chmodSync(join(folder, "content/en"), 0o755);
    chmodSync(join(folder, "content/en/docs/guide/one.md"), 0);
    expect(run(folder, "docs-version", "1.0")).toMatchObject(denied("content/en/docs/guide/one.md"));
    chmodSync(join(folder, "content/en/docs/guide/one.md"), 0o644);
    rmSync(join(folder, ".twsite"), { recursive: true, force: true });
    expect(contentsOf(folder)).toEqual(before);
  });
});

test("a name that is too long for the file system is said to be", () => {
  const name = "long".repeat(100);
  for (const [command, ...args] of [["init"], ["schema", "--out"]]) {
    const { status, stderr } = run(ownSite(), command ?? "", ...args, name);
    expect(stderr).toMatch(
      /^error: (long)+ cannot be written: the name is too long for the file system \(ENAMETOOLONG\); name another folder\n$/,
    );
    expect(status).toBe(2);
  }
});

test("a full disk is about the file that was to be written", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
    syscall: "write",
  });
  expect(isSystemError(full) && systemFailure(full)).toBe(
    "no space is left on the disk (ENOSPC)\nexpected: more space on the disk",
  );
  const about = aboutFile(full, "content/routes.lock");
  expect(isSystemError(about) && systemFailure(about)).toBe(
    "content/routes.lock cannot be used: no space is left on the disk (ENOSPC)\nexpected: more space on the disk",
  );
});
