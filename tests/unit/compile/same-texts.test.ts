/** A text that several files have, such as a page of frozen versions, is compiled once, and is a page of each file. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { compileFiles } from "../../../cli/compile/compile-files.ts";
import * as compilePage from "../../../cli/markdown/compile-page.ts";
import en from "../../../schema/strings/en.json" with { type: "json" };
import { temporaryFolder, writeFiles } from "../../sites/folders.ts";

/** Text of the pages and their findings, and how often a page was compiled. */
async function compiled(files: Record<string, string>) {
  const contentFolder = temporaryFolder();
  writeFiles(contentFolder, files);
  const compile = vi.fn();
  const { pageCompiler } = compilePage;
  const spied = vi.spyOn(compilePage, "pageCompiler").mockImplementation((settings) => {
    const own = pageCompiler(settings);
    return (...of) => {
      compile();
      return own(...of);
    };
  });
  const pages = Object.keys(files).filter((path) => path.endsWith("/page.md"));
  const { contents, findings, ...result } = await compileFiles(
    pages.map((path) => {
      const { mtimeMs, size } = statSync(join(contentFolder, path));
      return { path, locale: "en", area: "docs", name: "page", mtimeMs, size };
    }),
    {
      contentFolder,
      cache: undefined,
      settings: { en: { strings: en.compiler, imageHosts: [], search: false } },
      version: "test",
      threads: undefined,
    },
  ).finally(() => spied.mockRestore());
  return {
    texts: result.pages.map(({ hash }) => contents.read(hash)?.markdown.body),
    findings: findings.map(({ file, rule }) => `${file} ${rule}`),
    times: compile.mock.calls.length,
  };
}

test("each file has the page, and what is found in it", async () => {
  const text = "# Title\n\n:::nonsense\nText.\n:::\n";
  expect(await compiled({ "en/docs/a/page.md": text, "en/docs/b/page.md": text })).toEqual({
    texts: [text, text],
    findings: ["en/docs/a/page.md directive-is-known", "en/docs/b/page.md directive-is-known"],
    times: 1,
  });
});

test("a page that includes a file beside it is compiled for itself", async () => {
  const text = "# Title\n\n::include{file=part.md}\n";
  const { texts, times } = await compiled({
    "en/docs/a/page.md": text,
    "en/docs/a/part.md": "One.\n",
    "en/docs/b/page.md": text,
    "en/docs/b/part.md": "Two.\n",
  });
  expect(texts.map((each) => each?.match(/One|Two/)?.[0])).toEqual(["One", "Two"]);
  expect(times).toBe(2);
});
