/** Whatever is lost or damaged between two compiles, the second one repairs. */
// Tests: cli/publish
import { appendFileSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { compile as compileSite } from "./build.ts";
import { contentsOf, differences, filesIn, temporaryFolder, writeFiles } from "./folders.ts";
import { severalPages } from "./small-sites.ts";

let content: string;
let site: string;
let cache: string;
let expected: Record<string, string>;

beforeEach(async () => {
  const folder = temporaryFolder();
  content = join(folder, "content");
  site = join(folder, "site");
  cache = join(folder, ".twsite/content");
  writeFiles(content, severalPages);
  await compile();
  expected = contentsOf(site);
});

const compile = (version = "test") => compileSite(content, { cacheFolder: cache, version });

/** The files of the cache that contents are in. */
const contentFiles = () => filesIn(packs()).map((path) => join(packs(), path));
const packs = () => join(cache, "content.packs");
const pack = () => contentFiles().find((path) => path.endsWith(".pack")) ?? "";

async function repairs(): Promise<void> {
  await compile();
  expect(differences(contentsOf(site), expected)).toEqual([]);
}

describe("of the site", () => {
  test("a file that is gone, a folder that is gone", async () => {
    rmSync(join(site, "data/about.json"));
    rmSync(join(site, "docs"), { recursive: true });
    await repairs();
  });

  test("a file that was cut off, or written over", async () => {
    truncateSync(join(site, "about/index.html"), 10);
    appendFileSync(join(site, "data/manifest.json"), "more");
    await repairs();
  });

  test("nothing that others put in the way: it is named, and stays", async () => {
    rmSync(join(site, "about"), { recursive: true });
    writeFileSync(join(site, "about"), "mine");
    const { findings, published } = await compile();
    expect(published).toBeUndefined();
    expect(findings).toMatchObject([{ rule: "output-is-ours", folder: join(site, "about") }]);
    expect(readFileSync(join(site, "about"), "utf8")).toBe("mine");
    rmSync(join(site, "about"));
    await repairs();
  });

  test.each([
    ["half of it", '{"generator":"twsite","ver'],
    ["nothing", ""],
    ["something else", '{"files":{"../x":["",1]}}'],
  ])("the record, of which there is %s: what is no longer wanted goes, too", async (_, text) => {
    writeFileSync(join(site, ".twsite.json"), text);
    writeFiles(site, {
      CNAME: "notes.example\n",
      "data/docs/gone/page.json": "{}",
      "docs/gone/page/index.html": "<!doctype html>",
      "docs/gone/page.md": "Gone",
      "docs/gone/index.html": "<!doctype html>",
      "_twsite/gone-0123456789.svg": "<svg/>",
    });
    expected = { ...expected, CNAME: "notes.example\n" };
    await repairs();
  });

  test("rests of a compile that was killed", async () => {
    writeFiles(site, { ".twsite-staging/0": "half", ".twsite.lock.4711": "", ".twsite.lock.stale-4711": "" });
    appendFileSync(join(content, "en/pages/about.md"), "\nMore.\n");
    await compile();
    expect(filesIn(site)).toEqual(Object.keys(expected));
  });
});

describe("of the cache", () => {
  const edited = () => appendFileSync(join(content, "en/docs/guide/one.md"), "\nMore.\n");

  /** The site is what a start without a cache gives, and the next run has its cache again. */
  async function worksAfter(damage: () => void): Promise<void> {
    edited();
    // The document of every page is written again, so that every content is needed.
    appendFileSync(join(content, "site.yml"), "documents: both\n");
    damage();
    const { published } = await compile();
    expect(published).toBeDefined();
    const cold = join(temporaryFolder(), "site");
    await compileSite(content, { outFolder: cold });
    expect(differences(contentsOf(site), contentsOf(cold))).toEqual([]);
    expect((await compile()).fresh).toBe(0);
  }

  test("all of it", () => worksAfter(() => rmSync(cache, { recursive: true })));
  test("the bytes of contents", () => worksAfter(() => rmSync(pack())));
  test("every content", () => worksAfter(() => rmSync(packs(), { recursive: true })));
  test("the last content, which was cut off", () =>
    worksAfter(() => truncateSync(pack(), statSync(pack()).size - 10)));
  test("the index", () => worksAfter(() => rmSync(join(cache, "pages.json"))));
  test("an index that was cut off", () => worksAfter(() => truncateSync(join(cache, "pages.json"), 100)));
  test("an index of something else", () =>
    worksAfter(() => writeFileSync(join(cache, "pages.json"), '{"settings":"","entries":{}}')));
  test("the index of the assets", () => worksAfter(() => writeFileSync(join(cache, "assets.json"), "[")));

  test("a place where no cache can be: it goes without", async () => {
    rmSync(cache, { recursive: true });
    writeFileSync(cache, "a file in the way");
    edited();
    expect((await compile()).published).toBeDefined();
  });
});

test("another version of the tool writes everything again", async () => {
  const { published } = await compile("next");
  expect(published?.written.length).toBe(filesIn(site).length - 1);
});

test("the cache does not grow with each edit: what nobody uses goes after a week", async () => {
  onTestFinished(() => void vi.useRealTimers());
  const size = () => contentFiles().reduce((sum, file) => sum + statSync(file).size, 0);
  const before = size();
  for (let week = 1; week <= 3; week++) {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 8 * 86_400_000);
    for (const path of filesIn(content).filter((file) => file.endsWith(".md")))
      appendFileSync(join(content, path), `\nOf week ${week}.\n`);
    await compile();
  }
  expect(size()).toBeLessThan(before * 3);
});
