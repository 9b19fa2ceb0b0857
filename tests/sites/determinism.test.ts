/** Equal content gives equal bytes, whatever the way to them; with threads, too: `npm run test:long`. */
import { cpSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { writeTwsiteContent } from "../bench/pages.ts";
import { type Choices, compile } from "./build.ts";
import { contentsOf, differences, editFile, filesIn, keptFolder, temporaryFolder } from "./folders.ts";

const pages = 20;

const original = keptFolder();
const content = join(original, "content");
let expected: Record<string, string>;

beforeAll(async () => {
  writeTwsiteContent(content, pages);
  cpSync(join(import.meta.dirname, "two-languages/content"), join(original, "small"), { recursive: true });
  await compile(content);
  expected = contentsOf(join(original, "site"));
});

/** The site that comes of a copy of the content, in another folder. */
async function compiledCopy(
  choices: Choices = {},
  change?: (copy: string) => void,
): Promise<Record<string, string>> {
  const folder = temporaryFolder();
  const copy = join(folder, "content");
  cpSync(content, copy, { recursive: true });
  change?.(copy);
  await compile(copy, choices);
  return contentsOf(join(folder, "site"));
}

describe("the same bytes come", () => {
  test("in another folder, from files with other times", async () => {
    const touched = await compiledCopy({}, (copy) => {
      for (const path of filesIn(copy)) utimesSync(join(copy, path), new Date(1e12), new Date(1e12));
    });
    expect(differences(touched, expected)).toEqual([]);
  });

  test("with a cache, cold and warm, and into a new folder from a warm one", async () => {
    const cacheFolder = join(temporaryFolder(), "cache");
    for (let run = 0; run < 2; run++) {
      const outFolder = join(temporaryFolder(), "site");
      expect((await compile(content, { cacheFolder, outFolder })).fresh).toBe(run === 0 ? pages + 1 : 0);
      expect(differences(contentsOf(outFolder), expected)).toEqual([]);
    }
  });

  test("from text with the line ends of Windows", async () => {
    const windows = await compiledCopy({}, (copy) => {
      for (const path of filesIn(copy)) {
        const file = join(copy, path);
        writeFileSync(file, readFileSync(file, "utf8").replaceAll("\n", "\r\n"));
      }
    });
    // The record has keys of the sources.
    expect(differences(windows, expected)).toEqual([".twsite.json"]);
  });
});

test("after a change, a warm cache and an old site end where a cold start does", async () => {
  const small = join(original, "small");
  const choices = {
    cacheFolder: join(temporaryFolder(), "cache"),
    outFolder: join(temporaryFolder(), "site"),
  };
  await compile(small, choices);
  const edit = (path: string, from: string, to: string) => editFile(join(small, path), from, to);
  edit("en/docs/02-guide/01-tools.md", "Lead with", "Begin with");
  edit("fr/blog/2025-01-10-first.md", "title: Premier article", "title: Tout premier article");
  edit("site.yml", "posts_per_page: 1", "posts_per_page: 2");
  edit("static/favicon.svg", 'r="12"', 'r="10"');
  await compile(small, choices);

  const cold = join(temporaryFolder(), "site");
  await compile(small, { outFolder: cold });
  expect(differences(contentsOf(choices.outFolder), contentsOf(cold))).toEqual([]);
});
