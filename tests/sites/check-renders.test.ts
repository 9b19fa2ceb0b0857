/** `twsite check` renders what `compile` would, writes nothing but the cache, and does not render the same again. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { manyPages } from "../process/many-pages.ts";
import { checkContent, compile } from "./build.ts";
import { contentsOf, filesIn, temporaryFolder, writeFiles } from "./folders.ts";
import { severalPages } from "./small-sites.ts";

function site() {
  const content = writeFiles(join(temporaryFolder(), "content"), severalPages);
  const cacheFolder = join(dirname(content), "cache");
  /** How many files of the site were rendered. */
  const check = async (choices = {}): Promise<number> => {
    let rendered = 0;
    const onProgress = (step: string, done: number) => {
      if (step === "render") rendered = done;
    };
    const { findings } = await checkContent(content, { cacheFolder, onProgress, ...choices });
    expect(findings).toEqual([]);
    return rendered;
  };
  return {
    content,
    cacheFolder,
    check,
    edit: () => appendFileSync(join(content, "en/pages/about.md"), "\nMore.\n"),
  };
}

test("each page is rendered once, and again when it has changed", async () => {
  const { content, check, edit } = site();
  const all = await check();
  expect(all).toBeGreaterThan(20);
  expect(await check()).toBe(0);
  edit();
  const some = await check();
  expect(some).toBeGreaterThan(1);
  expect(some).toBeLessThan(all / 2);
  expect(filesIn(dirname(content)).filter((path) => !/^(cache|content)\//.test(path))).toEqual([]);
});

test("what compile has rendered is not rendered again, and what check has rendered is written all the same", async () => {
  const { content, cacheFolder, check, edit } = site();
  await check();
  const { published } = await compile(content, { cacheFolder });
  expect(published?.written).toContain("docs/guide/one/index.html");
  expect(await check()).toBe(0);
  edit();
  writeFiles(content, { "en/pages/more.md": "# More\n" });
  await compile(content, { cacheFolder });
  expect(await check()).toBe(0);
});

test("without a cache, and with one of another version or a damaged one, everything is rendered", async () => {
  const { cacheFolder, check } = site();
  const all = await check();
  expect(await check({ cacheFolder: undefined })).toBe(all);
  expect(await check({ version: "other" })).toBe(all);
  const store = join(cacheFolder, "rendered.json");
  expect(await check({ version: "other" })).toBe(0);
  writeFileSync(store, readFileSync(store, "utf8").replace("about", "abode"));
  expect(await check({ version: "other" })).toBe(all);
});

test("the store holds the files of one run only", async () => {
  const { content, cacheFolder, check } = site();
  await check();
  const size = () => readFileSync(join(cacheFolder, "rendered.json"), "utf8").split("\n").length;
  const before = size();
  for (const name of ["a", "b", "c"]) {
    writeFiles(content, { "en/pages/about.md": `# About\n\nText ${name}.\n` });
    await check();
  }
  expect(size()).toBe(before);
});

test("the output folder is neither read nor written", async () => {
  const { content, cacheFolder, check } = site();
  const out = writeFiles(join(content, "../site"), { "thesis.txt": "Years of work" });
  await check();
  expect(contentsOf(out)).toEqual({ "thesis.txt": "Years of work" });
  expect(existsSync(join(cacheFolder, "last-run.json"))).toBe(false);
});

test("a check that is stopped leaves to the next one what it has compiled and rendered", async () => {
  const pages = 600;
  const content = writeFiles(join(temporaryFolder(), "content"), manyPages(pages, 0));
  const cacheFolder = join(dirname(content), "cache");
  /** How much each step had to do. */
  const check = async (stop: { step?: string; share?: number } = {}): Promise<Record<string, number>> => {
    const totals: Record<string, number> = { compile: 0, render: 0 };
    const onProgress = (step: string, done: number, total: number) => {
      totals[step] = total;
      if (step === stop.step && done > total * (stop.share ?? 1)) throw new Error("stopped");
    };
    await checkContent(content, { cacheFolder, onProgress });
    return totals;
  };
  const { compile } = await check({ step: "compile", share: 0.9 });
  expect(compile).toBeGreaterThan(pages);
  const second = await check({ step: "render", share: 0.9 });
  expect(second.compile).toBeLessThan(pages / 2);
  const third = await check();
  expect(third.compile).toBe(0);
  expect(third.render).toBeGreaterThan(0);
  expect(third.render).toBeLessThan((second.render ?? 0) / 2);
  expect(await check()).toEqual({ compile: 0, render: 0 });
});
