/** When a run takes its inputs for changed. */
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { inputsOf } from "../../../cli/pipeline/run-inputs.ts";
import { temporaryFolder, writeFiles } from "../../sites/folders.ts";

let folder: string;

beforeEach(() => {
  folder = writeFiles(join(temporaryFolder(), "content"), {
    "site.yml": "title: Notes",
    "en/docs/one.md": "One",
    "en/docs/part/two.md": "Two",
    "en/docs/part/a name with spaces.md": "Three",
    "static/.well-known/x": "X",
  });
});

const inputs = (settings: unknown = {}) => inputsOf(folder, settings);

test("the work is that of all pages, and files that are ignored change nothing", () => {
  const before = inputs();
  expect(before).toEqual({ hash: expect.any(String), work: 3 + 11 / 4096 });
  writeFiles(folder, { ".git/HEAD": "", "en/.DS_Store": "", "node_modules/x.js": "" });
  expect(inputs()).toEqual(before);
});

test("inputs are the same until a file has another time or size, files come or go, or the options are others", () => {
  const before = inputs();
  const isSame = () => inputs().hash === before.hash;
  expect(isSame()).toBe(true);
  expect(inputs({ other: true }).hash).not.toBe(before.hash);
  mkdirSync(join(folder, "en/docs/empty"));
  expect(isSame()).toBe(true);
  writeFiles(folder, { "en/docs/new.md": "New" });
  expect(isSame()).toBe(false);
  rmSync(join(folder, "en/docs/new.md"));
  expect(isSame()).toBe(true);
  for (const path of ["static/.well-known/x", "en/docs/part/two.md"]) {
    const file = join(folder, path);
    const { atime, mtime } = statSync(file);
    utimesSync(file, 100, 100);
    expect(isSame()).toBe(false);
    writeFileSync(file, "Longer");
    utimesSync(file, atime, mtime);
    expect(isSame()).toBe(false);
    rmSync(file);
    expect(isSame()).toBe(false);
  }
});
