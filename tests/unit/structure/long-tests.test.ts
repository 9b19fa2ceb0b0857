/**
 * Each long test names the folders that it tests, by which `npm run test:long -- --changed` picks it. What the tests generate
 * is the same each time, unless `SEED` is given.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { longTests, testsOfChange } from "../../long/long-tests.ts";

const tests = longTests(".");

test("the folders that long tests name are there", () => {
  const missing = tests.flatMap(({ file, folders }) =>
    folders.filter((folder) => !existsSync(folder)).map((folder) => `${file}: ${folder}`),
  );
  expect(missing).toEqual([]);
});

test("a change of a folder runs its long tests, and those alone", () => {
  const ofImport = testsOfChange(tests, ["cli/import/import-report.ts", "README.md"]);
  expect(ofImport).toContain("tests/import/corpora.long.test.ts");
  expect(ofImport.every((file) => file.startsWith("tests/import/"))).toBe(true);
  expect(testsOfChange(tests, ["tests/generated/mutations.ts"])).toContain(
    "tests/generated/mutations.long.test.ts",
  );
  expect(testsOfChange(tests, ["README.md", "tests/import/report.test.ts"])).toEqual([]);
});

test("what tests generate has a seed, of its own or the one of all, so that a red run has its cause in the change", () => {
  const seedless = readdirSync("tests", { recursive: true, encoding: "utf8" }).filter((path) => {
    if (!/\.tsx?$/.test(path)) return false;
    const text = readFileSync(join("tests", path), "utf8");
    const hasProperties = /^import fc from "fast-check"/m.test(text) && text.includes("fc.assert(");
    return hasProperties && !/\/seed\.ts"|\bseed: \d/.test(text);
  });
  expect(seedless).toEqual([]);
});
