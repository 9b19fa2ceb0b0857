/** What the first search downloads stays within its budget: kB are 1,000 bytes after gzip level 6. */
// Tests: cli/emit, schema/search, reader/search
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { searchIndexPath, searchShardPath } from "../../../schema/paths.ts";
import { SearchIndex } from "../../../schema/search.ts";
import { writeTwsiteContent } from "../../bench/pages.ts";
import { main } from "../../process/command.ts";

test("the index of 1,000 pages weighs at most 300 kB, with all that the reader fetches of it", () => {
  const folder = mkdtempSync(join(tmpdir(), "twsite-search-budget-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeTwsiteContent(join(folder, "content"), 1000);
  execFileSync(process.execPath, [main, "compile", "--quiet", "--no-prerender", "--out", "site"], {
    cwd: folder,
  });
  const read = (path: string) => readFileSync(join(folder, "site", path));
  const { areas } = SearchIndex.parse(JSON.parse(read(searchIndexPath("en")).toString()));
  const shards = areas.flatMap(({ id, shards }) =>
    Array.from({ length: shards }, (_, number) => searchShardPath("en", id, number)),
  );
  const bytes = [searchIndexPath("en"), ...shards]
    .map((path) => gzipSync(read(path), { level: 6 }).length)
    .reduce((sum, length) => sum + length, 0);
  // An index that lost its pages would be light, too.
  expect(shards.length).toBeGreaterThanOrEqual(8);
  expect(bytes / 1000).toBeLessThanOrEqual(300);
});
