/** What a run keeps of the last one, and when it takes its inputs for changed. */
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { type Cache, openCache } from "../../../../cli/cache/cache.ts";
import { pathsIn } from "../../../../cli/pipeline/last-run/file-list.ts";
import {
  type LastRun,
  readLastRun,
  writeLastRun,
  writeSameFiles,
} from "../../../../cli/pipeline/last-run/last-run.ts";
import { inputsOf, isSameInput } from "../../../../cli/pipeline/last-run/run-inputs.ts";
import { temporaryFolder, writeFiles } from "../../../sites/folders.ts";

let folder: string;
let cache: Cache;

beforeEach(() => {
  folder = writeFiles(join(temporaryFolder(), "content"), {
    "site.yml": "title: Notes",
    "en/docs/one.md": "One",
    "en/docs/part/two.md": "Two",
    "en/docs/part/a name with spaces.md": "Three",
    "static/.well-known/x": "X",
  });
  cache = openCache({ folder: join(folder, "../cache"), version: "1" });
});

const inputs = (settings: unknown = {}) => inputsOf(folder, settings);

function run(): LastRun {
  const site = {
    files: ["\0index.html", "docs\0one/index.html\0one.md"],
    sizes: Float64Array.of(5, 2 ** 40, 3),
    times: Float64Array.of(Number.NaN, 1.5),
  };
  return { inputs: inputs(), record: "r", site, findings: [], routes: 2, commit: undefined };
}

test("every file has a stamp, and files that are ignored have none", () => {
  writeFiles(folder, { ".git/HEAD": "", "en/.DS_Store": "", "node_modules/x.js": "" });
  const { files, stamps } = inputs();
  expect([...pathsIn(files)].sort()).toEqual([
    "en/docs/one.md",
    "en/docs/part/a name with spaces.md",
    "en/docs/part/two.md",
    "site.yml",
    "static/.well-known/x",
  ]);
  expect(stamps).toHaveLength(10);
});

test("inputs are the same until a file has another time or size, files come or go, or the options are others", () => {
  const before = inputs();
  const isSame = () => isSameInput(before, inputs());
  expect(isSame()).toBe(true);
  expect(isSameInput(before, inputs({ other: true }))).toBe(false);
  mkdirSync(join(folder, "en/docs/empty"));
  expect(isSame()).toBe(true);
  writeFiles(folder, { "en/docs/new.md": "New" });
  expect(isSame()).toBe(false);
  rmSync(join(folder, "en/docs/new.md"));
  expect(isSame()).toBe(true);
  const two = join(folder, "en/docs/part/two.md");
  const { atime, mtime } = statSync(two);
  utimesSync(two, 100, 100);
  expect(isSame()).toBe(false);
  writeFileSync(two, "Longer");
  utimesSync(two, atime, mtime);
  expect(isSame()).toBe(false);
  rmSync(two);
  expect(isSame()).toBe(false);
});

describe("the last run is", () => {
  test("read as it was written", () => {
    expect(readLastRun(cache)).toBeUndefined();
    writeLastRun(cache, run());
    expect(readLastRun(cache)).toEqual({ ...run(), names: expect.any(String) });
  });

  test("written without its names where files are the same", () => {
    writeLastRun(cache, run());
    const names = readFileSync(join(folder, "../cache/last-files.json"));
    const edited = { ...run(), record: "other", names: readLastRun(cache)?.names ?? "" };
    writeSameFiles(cache, edited);
    expect(readLastRun(cache)).toEqual(edited);
    expect(readFileSync(join(folder, "../cache/last-files.json"))).toEqual(names);
  });

  test("not known where one of its entries is lost, cut short, of another run or another version", () => {
    for (const entry of ["last-run", "last-files"]) {
      const file = join(folder, `../cache/${entry}.json`);
      writeLastRun(cache, run());
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.subarray(0, -8));
      expect(readLastRun(cache), entry).toBeUndefined();
      rmSync(file);
      expect(readLastRun(cache), entry).toBeUndefined();
      writeFiles(folder, { "en/docs/more.md": "More" });
      writeLastRun(cache, run());
      writeFileSync(file, bytes);
      expect(readLastRun(cache), entry).toBeUndefined();
      rmSync(join(folder, "en/docs/more.md"));
    }
    writeLastRun(cache, run());
    expect(readLastRun(openCache({ folder: join(folder, "../cache"), version: "2" }))).toBeUndefined();
  });
});
