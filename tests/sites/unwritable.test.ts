/** An output folder that cannot be written as it has to be: a finding says what is there, and the site that was stays. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { publish } from "../../cli/publish/publish.ts";
import { main } from "../process/command.ts";
import { compile } from "./build.ts";
import { contentsOf, temporaryFolder, writeFiles } from "./folders.ts";
import { severalPages } from "./small-sites.ts";

let content: string;
let site: string;
beforeEach(async () => {
  content = writeFiles(join(temporaryFolder(), "content"), severalPages);
  site = join(content, "../site");
  await compile(content);
});

const edit = () => writeFiles(content, { "en/pages/about.md": "# About\n\nOther text.\n" });

describe("what others put in the place", () => {
  test.each([
    ["a folder for the home page", "index.html", "index.html/mine.txt"],
    ["a folder for a page's data", "data/about.json", "data/about.json/a/mine.txt"],
    ["a folder for a list", "sitemap.xml", "sitemap.xml/mine.txt"],
  ])("%s", async (_, path, mine) => {
    edit();
    rmSync(join(site, path));
    writeFiles(site, { [mine]: "mine" });
    const before = contentsOf(site);
    const { findings, published } = await compile(content);
    expect(published).toBeUndefined();
    expect(findings).toEqual([
      {
        rule: "output-is-ours",
        file: "",
        folder: join(site, path),
        message: "this folder was not written by twsite, and is where the site writes a file",
        expected: "no folder of this name: move it elsewhere, or delete it, and compile again",
      },
    ]);
    expect(contentsOf(site)).toEqual(before);
    rmSync(join(site, path), { recursive: true });
    expect((await compile(content)).published?.written).toContain("about/index.html");
  });

  test("a file for a folder", async () => {
    rmSync(join(site, "docs"), { recursive: true });
    writeFileSync(join(site, "docs"), "mine");
    const { findings, published } = await compile(content);
    expect(published).toBeUndefined();
    expect(findings).toMatchObject([{ rule: "output-is-ours", folder: join(site, "docs") }]);
    expect(contentsOf(site).docs).toBe("mine");
  });

  test("an empty folder for a file is nothing that anybody misses", async () => {
    rmSync(join(site, "index.html"));
    mkdirSync(join(site, "index.html/empty"), { recursive: true });
    expect((await compile(content)).published?.written).toEqual(["index.html"]);
  });
});

test("a disk that takes no more: the path, the reason, and the site as it was", () => {
  edit();
  const cwd = join(content, "..");
  const before = contentsOf(site);
  const compileWith = (limit: string, out: string) =>
    spawnSync(
      "sh",
      [
        "-c",
        `ulimit -f ${limit}; exec "$0" "$@"`,
        process.execPath,
        main,
        "compile",
        "--no-cache",
        "--out",
        out,
      ],
      {
        cwd,
        encoding: "utf8",
      },
    );
  const { status, stderr } = compileWith("16", "site");
  expect(stderr).toBe(
    "site  error  this cannot be written: the file is larger than the file system allows (EFBIG)  [output-can-be-written]\n" +
      "  expected: a folder with enough space that can be written\n",
  );
  expect(status).toBe(1);
  expect(contentsOf(site)).toEqual(before);
});

test("a failure in the middle of rendering changes nothing, whatever the system calls it", async () => {
  const folder = temporaryFolder();
  const mark = { version: "1", base: "/" };
  const output = (text: string) =>
    ["a.txt", "b/c.txt"].map((path) => ({ path, key: text, phase: "data" as const, content: () => text }));
  await publish({ outputs: output("one"), folder, mark, write: async () => {} });
  const before = contentsOf(folder);
  const full = {
    path: "d.txt",
    key: "d",
    phase: "data" as const,
    content: () => {
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), {
        code: "ENOSPC",
        syscall: "write",
      });
    },
  };
  const publishing = publish({ outputs: [...output("two"), full], folder, mark, write: async () => {} });
  await expect(publishing).rejects.toThrow("ENOSPC");
  expect(contentsOf(folder)).toEqual(before);
});
