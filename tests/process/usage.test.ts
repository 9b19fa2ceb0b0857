import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { run } from "./warm-command.ts";

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"));

describe.concurrent("help", () => {
  const options = ["--content", "--base-url", "--jobs", "--no-cache", "--quiet"];
  const parts: Record<string, string[]> = {
    dev: [...options, "--port", "--host", "Examples:"],
    compile: [...options, "--strict", "--out", "--no-prerender", "Examples:"],
    check: [...options, "--strict", "--format", "--max-warnings", "Examples:"],
    manual: ["--port", "Examples:"],
    preview: ["--out", "--port", "--host", "--base-url", "Examples:"],
    init: ["--locales", "Examples:"],
    import: ["docusaurus", "--from", "Examples:"],
    schema: ["--out", "Examples:", "page-data"],
    status: ["--accept", "--strict", "--format", "Examples:"],
    "docs-version": ["--content", "--docs", "Examples:"],
  };

  test.each(Object.entries(parts))("of %s names its options", async (command, expected) => {
    const { code, out, err } = await run([command, "--help"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(new RegExp(`^Usage: twsite ${command} `));
    for (const part of expected) expect(out).toContain(part);
  });

  test("of the tool names every command; --version is the version", async () => {
    const { code, out } = await run(["--help"]);
    expect(code).toBe(0);
    for (const command of Object.keys(parts)) expect(out).toMatch(new RegExp(`^ {2}${command} `, "m"));
    // Between two releases, the commit follows.
    const printed = new RegExp(`^${version.replaceAll(".", "\\.")}(?:\\+[0-9a-f]+)?\n$`);
    expect(await run(["--version"])).toMatchObject({ code: 0, out: expect.stringMatching(printed) });
  });
});

describe.concurrent("wrong usage ends with 2 and says what would be right", () => {
  test.each([
    [["complie"], "Did you mean compile?"],
    [["help", "chekc"], "Did you mean check?"],
    [["compile", "--ouput", "x"], "Did you mean --out?"],
    [["check", "--strickt"], "Did you mean --strict?"],
    [["build"], "(Did you mean compile?)"],
    [["serve"], "(Did you mean preview?)"],
    [["new", "site"], "(Did you mean init?)"],
    [["start"], "error: unknown command 'start'\n(Did you mean dev?)\n"],
    [["help", "build"], "(Did you mean compile?)"],
    [["compile", "my-site", "other"], "error: unexpected argument 'other' of 'compile'\nexpected: folder"],
    [["dev", "my-site", "--content", "other"], "the content folder is given twice"],
    [["dev", "--against", "--port", "0"], "option '--against <ref>' argument missing before '--port'"],
    [["diff", "--out", "--format=json"], "option '--out <folder>' argument missing before '--format=json'"],
    [["preview", "my-site"], "error: unexpected argument 'my-site' of 'preview'\nexpected: options only"],
    [["init", "one", "two"], "error: unexpected argument 'two' of 'init'\nexpected: folder"],
    [["compile", "--out"], "argument missing"],
    [["compile", "--jobs", "0"], "Expected a whole number from 1 to 64."],
    [["compile", "--jobs", "many"], "Expected a whole number from 1 to 64."],
    [["check", "--jobs", "1.5"], "Expected a whole number from 1 to 64."],
    [["compile", "--base-url", "docs"], "Expected a path that starts and ends with a slash"],
    [["compile", "--base-url", "https://example.com/"], "Expected a path that starts and ends with a slash"],
    [["compile", "--base-url", "docs"], "(Did you mean /docs/?)"],
    [["compile", "--base-url", "https://example.com/docs"], "(Did you mean /docs/?)"],
    [["check", "--format", "xml"], "Allowed choices are text, json, github, sarif."],
    [["check", "--format", "jsn"], "(Did you mean json?)"],
    [["status", "--format", "txet"], "(Did you mean text?)"],
    [["import", "--no-install", "a", "b", "--from", "docusarus"], "(Did you mean docusaurus?)"],
    [["dcos-version", "1"], "Did you mean docs-version?"],
    [["init"], "missing required argument"],
    [["init", "x", "--locale", "en"], "Did you mean --locales?"],
    [["schema", "--otu", "x"], "Did you mean --out?"],
    [["status", "--format", "sarif"], "Allowed choices are"],
    [[], "Usage: twsite"],
  ])("%j", async (args, text) => {
    const { code, out, err } = await run(args, { cwd: tmpdir() });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(text);
  });
});

test("a folder that is not there names the nearest of its kind", async () => {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "site/content"), smallSite);
  for (const command of ["check", "compile", "status", "docs-version 2.0"]) {
    const { out, err } = await run(command.split(" "), { cwd });
    expect(out + err).toContain("did you mean “site/content”?");
  }
  await run(["compile", "--quiet", "--content", "site/content", "--out", "site/public"], { cwd });
  const preview = await run(["preview", "--out", "site/pubilc"], { cwd });
  expect(preview).toMatchObject({ code: 2, out: "" });
  expect(preview.err).toContain("(Did you mean site/public?)");
  expect((await run(["import", "--no-install", "siet", "new"], { cwd })).err).toContain(
    "(Did you mean site?)",
  );
});

test("every command that takes --content takes the folder as its last argument, too", async () => {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "docs"), { ...smallSite, "en/docs/page.md": "# Page\n" });
  const commands = ["check", "compile", "status", "routes", "locale add de", "docs-version 2.0"];
  for (const command of commands)
    expect(await run([...command.split(" "), "docs"], { cwd })).toMatchObject({ code: 0, err: "" });
  expect(existsSync(join(cwd, "dist/site/index.html"))).toBe(true);
  expect(existsSync(join(cwd, "docs/en/versions/2.0/page.md"))).toBe(true);
});
