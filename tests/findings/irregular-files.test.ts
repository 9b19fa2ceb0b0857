/** Something else in the place of a file is a finding that names it; nothing but a file is ever opened. */
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { reportOf } from "./report.ts";

const kinds: [what: string, message: string, make: (path: string) => void | Promise<void>][] = [
  ["a folder", "this is a folder, not a file", (path) => mkdirSync(path)],
  ["a pipe", "this is a pipe, not a file", (path) => execFileSync("mkfifo", [path])],
  [
    "a socket",
    "this is a socket, not a file",
    async (path) => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(path, resolve));
      onTestFinished(() => {
        server.close();
      });
    },
  ],
  [
    "a link to nothing",
    "this symbolic link points to “nothing”, which does not exist",
    (path) => symlinkSync("nothing", path),
  ],
  ["a link to itself", "this symbolic link points to itself", (path) => symlinkSync(path, path)],
  ["a link to a device", "this is a device, not a file", (path) => symlinkSync("/dev/zero", path)],
];

const files = [
  "site.yml",
  "sidebars.yml",
  "authors.yml",
  "tags.yml",
  "theme.css",
  "en/strings.yml",
  "en/variables.yml",
  "en/glossary.yml",
  "en/docs/category.yml",
  "en/docs/page.md",
];

describe.each(kinds)("%s", (what, message, make) => {
  test.each(files)("in place of %s", async (file) => {
    const content = writeFiles(join(temporaryFolder(), "content"), { ...smallSite, "en/docs/a.md": "# A\n" });
    const path = join(content, file);
    rmSync(path, { force: true });
    mkdirSync(dirname(path), { recursive: true });
    await make(path);
    const [first, ...others] = (await reportOf(content)).split("\n").filter((line) => /^content/.test(line));
    // A link that leaves the folder is refused as such, whatever is at its end.
    expect(first).toMatch(
      what === "a link to a device" && /\.md$|category/.test(file)
        ? new RegExp(`^content/${file} {2}error {2}`)
        : `content/${file}  error  ${message}  [file-can-be-read]`,
    );
    expect(others).toEqual([]);
  });
});

test("a file in place of a folder", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), { ...smallSite, "en/docs": "", static: "" });
  expect((await reportOf(content)).match(/^content.*$/gm)).toEqual([
    "content/en/docs  error  this is a file, not a folder  [file-can-be-read]",
    "content/static  error  this is a file, not a folder  [file-can-be-read]",
  ]);
});

test("a configuration that nobody would write by hand", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), smallSite);
  writeFileSync(join(content, "tags.yml"), "# padding\n".repeat(300_000));
  expect(await reportOf(content)).toBe(
    "content/tags.yml  error  this file has 3.0 MB, more than the limit of 500 kB  [size-is-bounded]\n  expected: fewer entries\n",
  );
});

test("files and folders that may not be read", () => {
  const folder = temporaryFolder();
  const content = writeFiles(join(folder, "content"), {
    ...smallSite,
    "tags.yml": "a: {}\n",
    "en/docs/page.md": "# Page\n\n![Picture](./a.svg)\n",
    "en/docs/a.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "en/docs/guide/start.md": "# Start\n",
    "en/docs/secret.md": "# Secret\n",
    "static/b.txt": "b\n",
  });
  for (const file of ["tags.yml", "en/docs/a.svg", "en/docs/guide", "en/docs/secret.md", "static/b.txt"])
    chmodSync(join(content, file), 0o000);
  chmodSync(folder, 0o755);
  onTestFinished(() => chmodSync(join(content, "en/docs/guide"), 0o755));
  // To root, nothing is refused.
  const other = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const command = join(import.meta.dirname, "../../dist/twsite/main.js");
  const { stdout } = spawnSync(process.execPath, [command, "check", "content", "--no-cache", "--quiet"], {
    ...other,
    cwd: folder,
    encoding: "utf8",
  });
  expect(
    [...stdout.matchAll(/^content\/(\S+?)(?::1:1)? {2}error .*\[([\w-]+)\]$/gm)].map(
      ([, file, rule]) => `${file} ${rule}`,
    ),
  ).toEqual([
    "en/docs/a.svg file-can-be-read",
    "en/docs/guide file-can-be-read",
    "en/docs/secret.md file-can-be-read",
    "static/b.txt file-can-be-read",
    "tags.yml file-can-be-read",
  ]);
});
