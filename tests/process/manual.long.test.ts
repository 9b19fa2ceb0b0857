/** `twsite manual` where it is started twice at once, and where it cannot keep what it compiles. */
// Tests: cli/dev/manual-site
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { serveManual, textOf } from "./serve-manual.ts";

test("two first calls at once serve one compiled manual, and remove what a killed call left an hour ago", async () => {
  const cache = temporaryFolder();
  const parent = join(cache, "twsite");
  for (const name of [".unfinished-old", ".unfinished-new"])
    writeFiles(join(parent, name), { "site/index.html": "half" });
  const earlier = new Date(Date.now() - 2 * 60 * 60 * 1000);
  utimesSync(join(parent, ".unfinished-old"), earlier, earlier);
  const both = await Promise.all([serveManual(cache), serveManual(cache)]);
  for (const { url, stop } of both) {
    expect(await textOf(url, "/docs/concepts/")).toContain("<h1");
    expect(await stop()).toMatchObject({ code: 0, err: "" });
  }
  expect(readdirSync(parent).sort()).toEqual([".unfinished-new", expect.stringMatching(/^manual-\d/)]);
});

test("without a cache folder that can be written, the manual is served from a temporary one", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "no-folder");
  const temporary = join(folder, "tmp");
  writeFileSync(file, "");
  mkdirSync(temporary);
  const { url, stop } = await serveManual(join(file, "cache"), { TMPDIR: temporary });
  expect(await textOf(url, "/docs/start/")).toContain("<h1");
  const { code, err } = await stop();
  expect(code).toBe(0);
  expect(err).toMatch(
    /^The compiled manual is not stored for the next run \(.+: part of the path is a file \(ENOTDIR\)\)\.\n$/,
  );
  expect(readdirSync(temporary)).toEqual([]);
});
