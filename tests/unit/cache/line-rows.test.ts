/** Lines of an entry are read one by one, and only as they were written. */

import { join } from "node:path";
import { expect, test } from "vitest";
import { createCache } from "../../../cli/cache/cache.ts";
import { folderStore } from "../../../cli/cache/folder-store.ts";
import { hashBytes, lineWriter, readLine, rowWith } from "../../../cli/cache/line-rows.ts";
import { temporaryFolder } from "../../sites/folders.ts";
import { mapStore } from "./stores.ts";

const lines = ["one", "two", "drei – trois", '{"four":4}', "one"];

test.each([
  ["a folder", () => folderStore(join(temporaryFolder(), "cache"))],
  ["another store", mapStore],
])("in %s", (_, storeOf) => {
  const cache = createCache(storeOf(), "1");
  const writer = lineWriter();
  const rows = lines.map((line) => writer.add(line));
  expect(rows.map((row) => readLine(cache, "pages", row))).toEqual(lines.map(() => undefined));
  cache.write("pages", writer.text());
  expect(cache.read("pages")?.toString()).toBe(lines.join("\n"));
  expect(rows.map((row) => readLine(cache, "pages", row))).toEqual(lines);
  cache.write("pages", writer.text().replace("drei", "vier"));
  expect(rows.map((row) => readLine(cache, "pages", row))).toEqual(
    lines.map((line, index) => (index === 2 ? undefined : line)),
  );
  cache.write("pages", "one");
  expect(rows.map((row) => readLine(cache, "pages", row))).toEqual([
    "one",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("a row is found by bytes that start where it says", () => {
  const [a, b] = [hashBytes("00112233445566778899"), hashBytes("22334455667788990011")];
  const rows = Buffer.concat([a, a, b, a]);
  expect(rowWith(rows, 20, 0, a)).toBe(0);
  expect(rowWith(rows, 20, 10, a)).toBe(0);
  expect(rowWith(rows, 20, 0, b)).toBe(1);
  expect(rowWith(rows, 20, 10, b)).toBe(-1);
  expect(rowWith(rows, 10, 0, b)).toBe(2);
  expect(rowWith(Buffer.alloc(0), 10, 0, a)).toBe(-1);
});
