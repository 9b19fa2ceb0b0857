/** Mistakes that a repository cannot hold: links out of the folder, line ends, empty folders, what stands elsewhere. */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { twoLocales } from "../sites/read-site.ts";
import { smallSite } from "../sites/small-sites.ts";
import { reportOf } from "./report.ts";

/** The report of `smallSite` with these files. */
function reportWith(files: Files, prepare?: (content: string) => void): Promise<string> {
  const content = writeFiles(join(temporaryFolder(), "content"), { ...smallSite, ...files });
  prepare?.(content);
  return reportOf(content);
}

describe("a content folder", () => {
  test("that is not there", async () => {
    expect(await reportOf(join(temporaryFolder(), "content"))).toBe(
      "content  error  there is no such folder  [content-is-not-empty]\n" +
        "  expected: a content folder with site.yml and Markdown files in <locale>/docs, blog or pages\n",
    );
  });

  test("that is a file", async () => {
    const file = join(temporaryFolder(), "content");
    writeFileSync(file, "");
    expect(await reportOf(file)).toMatch(
      /^content {2}error {2}this is not a folder {2}\[content-is-not-empty\]\n/,
    );
  });

  test("that is empty", async () => {
    expect(await reportOf(temporaryFolder())).toMatch(/^content {2}error {2}this folder is empty /);
  });

  test("without a page", async () => {
    const report = await reportWith({}, (content) => rmSync(join(content, "en"), { recursive: true }));
    expect(report).toMatch(/^content {2}error {2}this folder has no pages /);
  });
});

describe("symbolic links", () => {
  const outside = (content: string) =>
    writeFiles(join(content, "../outside"), { "secret.md": "# Secret\n", "a.yml": "secret\n" });

  test("out of the content folder are refused: to a page, a folder, a whole area, a static file, configuration", async () => {
    const report = await reportWith({ "en/docs/page.md": "# Page\n\n[Secret](./secret.md)\n" }, (content) => {
      const target = outside(content);
      symlinkSync(join(target, "secret.md"), join(content, "en/docs/secret.md"));
      symlinkSync(target, join(content, "en/docs/folder"));
      symlinkSync(target, join(content, "en/blog"));
      mkdirSync(join(content, "static"));
      symlinkSync("/etc/passwd", join(content, "static/passwd.txt"));
      symlinkSync(join(target, "a.yml"), join(content, "tags.yml"));
    });
    const refused = (path: string) =>
      `content/${path}  error  this symbolic link leaves the content folder  [file-stays-inside]\n` +
      "  expected: a file inside the content folder\n";
    expect(report).toBe(
      refused("en/blog") +
        refused("en/docs/folder") +
        "content/en/docs/page.md:3:1  error  “./secret.md” is a broken link  [link-resolves]\n" +
        "  expected: a page, a route or a file of this site\n" +
        refused("en/docs/secret.md") +
        refused("static/passwd.txt") +
        refused("tags.yml"),
    );
  });

  test("inside the content folder are followed, and told of where they close a circle", async () => {
    const report = await reportWith({ "en/docs/a/one.md": "# One\n" }, (content) => {
      symlinkSync("../a", join(content, "en/docs/a/circle"));
      symlinkSync("a", join(content, "en/docs/b"));
      writeFiles(content, { "en/docs/two.md": "[One](./b/one.md)\n" });
    });
    expect(report).toBe(
      "content/en/docs/a/circle  warning  this symbolic link points back to “en/docs/a”, which contains it, and is not followed  [linked-folder-is-new]\n" +
        "  expected: a link to a folder elsewhere in the content folder, or none\n",
    );
  });

  test("between many folders are not followed again and again", async () => {
    const names = Array.from({ length: 14 }, (_, index) => `f${index}`);
    const report = await reportWith({}, (content) => {
      for (const name of names) writeFiles(content, { [`static/${name}/a.txt`]: "a" });
      for (const name of names)
        for (const other of names)
          if (other !== name) symlinkSync(`../${other}`, join(content, "static", name, `to-${other}`));
    });
    expect(report).toMatch(
      /^content\/static\/f0\/to-f1\/to-f0 {2}warning {2}13 times: this symbolic link points back to “static\/f0”/m,
    );
    // A line or two for each folder, however many ways lead there.
    expect(report.split("[linked-folder-is-new]").length - 1).toBeLessThanOrEqual(2 * names.length);
  });

  test("to a folder around, and to the content folder itself, are not followed", async () => {
    const report = await reportWith({ "static/a.txt": "a", "en/docs/a/one.md": "# One\n" }, (content) => {
      symlinkSync("../..", join(content, "en/docs/up"));
      symlinkSync("../../..", join(content, "en/docs/a/top"));
      symlinkSync(".", join(content, "static/self"));
      symlinkSync("../static", join(content, "static/again"));
    });
    for (const path of ["en/docs/a/top", "en/docs/up", "static/again", "static/self"])
      expect(report).toContain(`content/${path}`);
    expect(report).toContain("[linked-folder-is-new]");
  });

  test.each(["en/docs/gone.md", "en/docs/gone", "static/gone.txt", "components/Gone.tsx", "theme.css"])(
    "to nothing are named: %s",
    async (path) => {
      const files = {
        "site.yml": twoLocales,
        "components/a.ts": "",
        "static/a": "",
        "fr/pages/index.md": "# A\n",
      };
      const report = await reportWith(files, (content) => {
        rmSync(join(content, path), { recursive: true, force: true });
        mkdirSync(dirname(join(content, path)), { recursive: true });
        symlinkSync("nothing", join(content, path));
      });
      expect(report).toContain(
        `content/${path}  error  this symbolic link points to “nothing”, which does not exist  [file-can-be-read]\n`,
      );
    },
  );

  test.each(["en", "fr"])(
    "in the place of a language's folder are named with their target: %s",
    async (locale) => {
      const files = { "site.yml": twoLocales, "en/pages/index.md": "# A\n", "fr/pages/index.md": "# A\n" };
      const report = await reportWith(files, (content) => {
        rmSync(join(content, locale), { recursive: true });
        symlinkSync("missing/folder", join(content, locale));
      });
      expect(report).toContain(
        `content/${locale}  error  this symbolic link points to “missing/folder”, which does not exist  [file-can-be-read]\n`,
      );
      expect(report).not.toContain("no pages");
    },
  );

  test("that lead to each other are named, and the mark of an editor is not", async () => {
    const report = await reportWith({}, (content) => {
      mkdirSync(join(content, "en/docs"), { recursive: true });
      symlinkSync("b.md", join(content, "en/docs/a.md"));
      symlinkSync("a.md", join(content, "en/docs/b.md"));
      symlinkSync("me@here.1234", join(content, "en/docs/.#page.md"));
    });
    expect([...report.matchAll(/^content\/(\S+)/gm)].map(([, path]) => path)).toEqual([
      "en/docs/a.md",
      "en/docs/b.md",
    ]);
  });

  test("that lead nowhere are reported where they are used, too", async () => {
    const report = await reportWith({ "en/docs/page.md": "[Gone](./gone.md)\n" }, (content) =>
      symlinkSync("nothing.md", join(content, "en/docs/gone.md")),
    );
    expect(report).toMatch(/^content\/en\/docs\/page\.md:1:1 {2}error {2}“\.\/gone\.md” is a broken link/m);
  });
});

describe("line and column are right", () => {
  const yaml = ["title: Page", "tags: [AI]", "image: nothing.png"];
  const body = ["", "Text and [a link](./nothing.md)", "over lines, [another](#nothing)."];
  const place = /^content\/\S+?:(\d+:\d+) {2}.*\[([\w-]+)\]$/gm;
  const expected = ["3:8 tag-is-known", "4:1 image-resolves", "7:10 link-resolves", "8:13 anchor-resolves"];

  test.each([
    ["with the line ends of Unix", "\n", ""],
    ["with the line ends of Windows", "\r\n", ""],
    ["after a byte order mark", "\n", "\uFEFF"],
    ["after a byte order mark, with the line ends of Windows", "\r\n", "\uFEFF"],
  ])("%s", async (_, end, mark) => {
    const text = mark + ["---", ...yaml, "---", ...body, ""].join(end);
    const report = await reportWith({ "en/docs/page.md": text });
    expect([...report.matchAll(place)].map(([, where, rule]) => `${where} ${rule}`)).toEqual(expected);
  });

  test.each([
    ["with the line ends of Windows", "\r\n", ""],
    ["after a byte order mark", "\n", "\uFEFF"],
  ])("in configuration %s", async (_, end, mark) => {
    const lines = ["# A comment", "AI:", "  label: { en: [1] }", "  foo: x", ""];
    const report = await reportWith({ "tags.yml": mark + lines.join(end) });
    expect(report).toMatch(/^content\/tags\.yml:3:16 {2}error.*\n.*\ncontent\/tags\.yml:4:3 {2}error/);
  });
});
