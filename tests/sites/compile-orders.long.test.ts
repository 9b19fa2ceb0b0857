/**
 * Equal content gives equal bytes, whatever was compiled before. Each page is compiled first, last and alone, in shuffled
 * orders; the shipped site on 1 to 4 threads, cold, warm and from a shared cache.
 */
// Tests: cli/markdown, cli/compile, cli/cache
import { cpus } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { remoteCache } from "../../cli/cache/remote/remote-cache.ts";
import { seed } from "../long/seed.ts";
import { compile } from "./build.ts";
import { startCacheServer } from "./cache-server.ts";
import { compiledInOrder, everyConstruct, pagesOf } from "./compile-orders.ts";
import { contentsOf, differences, temporaryFolder, writeFiles } from "./folders.ts";

const root = join(import.meta.dirname, "../..");
const shipped = join(root, "content");
const orders = 4;

describe.each([
  ["every construct", () => writeFiles(join(temporaryFolder(), "content"), everyConstruct)],
  ["the shipped site", () => shipped],
  ["the manual", () => join(root, "cli/manual")],
])("pages of %s", (_name, contentFolder) => {
  test("are the same in any order, and alone", async () => {
    const pages = await pagesOf(contentFolder());
    const { works } = pages;
    const expected = await compiledInOrder(pages, works);
    const shuffled = fc.sample(fc.shuffledSubarray(works, { minLength: works.length }), {
      numRuns: orders,
      seed,
    });
    for (const order of [works.toReversed(), ...shuffled])
      expect(differences(await compiledInOrder(pages, order), expected)).toEqual([]);

    const waiting = [...works];
    const alone: Record<string, string> = {};
    const compileRest = async (): Promise<void> => {
      for (let work = waiting.pop(); work; work = waiting.pop())
        Object.assign(alone, await compiledInOrder(pages, [work]));
    };
    await Promise.all(cpus().map(compileRest));
    expect(differences(alone, expected)).toEqual([]);
  });
});

describe("the shipped site has the same bytes", () => {
  const site = async (choices: Parameters<typeof compile>[1] = {}): Promise<Record<string, string>> => {
    const outFolder = join(temporaryFolder(), "site");
    const { published, findings } = await compile(shipped, { outFolder, ...choices });
    expect(published, JSON.stringify(findings)).toBeDefined();
    return contentsOf(outFolder);
  };

  test.each([1, 2, 3, 4])("with %i threads, cold and warm", async (jobs) => {
    const expected = await site();
    const cacheFolder = join(temporaryFolder(), "cache");
    for (let run = 0; run < 2; run++)
      expect(differences(await site({ threads: true, jobs, cacheFolder }), expected)).toEqual([]);
  });

  test("from a cache that another machine has filled", async () => {
    const server = await startCacheServer();
    const from = () => ({
      cacheFolder: join(temporaryFolder(), "cache"),
      shared: remoteCache(
        { url: server.url, authorization: undefined, readOnly: false },
        { timeoutMs: 60_000 },
      ),
    });
    const first = from();
    const expected = await site(first);
    await first.shared.settled();
    expect(differences(await site(from()), expected)).toEqual([]);
  });
});
