/** The cache that machines share, on nginx with its WebDAV module as Debian has them. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { run } from "../process/command.ts";
import { contentsOf, differences, filesIn, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { severalPages } from "../sites/small-sites.ts";
import { isInstalled } from "./installed.ts";
import { startCache } from "./nginx-cache.ts";

test.skipIf(!isInstalled("nginx"))("nginx keeps compiled pages for the next machine", async () => {
  const root = join(temporaryFolder(), "cache");
  mkdirSync(root);
  const server = await startCache(root);
  onTestFinished(() => server.close());
  const sites = [];
  for (const expected of ["5 sources compiled, ", "0 sources compiled, 5 fetched, "]) {
    const cwd = temporaryFolder();
    writeFiles(join(cwd, "content"), severalPages);
    const { code, out, err } = await run(["compile", "--cache-url", `${server.origin}/twsite`], { cwd });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain(expected);
    sites.push(contentsOf(join(cwd, "dist/site")));
  }
  expect(differences(sites[0] ?? {}, sites[1] ?? {})).toEqual([]);
  expect(filesIn(root)).toHaveLength(10);
});
