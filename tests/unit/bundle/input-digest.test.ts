/** What is built is built again where anything that it is made of has changed. */
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inputDigest, rulesPages } from "../../../cli/bundle/input-digest.ts";
import { temporaryFolder, writeFiles } from "../../sites/folders.ts";

const sources = {
  "package.json": "{}",
  "package-lock.json": "{}",
  "tsconfig.json": "{}",
  ...Object.fromEntries(rulesPages.map((page) => [page, "# Rules\n"])),
  "cli/main.ts": "one",
  "cli/authoring/starter/files/shared/gitignore": "dist/",
  "reader/styles/index.css": "a {}",
  "schema/strings/en.json": "{}",
  "node_modules/.package-lock.json": "{}",
};

test.each(Object.keys(sources))("an edit of %s", (path) => {
  const root = writeFiles(temporaryFolder(), sources);
  const before = inputDigest(root);
  expect(inputDigest(root)).toBe(before);
  writeFiles(root, { [path]: "{ }" });
  expect(inputDigest(root)).not.toBe(before);
});

test("not after an edit of another page of the manual, which is in the package as it is", () => {
  const root = writeFiles(temporaryFolder(), { ...sources, "cli/manual/en/docs/start.md": "one" });
  const before = inputDigest(root);
  writeFiles(root, { "cli/manual/en/docs/start.md": "two" });
  expect(inputDigest(root)).toBe(before);
});

test("not after a compile of the manual, which leaves its cache beside it", () => {
  const root = writeFiles(temporaryFolder(), sources);
  const before = inputDigest(root);
  writeFiles(root, { "cli/.twsite/manual/last-run.json": "{}" });
  expect(inputDigest(root)).toBe(before);
});

test("a file that is new, renamed or gone, and text that moves from one to another", () => {
  const root = writeFiles(temporaryFolder(), { ...sources, "cli/other.ts": "two" });
  const digests = [inputDigest(root)];
  writeFiles(root, { "cli/new.ts": "" });
  digests.push(inputDigest(root));
  renameSync(join(root, "cli/new.ts"), join(root, "cli/newer.ts"));
  digests.push(inputDigest(root));
  writeFiles(root, { "cli/main.ts": "onet", "cli/other.ts": "wo" });
  digests.push(inputDigest(root));
  rmSync(join(root, "cli/other.ts"));
  digests.push(inputDigest(root));
  expect(new Set(digests).size).toBe(5);
});
