/** A page whose drawing the clock ended is compiled again by the next run, and then has it. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { Script } from "node:vm";
import { expect, test, vi } from "vitest";
import { type Cache, createCache } from "../../../cli/cache/cache.ts";
import { compileFiles } from "../../../cli/compile/compile-files.ts";
import en from "../../../schema/strings/en.json" with { type: "json" };
import { temporaryFolder, writeFiles } from "../../sites/folders.ts";
import { mapStore } from "../cache/stores.ts";

/** As V8 does when the time of a script is up. */
function stopClock() {
  return vi.spyOn(Script.prototype, "runInContext").mockImplementation(() => {
    throw Object.assign(new Error("timed out"), { code: "ERR_SCRIPT_EXECUTION_TIMEOUT" });
  });
}

const path = "en/docs/page.md";

async function compiledWith(cache: Cache, contentFolder: string) {
  const { mtimeMs, size } = statSync(join(contentFolder, path));
  const { pages, findings, contents, fresh } = await compileFiles(
    [{ path, locale: "en", area: "docs", name: "page", mtimeMs, size }],
    {
      contentFolder,
      cache,
      settings: { en: { strings: en.compiler, imageHosts: [], search: false } },
      version: "test",
      threads: undefined,
    },
  );
  const [{ hash = "" } = {}] = pages;
  const html = JSON.stringify(contents.read(hash)?.hast);
  return { findings: findings.map(({ message }) => message), fresh, hash, isDrawn: html.includes('"svg"') };
}

test("a drawing that took too long on a busy machine is there after the next run", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, { [path]: "# Title\n\n```mermaid\nflowchart TD\nA --> B\n```\n" });
  const cache = createCache(mapStore(), "test");
  const stopped = stopClock();
  const slow = await compiledWith(cache, folder).finally(() => stopped.mockRestore());
  expect(slow).toMatchObject({
    findings: ["this Mermaid diagram is shown as code: it takes more than 20 s to draw"],
    isDrawn: false,
  });
  const quick = await compiledWith(cache, folder);
  expect(quick).toMatchObject({ findings: [], fresh: 1, isDrawn: true });
  // The name of its content decides what is written again.
  expect(quick.hash).not.toBe(slow.hash);
  expect(await compiledWith(cache, folder)).toMatchObject({ fresh: 0, isDrawn: true });
});
