/** The command is a few files, because Node takes most of a millisecond to load each of them, in each thread. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = "dist/twsite";
const chunks = readdirSync(join(folder, "chunks"));

/** The files that these load, with themselves. */
function loadedBy(entries: readonly string[]): Set<string> {
  const files = new Set(entries);
  for (const file of files)
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/from"\.\/(?:chunks\/)?([\w-]+\.js)"/g))
      files.add(join(folder, "chunks", name));
  return files;
}

function entry(name: string): string {
  const file = chunks.find((chunk) => new RegExp(`^${name}-[A-Z0-9]{8}\\.js$`).test(chunk));
  return join(folder, "chunks", file ?? `${name} is missing`);
}

const start = [join(folder, "main.js"), entry("compile")];
const cold = ["read-content", "analyze", "emit-site", "build", "compile-task", "render-task"].map(entry);

test("a compile loads at most 5 files where nothing has changed, and at most 25 for a new site", () => {
  expect([...loadedBy(start)].length).toBeLessThanOrEqual(5);
  expect([...loadedBy([...start, ...cold])].length).toBeLessThanOrEqual(25);
});

test("what compiles pages is not loaded where nothing has changed", () => {
  const bytes = [...loadedBy(start)].reduce((sum, file) => sum + readFileSync(file).length, 0);
  expect(bytes / 1000).toBeLessThanOrEqual(400);
});

// Else V8 keeps two bytes for each character of the file.
test("all of it is ASCII", () => {
  expect(
    chunks.filter((name) => /[^\0-\x7f]/.test(readFileSync(join(folder, "chunks", name), "utf8"))),
  ).toEqual([]);
});
