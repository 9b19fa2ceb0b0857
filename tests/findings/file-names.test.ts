/** Names that a repository cannot hold on every system. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { reportOf } from "./report.ts";

async function findingsWith(files: Files): Promise<string[]> {
  const report = await reportOf(writeFiles(join(temporaryFolder(), "content"), { ...smallSite, ...files }));
  return report.match(/^content.*$/gm) ?? [];
}

test.each([
  ["en/docs/con.md", "“con” is a device there"],
  ["en/docs/aux/page.md", "“aux” is a device there", "en/docs/aux"],
  ["en/docs/a:b.md", "it has “:”"],
  ["en/docs/what?.md", "it has “?”"],
  ["en/docs/a*.md", "it has “*”"],
  ["en/docs/dot./page.md", "it ends with a dot", "en/docs/dot."],
  ["en/docs/dot..md", "it ends with a dot"],
  ["en/docs/space .md", "it ends with a space"],
  ["static/a|b.txt", "it has “|”"],
])("%s is no name on Windows: %s", async (file, reason, named = file) => {
  expect(await findingsWith({ [file]: "# Page\n" })).toEqual([
    `content/${named}  warning  Windows does not allow this name: ${reason}  [file-name-is-portable]`,
  ]);
});

test("two names that differ in case alone", async () => {
  expect(await findingsWith({ "static/A.txt": "", "static/a.txt": "" })).toEqual([
    "content/static/a.txt  warning  this name differs from static/A.txt only in case, which Windows and macOS do not tell apart  [file-name-is-portable]",
  ]);
});

test.each(["static/é.txt", "en/docs/é.md", "en/docs/é/page.md", "en/docs/é/p.svg"])(
  "two names that differ in the form of Unicode alone: %s",
  async (file) => {
    const name = /^.*é[^/]*/.exec(file)?.[0];
    expect(await findingsWith({ [file]: "<svg/>", [file.normalize("NFD")]: "<svg/>" })).toEqual([
      `content/${name}  error  this name is here twice, in two Unicode forms (NFC, NFD) that look the same, and one of the two is not read  [file-name-is-portable]`,
    ]);
  },
);

test("good names stay quiet", async () => {
  const names = [
    "v1.2.md",
    "a b.md",
    "été.md",
    "console.md",
    "50%.md",
    "R&D.md",
    "l’été (2).md",
    "日本語.md",
  ];
  expect(
    await findingsWith(Object.fromEntries(names.map((name) => [`en/docs/${name}`, `# ${name}\n`]))),
  ).toEqual([]);
});

test("a picture may have the longest name that file systems take", async () => {
  const name = `${"é".repeat(120)}.svg`;
  const content = writeFiles(join(temporaryFolder(), "content"), {
    ...smallSite,
    "en/docs/page.md": `# Page\n\n![Picture](./${name})\n`,
    [`en/docs/${name}`]: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  });
  const { compile } = await import("../sites/build.ts");
  expect((await compile(content)).findings).toEqual([]);
});
