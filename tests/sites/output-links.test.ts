/** A symbolic link inside the output folder is never followed, neither to write nor to delete. */
import {
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { compile as compileSite } from "./build.ts";
import {
  contentsOf,
  differences,
  editFile,
  type Files,
  filesIn,
  temporaryFolder,
  writeFiles,
} from "./folders.ts";
import { severalPages } from "./small-sites.ts";

let content: string;
let site: string;
let cache: string;
let victim: string;
let expected: Record<string, string>;

/** What somebody else has, under names that the site uses as well. */
const precious: Files = {
  "guide/one/index.html": "mine",
  "guide/gone.md": "mine",
  "docs/guide/gone.json": "mine",
  "data/docs/guide/gone.json": "mine",
  "index.html": "mine",
};

beforeEach(async () => {
  const folder = temporaryFolder();
  content = writeFiles(join(folder, "content"), {
    ...severalPages,
    "en/docs/guide/gone.md": "# Gone\n\nText.\n",
  });
  site = join(folder, "site");
  cache = join(folder, ".twsite/content");
  await compile();
  victim = writeFiles(join(folder, "victim"), precious);
  expected = contentsOf(site);
});

const compile = (choices = {}) => compileSite(content, { cacheFolder: cache, ...choices });
const edit = () => editFile(join(content, "en/docs/guide/one.md"), "See", "Look at");
const removePage = () => rmSync(join(content, "en/docs/guide/gone.md"));

function untouched(): void {
  expect(Object.keys(contentsOf(victim))).toEqual(Object.keys(precious).sort());
  for (const path of filesIn(victim)) expect(readFileSync(join(victim, path), "utf8")).toBe("mine");
}

/** Puts a link to what is not the site's in the place of something of the site. */
function linked(path: string, to = victim): void {
  const place = join(site, path);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(to, place);
}

describe("where a page is to be written, a link in place of a folder is reported and nothing is written:", () => {
  test.each(["docs", "docs/guide", "docs/guide/one", "data", "data/docs", "_twsite"])("%s", async (path) => {
    linked(path);
    edit();
    const record = readFileSync(join(site, ".twsite.json"), "utf8");
    const before = filesIn(site);
    const { findings, published } = await compile();
    expect(published).toBeUndefined();
    expect(findings.map(({ rule, folder }) => [rule, folder])).toEqual([
      ["output-is-ours", join(site, path)],
    ]);
    expect(filesIn(site)).toEqual(before);
    expect(readFileSync(join(site, ".twsite.json"), "utf8")).toBe(record);
    untouched();
    rmSync(join(site, path));
    expect((await compile()).findings).toEqual([]);
    untouched();
  });
});

test("a link in place of a file is replaced, whatever it leads to", async () => {
  for (const path of ["index.html", "docs/guide/one.md", "data/docs/guide/one.json"])
    linked(path, join(victim, "index.html"));
  linked("docs/guide/one/index.html", join(victim, "nothing"));
  edit();
  const { findings } = await compile();
  expect(findings).toEqual([]);
  const fresh = join(temporaryFolder(), "site");
  await compile({ cacheFolder: undefined, outFolder: fresh });
  expect(differences(contentsOf(site), contentsOf(fresh))).toEqual([]);
  expect(filesIn(victim)).toEqual(Object.keys(precious).sort());
  untouched();
});

test("a link to a file of the same size is not taken for the file", async () => {
  const file = join(site, "docs/guide/one/index.html");
  renameSync(file, join(victim, "copy"));
  symlinkSync(join(victim, "copy"), file);
  const { published } = await compile();
  expect(published?.written).toEqual(["docs/guide/one/index.html"]);
  expect(() => readlinkSync(file)).toThrow();
});

describe("where files go, what is behind a link stays:", () => {
  test("after a page was deleted", async () => {
    writeFiles(victim, { "gone/index.html": "mine" });
    linked("docs/guide", victim);
    removePage();
    await compile();
    expect(readFileSync(join(victim, "gone/index.html"), "utf8")).toBe("mine");
    expect(readFileSync(join(victim, "guide/gone.md"), "utf8")).toBe("mine");
    rmSync(join(victim, "gone"), { recursive: true });
    untouched();
  });

  test.each(["data", "_twsite", "docs", "data/docs"])(
    "after the record was damaged, with a link in place of %s",
    async (path) => {
      linked(path);
      removePage();
      writeFileSync(join(site, ".twsite.json"), "{");
      await compile();
      untouched();
    },
  );

  test.each([
    ["a path that leaves the folder", { "../victim/index.html": ["", 0] }],
    ["an absolute path", {}],
    ["a path over its own folder", { "docs/../../victim/index.html": ["", 0] }],
    ["a path with a backslash", { "..\\victim\\index.html": ["", 0] }],
    ["an empty path", { "": ["", 0] }],
    ["the folder itself", { ".": ["", 0] }],
  ])("that the record names: %s", async (name, files) => {
    const all = name === "an absolute path" ? { [join(victim, "index.html")]: ["", 0] } : files;
    const record = { generator: "twsite", version: "test", base: "/", files: all };
    writeFileSync(join(site, ".twsite.json"), JSON.stringify(record));
    expect((await compile()).findings).toEqual([]);
    expect(differences(contentsOf(site), expected)).toEqual([]);
    untouched();
  });
});

describe("of the tool's own files, a link is replaced or reported:", () => {
  test.each([".twsite-staging", ".twsite.lock", `.twsite.lock.${process.pid}`])("%s", async (name) => {
    linked(name);
    edit();
    expect((await compile()).findings).toEqual([]);
    untouched();
    expect(filesIn(site).filter((path) => path.startsWith(".twsite"))).toEqual([".twsite.json"]);
  });

  test("the record: it marks no folder as ours", async () => {
    renameSync(join(site, ".twsite.json"), join(victim, "record"));
    symlinkSync(join(victim, "record"), join(site, ".twsite.json"));
    edit();
    expect((await compile()).findings.map(({ rule }) => rule)).toEqual(["output-is-ours"]);
    rmSync(join(victim, "record"));
    untouched();
  });
});

test("the output folder itself may be a link: it is the one that was named", async () => {
  const elsewhere = join(dirname(site), "elsewhere");
  renameSync(site, elsewhere);
  symlinkSync(elsewhere, site);
  edit();
  expect((await compile()).findings).toEqual([]);
  const fresh = join(temporaryFolder(), "site");
  await compile({ cacheFolder: undefined, outFolder: fresh });
  expect(differences(contentsOf(elsewhere), contentsOf(fresh))).toEqual([]);
});
