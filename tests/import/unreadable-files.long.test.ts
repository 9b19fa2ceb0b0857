/**
 * Whatever files a source has, the import ends: what cannot be read is named and put aside, and the rest comes over. Pages that take
 * seconds are in `any-file.long.test.ts`.
 */
// Tests: cli/import
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { expectComesOver, expectPutAside, site, whole } from "./run-any-file.ts";
import { configuration, importFolder, importWhole } from "./whole-import.ts";

const times = (text: string, count: number) => text.repeat(count);

describe("a page of this kind is put aside, and its address stays:", () => {
  test.each<[string, string | Uint8Array]>([
    ["front matter in brackets", `---\na: ${times("[", 2000)}${times("]", 2000)}\n---\n`],
    ["front matter in dashes", `---\na:\n  ${times("- ", 5000)}x\n---\n`],
    ["much front matter", `---\n${Array.from({ length: 9000 }, (_, i) => `key${i}: 1\n`).join("")}---\n`],
    ["quotations in quotations", `${times(">", 20_000)} x\n`],
    ["quotations with spaces", `${times("> ", 5_000)}x\n`],
    ["lists in lists", Array.from({ length: 1200 }, (_, i) => `${times("  ", i)}- x`).join("\n")],
    ["lists on a line", `${times("- ", 5000)}x\n`],
    ["notes in notes", `${times(":::note\n\n", 1200)}x\n${times(":::\n\n", 1200)}`],
    ["elements in elements", `${times("<div>\n\n", 5000)}x\n${times("</div>\n\n", 5000)}`],
    ["elements on a line", `${times("<b>", 3000)}x${times("</b>", 3000)}\n`],
    ["components in components", `${times("<Box>\n\n", 2000)}x\n\n${times("</Box>\n\n", 2000)}`],
    [
      "details in details",
      `${times("<details><summary>S</summary>\n\n", 800)}x\n\n${times("</details>\n\n", 800)}`,
    ],
    ["elements that nobody closes", times("<section>\n\n", 5000)],
    ["a page of a megabyte", times("Words and words.\n\n", 60_000)],
    ["many lines", times("x\n", 20_000)],
    ["braces in braces", `${times("{[", 3000)}\n`],
    ["an export that is nested deeply", `export const a = ${times("[", 3000)}${times("]", 3000)};\n\n{a}\n`],
    ["Latin-1", Buffer.from("# Caf\xe9\n", "latin1")],
    ["UTF-16", Buffer.from("\ufeff# Title\n\nText of the page.\n", "utf16le")],
    ["a zero byte", "# Title\n\nA\0B\n"],
    [
      "bytes of a picture",
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 255, 254]),
    ],
  ])("%s", (_what, text) => expectPutAside(text));
});

test("what is put aside is beside the new site as it was, and a draft stays one", async () => {
  const { notes, text, routes } = await importWhole({
    ...site,
    "docs/p.md": `---\ntitle: Deep\nslug: /far\ndraft: true\n---\n\n${times(">", 20_000)} x\n`,
  });
  expect(text("../put-aside/docs/p.md")).toContain(">>>>");
  expect(text("en/docs/p.md")).toMatch(/^---\ntitle: Deep\nslug: \/far\ndraft: true\nstub: true\n---\n/);
  expect(notes).toContainEqual(expect.stringContaining("nested too deeply"));
  expect(routes).toEqual(expect.arrayContaining(whole));
});

describe("a page of this kind comes over as it was meant:", () => {
  test.each<[string, string]>([
    ["nothing", ""],
    ["front matter alone", "---\ntitle: P\n---\n"],
    ["a link with a slash behind the file", "[x](a.md/) ![x](a.png/) [y](a.md/#b) [z](./a.md/b/c)\n"],
    [
      "links with odd addresses",
      "[x](%00) [x](%E0%A4%A) [x](<a b/c?d#e>) [x](//) [x](/..) [x](../../../../..)\n",
    ],
    ["tags that open", times("<a b={", 5000)],
    ["long code", `\`\`\`js\n${times("const a = [", 9000)}\n\`\`\`\n`],
    ["an expression that never ends", "export const f = () => { for (;;) {} };\n\n{f()} <f />\n"],
    ["a component of itself", "export const F = () => <F />;\n\n<F />\n"],
  ])("%s", (_what, text) => expectComesOver(text));
});

test("a component of the theme is named without being read", async () => {
  const { notes, errors } = await importWhole({
    ...site,
    "docusaurus.config.js": configuration,
    "src/theme/Footer/index.js": Buffer.from([0xff, 0xfe, 0, 0]),
  });
  expect(notes).toContainEqual(expect.stringMatching(/^theme-component src\/theme\/Footer\/index\.js/));
  expect(errors).toEqual([]);
});

describe("a file of this kind is named, and the rest comes over:", () => {
  const deep = `${times("[", 2000)}${times("]", 2000)}`;
  const deepMap = `${times('{"a":', 3000)}1${times("}", 3000)}`;
  const huge = `{ "a": "${times("x", 600_000)}" }`;
  test.each<[string, string | Uint8Array]>([
    ["docs/guide/_category_.json", deep],
    ["docs/guide/_category_.json", deepMap],
    ["docs/guide/_category_.json", huge],
    [
      "docs/guide/_category_.yml",
      `label:\n${Array.from({ length: 500 }, (_, i) => `${times(" ", i + 1)}a:`).join("\n")}`,
    ],
    ["docs/guide/_category_.yml", Buffer.from("label: Caf\xe9\n", "latin1")],
    ["blog/authors.yml", `ann: &a [1,2,3]\n${Array.from({ length: 300 }, (_, i) => `k${i}: *a\n`).join("")}`],
    ["blog/authors.yml", deep],
    ["blog/tags.yml", `${times("? ", 3000)}a`],
    ["i18n/fr/code.json", deepMap],
    ["i18n/fr/docusaurus-theme-classic/navbar.json", "\0"],
    ["sidebars.js", `module.exports = ${times("[", 9000)}${times("]", 9000)};\n`],
    ["sidebars.js", `module.exports = { a: [ ${times("x", 1_100_000)}`],
    ["sidebars.js", "module.exports = {\0};"],
  ])("%s", async (file, text) => {
    const { notes, errors, routes } = await importWhole({
      ...site,
      "docusaurus.config.js": configuration
        .replace("{}", `{ docs: { ${file === "sidebars.js" ? 'sidebarPath: "./sidebars.js"' : ""} } }`)
        .replace("title:", 'i18n: { defaultLocale: "en", locales: ["en", "fr"] }, title:'),
      [file]: text,
    });
    expect(notes).toContainEqual(
      expect.stringMatching(new RegExp(` ${file.replaceAll(".", "\\.")}:\\d* this file cannot be read`)),
    );
    expect(errors).toEqual([]);
    expect(routes).toEqual(expect.arrayContaining(file === "blog/authors.yml" ? whole.slice(0, 2) : whole));
  });
});

test("pipes, sockets, links to nothing and names that no other file system takes are named", async () => {
  const folder = temporaryFolder();
  const source = writeFiles(join(folder, "source"), { "docusaurus.config.js": configuration, ...site });
  execFileSync(
    "mkfifo",
    ["docs/pipe.md", "static-pipe", "docs/guide/_category_.json"].map((path) => join(source, path)),
  );
  mkdirSync(join(source, "static"));
  execFileSync("mkfifo", [join(source, "static/pipe.txt")]);
  symlinkSync("/dev/zero", join(source, "docs/zero.md"));
  symlinkSync("nothing", join(source, "docs/broken.md"));
  writeFileSync(
    Buffer.concat([Buffer.from(join(source, "docs/caf")), Buffer.from([0xe9]), Buffer.from(".md")]),
    "# X\n",
  );
  const names = [
    "a\nb.md",
    "#hash?.md",
    "100%.md",
    "back\\slash.md",
    `${times("x", 252)}.md`,
    " space .md",
    "quote\"'.md",
    "-rf.md",
    "con.md",
    "é.md",
    "$(id).md",
    "a:b.md",
    "<b>.md",
  ];
  for (const name of names) writeFileSync(join(source, "docs", name), "# Odd\n");
  writeFileSync(join(source, "static", `${times("y", 250)}.txt`), "");
  const { notes, errors, routes } = await importFolder(source, join(folder, "target"));
  expect(errors).toEqual([]);
  expect(routes).toEqual(expect.arrayContaining(whole));
  for (const start of [
    "docs/pipe.md: this is a pipe",
    "static/pipe.txt: this is a pipe",
    "docs/zero.md: this",
    "docs/broken.md: this symbolic link points to “nothing”",
    "docs/guide/_category_.json: this",
  ])
    expect(notes).toContainEqual(expect.stringContaining(start));
  expect(notes).toContainEqual(expect.stringContaining("the name of this file is not UTF-8"));
});

test.runIf(process.getuid?.() !== 0)("a folder and a file that nobody may read are named", async () => {
  const folder = temporaryFolder();
  const source = writeFiles(join(folder, "source"), {
    "docusaurus.config.js": configuration,
    ...site,
    "docs/closed/x.md": "# X\n",
    "docs/closed.md": "# X\n",
  });
  chmodSync(join(source, "docs/closed"), 0);
  chmodSync(join(source, "docs/closed.md"), 0);
  const { notes, errors } = await importFolder(source, join(folder, "target"));
  chmodSync(join(source, "docs/closed"), 0o700);
  expect(errors).toEqual([]);
  expect(notes).toContainEqual(expect.stringContaining("docs/closed: this folder cannot be read"));
  expect(notes).toContainEqual(expect.stringContaining("docs/closed.md: this file cannot be read"));
});

test("a folder whose name ends as that of a page has another name, and its pages keep their addresses", async () => {
  const { notes, errors, routes, text } = await importWhole({
    ...site,
    "blog/2024-02-11-css.md/index.md": "# CSS\n\n![x](./x.txt) [A](/docs/a)\n",
    "blog/2024-02-11-css.md/x.txt": "x\n",
    "docs/notes.md/index.md": "# Notes\n\n[One](./one.mdx) [Up](../a.md)\n",
    "docs/notes.md/one.mdx": "# One\n\n[Post](/blog/2024/02/11/css.md)\n",
    "docs/notes.md/_category_.json": '{ "position": 2 }',
    "docs/category.yml/two.md": "# Two\n\n[Notes](../notes.md/one.mdx)\n",
    "static/files.md/y.txt": "y\n",
  });
  expect(errors).toEqual([]);
  expect(routes).toEqual(
    expect.arrayContaining([
      "/blog/2024/02/11/css.md",
      "/docs/notes.md",
      "/docs/notes.md/one",
      "/docs/category.yml/two",
    ]),
  );
  expect(text("en/docs/notes-md/index.md")).toContain("[One](one.md) [Up](../a.md)");
  expect(text("en/docs/category-yml/two.md")).toContain("(../notes-md/one.md)");
  expect(text("static/files.md/y.txt")).toBe("y\n");
  expect(notes.filter((note) => note.startsWith("dead-link"))).toEqual([]);
});
