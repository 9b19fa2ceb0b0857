/** What every visitor downloads first stays within its budget: kB are 1,000 bytes after gzip level 6. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const folder = "dist/twsite/reader/assets";

function kilobytes(extension: string): number {
  return readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .reduce((sum, name) => sum + gzipSync(readFileSync(`${folder}/${name}`), { level: 6 }).length / 1000, 0);
}

test("the reader's JavaScript weighs at most 90 kB", () => {
  expect(kilobytes(".js")).toBeLessThanOrEqual(90);
});

test("its style weighs at most 14 kB", () => {
  expect(kilobytes(".css")).toBeLessThanOrEqual(14);
});
