/** Several compiles at once into one folder, with one cache. */
// Tests: cli/publish, cli/cache
import { join } from "node:path";
import { expect, test } from "vitest";
import { worthThreads } from "../../cli/cache/threads/threads.ts";
import { contentsOf, differences, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { run } from "./command.ts";
import { manyPages } from "./many-pages.ts";
import { run as runWarm } from "./warm-command.ts";

async function siteOf(cwd: string): Promise<Record<string, string>> {
  const out = join(temporaryFolder(), "site");
  await runWarm(["compile", "--no-cache", "--quiet", "--out", out], { cwd });
  return contentsOf(out);
}

test("three end well, with a correct site, from nothing and after a change", async () => {
  const cwd = temporaryFolder();
  for (const version of [0, 1]) {
    writeFiles(join(cwd, "content"), manyPages(worthThreads, version));
    const ended = await Promise.all(Array.from({ length: 3 }, () => run(["compile", "--quiet"], { cwd })));
    for (const one of ended) expect(one).toMatchObject({ code: 0, err: "" });
    expect(differences(contentsOf(join(cwd, "dist/site")), await siteOf(cwd))).toEqual([]);
  }
});

test("of two contents: the last one's site is there, whole", async () => {
  const pages = worthThreads;
  const one = temporaryFolder();
  const two = temporaryFolder();
  const out = join(temporaryFolder(), "site");
  writeFiles(join(one, "content"), manyPages(pages, 1));
  writeFiles(join(two, "content"), manyPages(pages / 2, 2));
  const compile = ["compile", "--quiet", "--out", out];
  const ended = await Promise.all([run(compile, { cwd: one }), run(compile, { cwd: two })]);
  for (const each of ended) expect(each).toMatchObject({ code: 0, err: "" });
  const expected = await Promise.all([siteOf(one), siteOf(two)]);
  const apart = expected.map((site) => differences(contentsOf(out), site).length);
  expect(apart).toContain(0);
});
