/** A site whose files and folders change places ends where a cold start does. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { compile as compileSite } from "./build.ts";
import { contentsOf, differences, temporaryFolder, writeFiles } from "./folders.ts";
import { severalPages } from "./small-sites.ts";

let content: string;
let site: string;

beforeEach(() => {
  content = writeFiles(join(temporaryFolder(), "content"), severalPages);
  site = join(content, "../site");
});

async function compile(): Promise<void> {
  const { findings } = await compileSite(content, { cacheFolder: join(content, "../.twsite/content") });
  expect(findings).toEqual([]);
}

const sameAsCold = async () => {
  const cold = join(temporaryFolder(), "site");
  await compileSite(content, { outFolder: cold });
  expect(differences(contentsOf(site), contentsOf(cold))).toEqual([]);
};

test("a static file becomes a page, and a page a static file", async () => {
  writeFiles(content, {
    "static/plan": "A file without extension",
    "en/pages/x/y.md": "# A page below a folder\n",
  });
  await compile();
  rmSync(join(content, "static/plan"));
  rmSync(join(content, "en/pages/x"), { recursive: true });
  writeFiles(content, { "en/pages/plan.md": "# Plan\n", "static/x": "A file in place of the folder" });
  await compile();
  await sameAsCold();
});

test("a route changes in case alone", async () => {
  writeFiles(content, { "en/pages/other.md": "---\ntitle: Other\nslug: /Other\n---\n\nText.\n" });
  await compile();
  writeFiles(content, { "en/pages/other.md": "---\ntitle: Other\nslug: /other\n---\n\nText.\n" });
  await compile();
  await sameAsCold();
});

test("documents become files, then folders again", async () => {
  const yaml = readFileSync(join(content, "site.yml"), "utf8");
  writeFileSync(join(content, "site.yml"), `${yaml}documents: file\n`);
  await compile();
  await sameAsCold();
  writeFileSync(join(content, "site.yml"), yaml);
  await compile();
  await sameAsCold();
});
