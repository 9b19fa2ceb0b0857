/** A compile that is split over machines: each does a part into a cache, and the last run has the site of a single one. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { remoteCache } from "../../cli/cache/remote/remote-cache.ts";
import type { AnalyzeOptions } from "../../cli/pipeline/analyze.ts";
import { compileShard } from "../../cli/pipeline/compile-shard.ts";
import { compile } from "./build.ts";
import { startCacheServer } from "./cache-server.ts";
import { files as everything } from "./every-input.ts";
import { contentsOf, differences, type Files, temporaryFolder, writeFiles } from "./folders.ts";

/** With warnings, and with pages that include a file. */
const files: Files = {
  ...everything,
  "en/docs/guide/three.md": "# Three\n\n```nolanguage\nx\n```\n\n[Part](./one.md#prat)\n",
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `en/docs/more/p${index}.md`,
      `# P ${index}\n\n::include{file=../guide/_part.md}\n`,
    ]),
  ),
};
const parts = [1, 2, 3, 4];

function machine(more: Files = {}): { content: string; cacheFolder: string; site(): Record<string, string> } {
  const folder = temporaryFolder();
  return {
    content: writeFiles(join(folder, "content"), { ...files, ...more }),
    cacheFolder: join(folder, ".twsite/content"),
    site: () => contentsOf(join(folder, "site")),
  };
}

function optionsOf({ content, cacheFolder }: ReturnType<typeof machine>): AnalyzeOptions {
  return {
    contentFolder: content,
    cacheFolder,
    baseUrl: undefined,
    jobs: 1,
    version: "test",
    workerScript: undefined,
  };
}

async function single() {
  const { content, cacheFolder, site } = machine();
  const result = await compile(content, { cacheFolder });
  return { ...result, site: site() };
}

test("four machines hand on what they made in files", async () => {
  const last = machine();
  let done = 0;
  for (const part of parts) {
    const one = machine();
    const result = await compileShard({ part, of: 4 }, optionsOf(one));
    expect(result).toMatchObject({ findings: [], cacheProblem: undefined, fresh: result.files });
    done += result.fresh;
    cpSync(join(one.cacheFolder, "results.packs"), join(last.cacheFolder, "results.packs"), {
      recursive: true,
    });
  }
  const whole = await single();
  expect(done).toBe(whole.fresh);
  const result = await compile(last.content, { cacheFolder: last.cacheFolder });
  expect(differences(last.site(), whole.site)).toEqual([]);
  expect(result.findings).toEqual(whole.findings);
  expect(result.findings.length).toBeGreaterThan(0);
  expect([result.fresh, result.fetched]).toEqual([0, whole.fresh]);
});

test("four machines use one cache over HTTP", async () => {
  const { url } = await startCacheServer();
  const cache = () => remoteCache({ url, authorization: undefined, readOnly: false }, { timeoutMs: 60_000 });
  await Promise.all(
    parts.map(async (part) => {
      const shared = cache();
      await compileShard({ part, of: 4 }, { ...optionsOf(machine()), shared });
      await shared.settled();
    }),
  );
  const last = machine();
  const whole = await single();
  const result = await compile(last.content, { cacheFolder: last.cacheFolder, shared: cache() });
  expect(differences(last.site(), whole.site)).toEqual([]);
  expect(result.findings).toEqual(whole.findings);
  expect(result.fresh).toBe(0);
});

test("a part that is missing, or was made of another text, is compiled by the last run", async () => {
  const one = machine();
  for (const part of [1, 2]) await compileShard({ part, of: 4 }, optionsOf(one));
  writeFiles(one.content, { "en/docs/more/p1.md": "# Other\n" });
  const whole = machine();
  writeFiles(whole.content, { "en/docs/more/p1.md": "# Other\n" });
  await compile(whole.content);
  const { fresh, fetched } = await compile(one.content, { cacheFolder: one.cacheFolder });
  expect(differences(one.site(), whole.site())).toEqual([]);
  expect([fresh > 0, (fetched ?? 0) > 0]).toEqual([true, true]);
});

test("errors are those of a single run, also where they name what else there is", async () => {
  const broken = {
    "en/docs/guide/four.md":
      "# Four\n\n{{produkt}}, :term[APJ], [no](./no.md)\n\n::include{file=./_prat.md}\n",
  };
  const one = machine(broken);
  for (const part of parts)
    expect((await compileShard({ part, of: 4 }, optionsOf(one))).findings).toEqual([]);
  const { findings, published } = await compile(one.content, { cacheFolder: one.cacheFolder });
  expect(published).toBeUndefined();
  expect(findings.map(({ rule }) => rule)).toContain("include-resolves");
  expect(findings).toEqual((await compile(machine(broken).content)).findings);
});

test("a part that is done again takes what it has made", async () => {
  const one = machine();
  await compileShard({ part: 2, of: 3 }, optionsOf(one));
  const again = await compileShard({ part: 2, of: 3 }, optionsOf(one));
  expect(again.fresh).toBe(0);
});
