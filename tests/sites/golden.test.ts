/** Each folder here with `golden/` beside its `content/`: the whole site that comes of it. `UPDATE=1` rewrites it. */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "./build.ts";
import { filesIn, temporaryFolder, writeFiles } from "./folders.ts";
import { readableSite } from "./golden.ts";

const sites = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(join(import.meta.dirname, name, "golden")),
);

test.each(sites)("%s", async (name) => {
  const site = join(temporaryFolder(), "site");
  const { findings } = await compile(join(import.meta.dirname, name, "content"), { outFolder: site });
  expect(findings).toEqual([]);
  const golden = join(import.meta.dirname, name, "golden");
  const readable = readableSite(site);
  if (process.env.UPDATE === "1") {
    rmSync(golden, { recursive: true, force: true });
    writeFiles(golden, readable);
  }
  expect(Object.keys(readable)).toEqual(filesIn(golden));
  for (const [path, text] of Object.entries(readable))
    expect(text, path).toBe(readFileSync(join(golden, path), "utf8"));
});
