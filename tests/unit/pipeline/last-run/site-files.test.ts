/** What is noticed of files that somebody else changed in the output folder. */
import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import {
  hasTimes,
  recordedSite,
  type SiteFiles,
  timesAsLeft,
} from "../../../../cli/pipeline/last-run/output-files.ts";
import { recordText } from "../../../../cli/publish/record.ts";
import { temporaryFolder, writeFiles } from "../../../sites/folders.ts";

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
let last: { record: string; site: SiteFiles };

beforeEach(() => {
  folder = writeFiles(temporaryFolder(), { ...files, ".twsite.json": record });
  last = recordedSite(folder);
});

const at = (path: string) => join(folder, path);
const document = "docs/part/page-7/index.html";

/** As after a run that was a while ago. */
function knowTimes(): void {
  for (const path of ["", "docs/part", "data/docs/part"]) utimesSync(at(path), 1_700_000_000, 1_700_000_000);
  const times = timesAsLeft(last, folder, 10);
  expect(times?.some((time) => time === 1_700_000_000_000)).toBe(true);
  if (times) last = { ...last, site: { ...last.site, times } };
}

describe.each([
  ["small site", undefined, false],
  ["large site", 10, false],
  ["large site whose folders have been looked at before", 10, true],
])("in a %s", (_, most, isKnown) => {
  beforeEach(() => {
    if (isKnown) knowTimes();
  });

  const isAsLeft = () => timesAsLeft(last, folder, most) !== undefined;

  test("nothing is noticed where nothing changed, or files of others came", () => {
    expect(isAsLeft()).toBe(true);
    writeFiles(folder, { "docs/part/page-7.md.gz": "", CNAME: "notes.example" });
    expect(isAsLeft()).toBe(true);
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
    expect(isAsLeft()).toBe(false);
  });
});

test("a folder that has just changed has no time, since it may change again at once", () => {
  expect(timesAsLeft(last, folder, 10)?.every((time) => Number.isNaN(time))).toBe(true);
  knowTimes();
  writeFileSync(at("docs/part/page-7.md.gz"), "");
  const times = timesAsLeft(last, folder, 10);
  expect(times && hasTimes(last.site, times)).toBe(true);
  expect(times?.some((time) => Number.isNaN(time))).toBe(true);
});

test("a small site has each file looked at", () => {
  for (const path of paths) {
    writeFileSync(at(path), "other");
    expect(timesAsLeft(last, folder), path).toBeUndefined();
    writeFileSync(at(path), files[path] ?? "");
  }
  expect(timesAsLeft(last, folder)).toBeDefined();
});
