/** What the end of a test run says: the flaky tests, those that were not run, and why it failed. */
// Tests: tests/summary-reporter.ts
import { execFile } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";

const reporter = pathToFileURL(join(import.meta.dirname, "../summary-reporter.ts"));
const vitest = join(import.meta.dirname, "../../node_modules/vitest/vitest.mjs");
const fastCheck = import.meta.resolve("fast-check");

/** Runs the tests of a project whose reporter is ours. `more`: of its configuration. */
async function runTests(files: Files, more = "") {
  const root = writeFiles(temporaryFolder(), {
    ...files,
    "vitest.config.ts": `import { SummaryReporter } from ${JSON.stringify(reporter.pathname)};
export default { test: { globals: true, retry: 1, maxWorkers: 1, reporters: ["default", new SummaryReporter()], ${more} } };
`,
  });
  const { NODE_OPTIONS: _, ...own } = process.env;
  const env = { ...own, PATH: `${root}:${own.PATH}` };
  if (files["apt-get"] !== undefined) chmodSync(join(root, "apt-get"), 0o755);
  const { code, out } = await new Promise<{ code: number; out: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [vitest, "run", "--root", root],
      { cwd: root, env: { ...env, NO_COLOR: "1" } },
      (_, stdout) => resolve({ code: child.exitCode ?? -1, out: stdout }),
    );
  });
  const file = join(root, "dist/failures.txt");
  return { code, out, failures: existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(0, -1) : [] };
}

const flaky = (name: string) => `
let tries${name} = 0;
test("${name} is late", () => expect(++tries${name}).toBe(2));
`;

test("a test that passes at its second try is named at the end, and the run passes", async () => {
  const { code, out, failures } = await runTests({
    "late.test.js": `describe("a page", () => {${flaky("one")}});`,
    "fine.test.js": 'test("is fine", () => {});',
  });
  const [, end] = out.split("\nflaky:\n");
  expect(end?.trimEnd()).toBe(
    "late.test.js > a page > one is late\n  expected 1 to be 2 // Object.is equality (late.test.js:3)",
  );
  expect({ code, failures }).toEqual({ code: 0, failures: [] });
});

test("more than three of them fail the run, which says why", async () => {
  const { code, out, failures } = await runTests({
    "late.test.js": ["one", "two", "three", "four"].map(flaky).join(""),
  });
  expect(code).toBe(1);
  expect(out.trimEnd()).toMatch(/\n4 tests passed only at their second try; a run may have 3\.$/);
  expect(failures.slice(0, 3)).toEqual([
    "too many flaky tests",
    "  4 tests passed only at their second try; a run may have 3",
    "late.test.js > one is late",
  ]);
});

test("where no browser can be had, the tests of other projects are run, and the last line says what was not and how to get it", async () => {
  const finder = join(import.meta.dirname, "../browser/find-browser.ts");
  const { code, out, failures } = await runTests(
    {
      "setup.ts": `import { skipWithoutBrowser } from ${JSON.stringify(finder)};
export default (project) =>
  skipWithoutBrowser(project, { name: "Lynx", variable: "LYNX", debian: "lynx", programs: [] });`,
      "apt-get": "#!/bin/sh\necho no network >&2; exit 100\n",
      "pages/one.test.js": `beforeAll(() => { throw new Error("no browser") });
test("one", () => {}); describe("others", () => { test("two", () => {}); });`,
      "units/fine.test.js": 'test("is fine", () => {});',
    },
    `projects: [
      { extends: true, test: { name: "pages", include: ["pages/*"], globalSetup: "setup.ts" } },
      { extends: true, test: { name: "units", include: ["units/*"] } },
    ]`,
  );
  const message =
    "2 tests were not run. These tests need Lynx: install it (on Debian: apt-get install lynx) or name its program in the environment variable LYNX.";
  expect(out.trimEnd().split("\n").at(-1)).toBe(message);
  expect(out).toMatch(/Tests +1 passed \| 2 skipped/);
  expect({ code, failures }).toEqual({ code: 1, failures: ["tests that were not run", `  ${message}`] });
});

test("failures are listed by file and name, with their first lines and their seed", async () => {
  const { code, failures } = await runTests({
    "one.test.js": `import * as fc from ${JSON.stringify(fastCheck)};
test("holds for every number", () =>
  fc.assert(fc.property(fc.nat(), (number) => expect(number).toBe(-1)), { seed: 7 }));
describe("a suite", () => {
  beforeAll(() => { throw new Error("no server"); });
  test("is never run", () => {});
});`,
    "two.test.js": 'import "./missing.js";',
    "passes.test.js": 'test("passes", () => {});',
  });
  expect(code).toBe(1);
  expect(failures).toEqual(
    expect.arrayContaining([
      "one.test.js > a suite",
      "  no server (one.test.js:5)",
      "one.test.js > holds for every number",
      expect.stringMatching(/^ {2}\{ seed: 7, path: "0[:0]*", endOnFailure: true \}$/),
      "  expected +0 to be -1 // Object.is equality",
      "two.test.js",
      expect.stringContaining("./missing.js"),
    ]),
  );
  expect(failures.join("\n")).not.toContain("passes");
});

test("many failures fit on one screen, and the rest is counted", async () => {
  const { failures } = await runTests({
    "many.test.js": `import * as fc from ${JSON.stringify(fastCheck)};
test.each(Array.from({ length: 50 }, (_, at) => at))("number %i", () =>
  fc.assert(fc.property(fc.nat(), () => false), { seed: 7 }));`,
  });
  expect(failures).toHaveLength(39);
  expect(failures.slice(0, 2)).toEqual(["many.test.js > number 0", expect.stringContaining("seed: 7")]);
  expect(failures.at(-1)).toBe("… and 31 more");
});
