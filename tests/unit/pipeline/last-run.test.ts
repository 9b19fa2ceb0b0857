/** What a run keeps of the last one, and what is noticed of files that somebody else changed in the output folder. */
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { openCache } from "../../../cli/cache/cache.ts";
import {
  isAsLeft,
  type LastRun,
  readLastRun,
  recordHash,
  writeLastRun,
} from "../../../cli/pipeline/last-run.ts";
import { recordText } from "../../../cli/publish/record.ts";
import { temporaryFolder, writeFiles } from "../../sites/folders.ts";

const paths = [
  ".nojekyll",
  "404.html",
  "_twsite/reader-1a2b.js",
  "index.html",
  ...Array.from({ length: 40 }, (_, number) => [
    `data/docs/part/page-${number}.json`,
    `docs/part/page-${number}.md`,
    `docs/part/page-${number}/index.html`,
  ]).flat(),
];
const files = Object.fromEntries(paths.map((path) => [path, `of ${path}`]));
const sizes = Object.entries(files).map(([path, text]): [string, [string, number]] => [
  path,
  ["key", text.length],
]);
const record = recordText({ generator: "twsite", version: "1", base: "/", files: Object.fromEntries(sizes) });

let folder: string;
let last: LastRun;

beforeEach(() => {
  folder = writeFiles(join(temporaryFolder(), "site"), { ...files, ".twsite.json": record });
  last = { inputs: "i", record: recordHash(folder), findings: [], routes: 2 };
});

const at = (path: string) => join(folder, path);
const document = "docs/part/page-7/index.html";

describe("in the output folder", () => {
  test("nothing is noticed where nothing changed, or files of others came", () => {
    expect(isAsLeft(last, folder)).toBe(true);
    writeFiles(folder, { "docs/part/page-7.md.gz": "", CNAME: "notes.example" });
    expect(isAsLeft(last, folder)).toBe(true);
  });

  test.each([
    ["a file of a page is gone", () => rmSync(at("data/docs/part/page-7.json"))],
    ["the folder of a document is gone", () => rmSync(at("docs/part/page-7"), { recursive: true })],
    ["a folder of pages is gone", () => rmSync(at("docs/part"), { recursive: true })],
    ["a folder has another name", () => renameSync(at("data/docs/part"), at("data/docs/other"))],
    ["another file is gone", () => rmSync(at("_twsite/reader-1a2b.js"))],
    ["another file was written over", () => writeFileSync(at("404.html"), "else")],
    [
      "a link has the place of a file",
      () => {
        rmSync(at("404.html"));
        symlinkSync(at(document), at("404.html"));
      },
    ],
    [
      "all documents are gone, and their folders are not",
      () => {
        for (const path of paths) if (path.startsWith("docs/") && path.endsWith(".html")) rmSync(at(path));
      },
    ],
    [
      "all data was written over",
      () => {
        for (const path of paths) if (path.endsWith(".json")) writeFileSync(at(path), "{}");
      },
    ],
    ["the record is another one", () => writeFileSync(at(".twsite.json"), record.replace("key", "kex"))],
    ["the record is gone", () => rmSync(at(".twsite.json"))],
    [
      "the record is a folder",
      () => {
        rmSync(at(".twsite.json"));
        mkdirSync(at(".twsite.json"));
      },
    ],
  ])("it is noticed that %s", (_change, change) => {
    change();
    expect(isAsLeft(last, folder)).toBe(false);
  });
});

test("each file is looked at", () => {
  for (const path of paths) {
    writeFileSync(at(path), "other");
    expect(isAsLeft(last, folder), path).toBe(false);
    writeFileSync(at(path), files[path] ?? "");
  }
  expect(isAsLeft(last, folder)).toBe(true);
});

test("the last run is read as it was written, and not known where it is lost, cut short or of another version", () => {
  const cacheFolder = join(folder, "../cache");
  const cache = openCache({ folder: cacheFolder, version: "1" });
  expect(readLastRun(cache)).toBeUndefined();
  writeLastRun(cache, last);
  expect(readLastRun(cache)).toEqual(last);
  expect(readLastRun(openCache({ folder: cacheFolder, version: "2" }))).toBeUndefined();
  const file = join(cacheFolder, "last-run.json");
  writeFileSync(file, readFileSync(file).subarray(0, -8));
  expect(readLastRun(cache)).toBeUndefined();
  rmSync(file);
  expect(readLastRun(cache)).toBeUndefined();
});
