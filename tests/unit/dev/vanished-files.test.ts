/** What is said of files that go away while a pass is under way. */
import { mkdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSiteInMemory } from "../../../cli/dev/site-in-memory.ts";
import { readReaderFiles } from "../../../cli/emit/reader-files.ts";
import { temporaryFolder, writeFiles } from "../../sites/folders.ts";

const reader = readReaderFiles(join(import.meta.dirname, "../../../dist/twsite/reader"));
const files = {
  "site.yml":
    "title: Small site\nurl: https://example.com\nlocales: [{ id: en, tag: en-GB, label: English }]\n",
  "en/pages/index.md": "# Home\n",
  ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`en/docs/deep/p${at}.md`, `# Page ${at}\n`])),
};

/** What the first pass finds where `meanwhile` happens after it has looked for files, and before it reads them. */
async function passWith(meanwhile: (content: string) => void) {
  const contentFolder = writeFiles(join(temporaryFolder(), "content"), files);
  const build = { contentFolder, baseUrl: undefined, jobs: 1, cacheFolder: undefined, version: "test" };
  const site = createSiteInMemory({ ...build, workerScript: undefined }, reader);
  let isFirst = true;
  const { findings } = await site.pass(async () => {
    if (isFirst) meanwhile(contentFolder);
    isFirst = false;
  });
  return { site, findings: findings.map(({ file, rule }) => `${rule} ${file}`) };
}

test("a folder that gets another name is compiled under that", async () => {
  const { site, findings } = await passWith((content) =>
    renameSync(join(content, "en/docs/deep"), join(content, "en/docs/other")),
  );
  expect(findings).toEqual([]);
  expect(site.file("/docs/other/p7")).toBeDefined();
  expect(site.file("/docs/deep/p7")).toBeUndefined();
  expect(site.hasMoved()).toBe(false);
});

test("a content folder that goes away is said once", async () => {
  const { findings } = await passWith((content) => rmSync(content, { recursive: true }));
  expect(findings).toEqual(["content-is-not-empty "]);
});

test("what is there and cannot be read stays a finding, until it can", async () => {
  let restore = (): void => {};
  const { site, findings } = await passWith((content) => {
    const file = join(content, "en/docs/deep/p3.md");
    renameSync(file, join(content, "aside"));
    mkdirSync(file);
    restore = () => {
      rmdirSync(file);
      // Its size and time are as they were.
      renameSync(join(content, "aside"), file);
    };
  });
  expect(findings).toEqual(["file-can-be-read en/docs/deep/p3.md"]);
  restore();
  expect((await site.pass()).findings).toEqual([]);
});
