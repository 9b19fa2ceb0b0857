/** An output folder that nothing is written into, and why. */
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { textReport } from "../../cli/report/text.ts";
import { compile } from "../sites/build.ts";
import { contentsOf, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";

describe("an output folder", () => {
  const site = () => writeFiles(join(temporaryFolder(), "content"), smallSite);
  const reportFor = async (content: string, outFolder: string) =>
    textReport((await compile(content, { outFolder })).findings, "content");

  test("with files of others is refused and left as it is", async () => {
    const content = site();
    const out = writeFiles(join(content, "../others"), { "thesis.txt": "Years of work", "a/b.txt": "More" });
    expect(await reportFor(content, out)).toBe(
      `${out}  error  this folder has files, but no .twsite.json, by which twsite knows what it wrote, and is left unchanged; if they are all of an earlier site, delete them  [output-is-ours]\n` +
        "  expected: a new or empty folder, or one that twsite wrote; --out names another",
    );
    expect(contentsOf(out)).toEqual({ "thesis.txt": "Years of work", "a/b.txt": "More" });
  });

  test("whose record is gone is refused, with what to do; a damaged record is enough", async () => {
    const content = site();
    const out = join(content, "../site");
    expect(await reportFor(content, out)).toBe("");
    for (const damaged of ["", "{", '{"generator":"twsite","version":"99","later":true}']) {
      writeFileSync(join(out, ".twsite.json"), damaged);
      expect(await reportFor(content, out)).toBe("");
    }
    rmSync(join(out, ".twsite.json"));
    const report = await reportFor(content, out);
    expect(report).toContain("this folder has files, but no .twsite.json");
    expect(report).toContain("if they are all of an earlier site, delete them");
  });

  test.each([".git/HEAD", "CNAME", ".nojekyll"])("with %s alone is refused", async (file) => {
    const content = site();
    const out = writeFiles(join(content, "../others"), { [file]: "x" });
    expect(await reportFor(content, out)).toContain("but no .twsite.json");
  });

  test("without a file is free: a compile that was killed early leaves folders alone", async () => {
    const content = site();
    const out = join(content, "../site");
    mkdirSync(join(out, "guide/one"), { recursive: true });
    expect(await reportFor(content, out)).toBe("");
    expect(existsSync(join(out, "index.html"))).toBe(true);
  });

  test("that is a file is refused", async () => {
    const content = site();
    const out = join(content, "../file");
    writeFileSync(out, "Text");
    expect(await reportFor(content, out)).toMatch(
      / {2}error {2}this is a file, not a folder {2}\[output-is-ours\]/,
    );
  });

  test("that nobody can make is refused: below a file, and where the system allows none", async () => {
    const content = site();
    writeFileSync(join(content, "../file"), "Text");
    expect(await reportFor(content, join(content, "../file/a/b"))).toMatch(
      / {2}error {2}this folder cannot be written: part of the path is a file \(ENOTDIR\) {2}\[output-can-be-written\]/,
    );
    expect(await reportFor(content, "/proc/site/below")).toMatch(
      /^\/proc\/site\/below {2}error {2}this folder cannot be written: .+ {2}\[output-can-be-written\]/,
    );
    expect(existsSync(join(content, "../other"))).toBe(false);
    expect(await reportFor(content, join(content, "../other/below"))).toBe("");
  });

  test.each([".", "static/site", "..", "../link"])(
    "content/%s is refused: it would mix with the content",
    async (path) => {
      const content = site();
      symlinkSync("content", join(content, "../link"));
      const report = await reportFor(content, join(content, path));
      expect(report).toMatch(
        /the site cannot be written into (its own content folder|the folder around its content)/,
      );
      expect(Object.keys(contentsOf(content))).toEqual(Object.keys(smallSite).sort());
    },
  );

  test("is refused in the same report as the mistakes of the pages", async () => {
    const content = site();
    writeFiles(content, { "en/docs/page.md": "[Gone](./gone.md)\n" });
    const out = writeFiles(join(content, "../others"), { "thesis.txt": "" });
    const report = await reportFor(content, out);
    expect(report).toContain("[output-is-ours]");
    expect(report).toContain("[link-resolves]");
  });
});

test("with an error nothing is written, and an earlier site stays as it is", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), smallSite);
  const out = join(content, "../site");
  await compile(content);
  const before = contentsOf(out);
  writeFiles(content, { "en/docs/page.md": "[Gone](./gone.md)\n", "en/pages/index.md": "# Another home\n" });
  expect((await compile(content)).published).toBeUndefined();
  expect(contentsOf(out)).toEqual(before);
});
