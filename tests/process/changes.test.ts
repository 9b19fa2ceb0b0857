/** `compile --changes`: lists of what to upload and what to delete. */
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentsOf, editFile, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { severalPages, smallSite } from "../sites/small-sites.ts";
import { run } from "./warm-command.ts";

const about = "en/pages/about.md";

function project(files = severalPages): string {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "content"), files);
  return cwd;
}

const compile = (cwd: string, ...args: string[]) => run(["compile", "--changes", "deploy", ...args], { cwd });

/** What an upload does when it has succeeded. */
const publish = (cwd: string) =>
  renameSync(join(cwd, "deploy/record.json"), join(cwd, "deploy/published.json"));

/** The lists that are not empty. */
function listsIn(cwd: string): Record<string, string[]> {
  const names = readdirSync(join(cwd, "deploy")).filter((name) => name.endsWith(".txt"));
  const lists = names.map((name) => {
    const lines = readFileSync(join(cwd, "deploy", name), "utf8").split("\n");
    expect(lines.pop()).toBe("");
    return [name, lines] as const;
  });
  return Object.fromEntries(lists.filter(([, lines]) => lines.length > 0));
}

const edit = (cwd: string, text: string) =>
  writeFileSync(join(cwd, "content", about), `# About\n\n${text}\n`);

const edited = {
  "4-upload-changed-files.txt": ["about.md", "data/about.json"],
  "5-upload-changed-documents.txt": ["about/index.html"],
  "6-upload-lists.txt": ["llms.txt"],
};

describe("the lists have", () => {
  test("every file at first, then nothing, then what an edit changes", async () => {
    const cwd = project();
    const first = await compile(cwd);
    expect(first).toMatchObject({ code: 0, err: "" });
    expect(first.out).toMatch(
      /\nLists in deploy: \d+ files to upload, 0 to delete \(no published\.json yet, so everything is new\)\n$/,
    );
    const { ".twsite.json": _, ...files } = contentsOf(join(cwd, "dist/site"));
    expect(Object.values(listsIn(cwd)).flat().sort()).toEqual(Object.keys(files).sort());
    publish(cwd);
    expect((await compile(cwd)).out).toContain("\nLists in deploy: 0 files to upload, 0 to delete\n");
    expect(listsIn(cwd)).toEqual({});
    publish(cwd);
    edit(cwd, "Another text.");
    expect((await compile(cwd)).out).toContain("\nLists in deploy: 4 files to upload, 0 to delete\n");
    expect(listsIn(cwd)).toEqual(edited);
    expect(await compile(cwd, "--quiet")).toMatchObject({ code: 0, out: "" });
  });

  test("what all compiles since the last upload changed, also those without lists, until an upload succeeds", async () => {
    const cwd = project();
    await compile(cwd);
    publish(cwd);
    edit(cwd, "Another text.");
    expect(await run(["compile"], { cwd })).toMatchObject({ code: 0 });
    writeFiles(join(cwd, "content"), { "static/new.txt": "New\n" });
    await compile(cwd);
    expect(listsIn(cwd)).toEqual({ ...edited, "2-upload-new-files.txt": ["new.txt"] });
    // An upload may have stopped anywhere: what it may have taken is taken back.
    edit(cwd, "Text.");
    rmSync(join(cwd, "content/static/new.txt"));
    await compile(cwd);
    expect(listsIn(cwd)).toEqual({ ...edited, "9-delete-files.txt": ["new.txt"] });
    publish(cwd);
    await compile(cwd);
    expect(listsIn(cwd)).toEqual({});
  });

  test("the same where the site is compiled from nothing, without a cache, into an empty folder", async () => {
    const cwd = project();
    await compile(cwd);
    publish(cwd);
    edit(cwd, "Another text.");
    rmSync(join(cwd, "dist"), { recursive: true });
    rmSync(join(cwd, ".twsite"), { recursive: true });
    await compile(cwd, "--no-cache");
    expect(listsIn(cwd)).toEqual(edited);
  });

  test("names as they are", async () => {
    const names = ["#1 = é.txt", ";x.txt", "a'b & c.txt"];
    const cwd = project({
      ...smallSite,
      ...Object.fromEntries(names.map((name) => [`static/${name}`, "x"])),
    });
    await compile(cwd);
    expect(listsIn(cwd)["2-upload-new-files.txt"]).toEqual(expect.arrayContaining(names));
  });

  test("first what has another kind or other capitals: a file in the way of a folder, a name in the way of its like", async () => {
    const cwd = project({ ...severalPages, "static/manual": "x", "static/Plan 2.txt": "x" });
    await compile(cwd);
    publish(cwd);
    rmSync(join(cwd, "content/static/manual"));
    renameSync(join(cwd, "content/static/Plan 2.txt"), join(cwd, "content/static/plan 2.txt"));
    writeFiles(join(cwd, "content"), { "static/manual/page.txt": "x" });
    await compile(cwd);
    expect(listsIn(cwd)).toEqual({
      "0-delete-first.txt": ["Plan 2.txt", "manual"],
      "2-upload-new-files.txt": ["manual/page.txt", "plan 2.txt"],
    });
  });
});

test("a compile with an error leaves the lists alone", async () => {
  const cwd = project();
  await compile(cwd);
  const before = contentsOf(join(cwd, "deploy"));
  editFile(join(cwd, "content/en/docs/guide/one.md"), "./two.md", "./nothing.md");
  expect(await compile(cwd)).toMatchObject({ code: 1 });
  expect(contentsOf(join(cwd, "deploy"))).toEqual(before);
});

test("two hosts have two folders, each with what its host lacks", async () => {
  const cwd = project();
  await compile(cwd);
  publish(cwd);
  edit(cwd, "Another text.");
  await run(["compile", "--changes", "staging"], { cwd });
  await compile(cwd);
  expect(listsIn(cwd)).toEqual(edited);
  expect(readFileSync(join(cwd, "staging/6-upload-lists.txt"), "utf8")).toContain("sitemap.xml\n");
});

describe("nothing is compiled where the lists cannot be written:", () => {
  test.each([
    ["the output folder", ["--changes", "dist/site"], "--changes: dist/site is inside dist/site"],
    ["a folder in it", ["--changes", "dist/site/deploy"], "--changes: dist/site/deploy is inside dist/site"],
    ["the content folder", ["--changes", "content/deploy"], "--changes: content/deploy is inside content"],
    ["a file", ["--changes", "file"], "--changes: file is a file"],
    ["a folder below a file", ["--changes", "file/a"], "--changes: file/a cannot be written: "],
    [
      "a part of a compile",
      ["--changes", "deploy", "--shard", "1/2"],
      "--shard and --changes cannot be used together",
    ],
  ])("%s", async (_, args, message) => {
    const cwd = project();
    writeFileSync(join(cwd, "file"), "x");
    const { code, err } = await run(["compile", ...args], { cwd });
    expect(code).toBe(2);
    expect(err).toContain(`error: ${message}`);
    expect(existsSync(join(cwd, "dist"))).toBe(false);
    expect(readdirSync(cwd).sort()).toEqual(["content", "file"]);
  });

  test("a damaged record of what is published", async () => {
    const cwd = project();
    await compile(cwd);
    publish(cwd);
    editFile(join(cwd, "deploy/published.json"), "about.md", "other.md");
    const before = contentsOf(join(cwd, "deploy"));
    const { code, err } = await compile(cwd);
    expect(code).toBe(2);
    expect(err).toContain(
      "error: deploy/published.json is damaged; restore the one from the last upload, or ",
    );
    expect(contentsOf(join(cwd, "deploy"))).toEqual(before);
  });
});

test("a name with a line break is an error, and there are no lists", async () => {
  const cwd = project({ ...smallSite, "static/a\nb.txt": "x" });
  const { code, err } = await compile(cwd);
  expect(code).toBe(1);
  expect(err).toContain('error: deploy cannot list "a\\nb.txt": a name must not have a line break\n');
  expect(existsSync(join(cwd, "deploy"))).toBe(false);
});

test("the record of a site that a host has already says what is new", async () => {
  const cwd = project();
  await run(["compile"], { cwd });
  writeFiles(cwd, { "deploy/.keep": "" });
  copyFileSync(join(cwd, "dist/site/.twsite.json"), join(cwd, "deploy/published.json"));
  edit(cwd, "Another text.");
  await compile(cwd);
  expect(listsIn(cwd)).toEqual(edited);
});
