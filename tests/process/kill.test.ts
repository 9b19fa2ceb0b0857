/** A compile that is killed leaves whole files, and the next one ends where a cold start does. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { worthThreads } from "../../cli/cache/threads/threads.ts";
import { differences, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { run, start } from "./command.ts";
import { coldSite, expectRepairedAfter, filesOf } from "./killed.ts";
import { manyPages } from "./many-pages.ts";

test("killed on its way", () => expectRepairedAfter(1));

test("interrupted with Ctrl-C, it ends at once, and the next compile is not kept waiting", async () => {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "content"), manyPages(worthThreads, 0));
  const { child, ended } = start(["compile"], { cwd });
  const site = join(cwd, "dist/site");
  await vi.waitUntil(() => existsSync(join(site, ".twsite.lock")) || child.exitCode !== null, {
    timeout: 60_000,
    interval: 1,
  });
  child.kill("SIGINT");
  expect(await ended).toMatchObject({ signal: "SIGINT", err: "" });
  expect(await run(["compile", "--quiet"], { cwd })).toMatchObject({ code: 0, err: "" });
  expect(differences(filesOf(site), await coldSite(cwd))).toEqual([]);
});
