/** One folder per kind of mistake: `content/`, and in `expected.txt` what a writer is told. `UPDATE=1` rewrites it. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ruleNames } from "../../cli/report/rules.ts";
import { reportOf } from "./report.ts";

const folder = import.meta.dirname;
const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

describe("what a writer is told", () => {
  test.each(names)("%s", async (name) => {
    // What only counts for a site that is about to be published.
    const release = name.startsWith("placeholder");
    const report = await reportOf(join(folder, name, "content"), { release });
    const expected = join(folder, name, "expected.txt");
    if (process.env.UPDATE === "1") writeFileSync(expected, report);
    expect(report).toBe(readFileSync(expected, "utf8"));
  });
});

test("every rule has its folder", () => {
  const reports = names.map((name) => readFileSync(join(folder, name, "expected.txt"), "utf8")).join("");
  const without = ruleNames.filter((rule) => !reports.includes(`[${rule}]`));
  // These need what Git does not keep, an output folder, a package that is missing, or a fault of the tool: see the other tests of this folder.
  expect(without).toEqual([
    "content-is-not-empty",
    "file-can-be-read",
    "file-name-is-portable",
    "image-encoder-is-installed",
    "internal-error",
    "linked-folder-is-new",
    "output-can-be-written",
    "output-is-ours",
  ]);
});
