/** A machine without a browser: it is installed with one line about it, or one message says what is needed. */
import { chmodSync, existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { findBrowser } from "../browser/find-browser.ts";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** What a machine says whose apt-get is this script; `$1` is its command. */
function findWith(aptGet: string, user = 0) {
  const folder = writeFiles(temporaryFolder(), { "bin/apt-get": `#!/bin/sh\n${aptGet}\n` });
  chmodSync(join(folder, "bin/apt-get"), 0o755);
  vi.stubEnv("PATH", `${join(folder, "bin")}:${process.env.PATH}`);
  vi.stubEnv("LYNX", "");
  vi.stubEnv("INSTALLED", join(folder, "lynx"));
  vi.spyOn(process, "getuid").mockReturnValue(user);
  const log = vi.spyOn(console, "log").mockReturnValue();
  const wanted = { name: "Lynx", variable: "LYNX", debian: "lynx", programs: [join(folder, "lynx")] };
  return { find: () => findBrowser(wanted), program: join(folder, "lynx"), said: () => log.mock.calls };
}

const needed =
  "These tests need Lynx: install it (on Debian: apt-get install lynx) or name its program in the environment variable LYNX.";

describe.runIf(existsSync("/usr/bin/apt-get"))("as root on Debian", () => {
  test("it is installed, and one line says so and why", () => {
    const { find, program, said } = findWith('[ "$1" = update ] || touch "$INSTALLED"');
    expect(find()).toBe(program);
    expect(said()).toEqual([
      ["Installing lynx with apt-get: these tests need Lynx, which this machine lacks."],
    ]);
    expect(find()).toBe(program);
    expect(said()).toHaveLength(1);
  });

  test("where that fails, the message says what is needed, and why it failed", () => {
    const { find } = findWith("echo E: no network >&2; exit 100");
    expect(find).toThrow(`${needed}\nCommand failed: apt-get update\nE: no network`);
  });
});

test("another user installs nothing, and is told what is needed", () => {
  const { find, said } = findWith('touch "$INSTALLED"', 1000);
  expect(find).toThrow(needed);
  expect(said()).toEqual([]);
});

test("a program that is named is used", () => {
  const { find } = findWith("exit 1");
  vi.stubEnv("LYNX", process.execPath);
  expect(find()).toBe(process.execPath);
});
