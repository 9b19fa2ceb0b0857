/** Several compiles at once into one folder, with one cache. */
import { join } from "node:path";
import { expect } from "vitest";
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

/** So many compiles of the same content, which has so many pages. */
export async function expectOneSiteOf(compiles: number, pages: number): Promise<void> {
  const cwd = temporaryFolder();
  for (const version of [0, 1]) {
    writeFiles(join(cwd, "content"), manyPages(pages, version));
    const ended = await Promise.all(
      Array.from({ length: compiles }, () => run(["compile", "--quiet"], { cwd })),
    );
    for (const one of ended) expect(one).toMatchObject({ code: 0, err: "" });
    expect(differences(contentsOf(join(cwd, "dist/site")), await siteOf(cwd))).toEqual([]);
  }
}

/** Of two contents, the last one's site is there, whole. */
export async function expectOneOfTwo(): Promise<void> {
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
}
