/** The command as a shell, a script or a build server meets it: exit codes, streams. Each kind of end is also that of a process of its own. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, openSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentsOf, type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { main, run as runAlone, start } from "./command.ts";
import { run } from "./warm-command.ts";

const warning: Files = { "en/docs/page.md": "# Page\n\n[Here](#nothing)\n" };
const error: Files = { "en/docs/other.md": "# Other\n\n[There](./nothing.md)\n" };

/** A folder with `content`, in which the command is called. */
function project(...files: Files[]): string {
  const folder = temporaryFolder();
  writeFiles(join(folder, "content"), Object.assign({}, smallSite, ...files));
  return folder;
}

describe("compile", () => {
  test("writes the site, says so in one line on stdout, and ends with 0", async () => {
    const cwd = project();
    const { code, out, err } = await runAlone(["compile"], { cwd });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(
      /^2 pages in dist\/site: 1 source compiled, \d+ files written, 0 errors, 0 warnings \(\d+ ms\)\n$|^2 pages .* s\)\n$/,
    );
    expect(existsSync(join(cwd, "dist/site/index.html"))).toBe(true);
  });

  test("a warning goes to stderr, and the site is written", async () => {
    const cwd = project(warning);
    const { code, out, err } = await run(["compile"], { cwd });
    expect(code).toBe(0);
    expect(err).toMatch(/^content\/en\/docs\/page\.md:3:1 {2}warning .*\[anchor-resolves\]\n/);
    expect(out).toContain("0 errors, 1 warning");
  });

  test("with --strict a warning is an error: 1, and nothing is written", async () => {
    const cwd = project(warning);
    const { code, out } = await runAlone(["compile", "--strict"], { cwd });
    expect(code).toBe(1);
    expect(out).toMatch(
      /^Nothing written to dist\/site: 0 errors, 1 warning .*\n1 warning counts as an error \(--strict\)\n$/,
    );
    expect(existsSync(join(cwd, "dist/site"))).toBe(false);
  });

  test("an error ends with 1, and every finding is on stderr", async () => {
    const cwd = project(warning, error);
    const { code, out, err } = await runAlone(["compile"], { cwd });
    expect(code).toBe(1);
    expect(err.match(/\[[\w-]+\]$/gm)).toEqual(["[link-resolves]", "[anchor-resolves]"]);
    expect(out).toMatch(/^Nothing written to dist\/site: 1 error, 1 warning /);
  });

  test("--quiet says nothing but findings", async () => {
    expect(await run(["compile", "--quiet"], { cwd: project() })).toMatchObject({
      code: 0,
      out: "",
      err: "",
    });
    const { out, err } = await run(["compile", "--quiet"], { cwd: project(error) });
    expect(out).toBe("");
    expect(err).toContain("[link-resolves]");
  });

  test("--content, --out, --base-url and --no-prerender do what they say", async () => {
    const cwd = project();
    cpSync(join(cwd, "content"), join(cwd, "my texts/en été"), { recursive: true });
    const args = [
      "--content",
      "my texts/en été",
      "--out",
      "public/a b",
      "--base-url",
      "/sub/",
      "--no-prerender",
    ];
    expect(await run(["compile", "--quiet", ...args], { cwd })).toMatchObject({ code: 0, err: "" });
    const html = readFileSync(join(cwd, "public/a b/index.html"), "utf8");
    expect(html).toContain('<div id="twsite-root" data-base="/sub/"');
  });

  test("--no-cache keeps nothing", async () => {
    const cwd = project();
    await run(["compile", "--no-cache"], { cwd });
    expect(existsSync(join(cwd, ".twsite"))).toBe(false);
  });

  test("a folder of others is refused: 1, and stays as it is", async () => {
    const cwd = project();
    writeFiles(join(cwd, "public"), { "thesis.txt": "Years of work" });
    const { code, err } = await run(["compile", "--out", "public"], { cwd });
    expect(code).toBe(1);
    expect(err).toMatch(
      /^public {2}error {2}this folder has files, but no \.twsite\.json.*\[output-is-ours\]\n/,
    );
    expect(contentsOf(join(cwd, "public"))).toEqual({ "thesis.txt": "Years of work" });
  });

  test("works from a folder whose name needs quoting", async () => {
    const cwd = project();
    const tool = join(cwd, "a tool, 100% été");
    cpSync(dirname(main), tool, { recursive: true });
    const script = join(tool, "main.js");
    expect(await runAlone(["compile", "--quiet"], { cwd, script })).toMatchObject({ code: 0, err: "" });

    // What goes wrong on the way is one line without a stack.
    rmSync(join(tool, "reader/reader.json"));
    const { code, err } = await runAlone(["compile"], { cwd, script });
    expect(code).toBe(1);
    expect(err).toMatch(/^twsite: .*reader\.json.*\n$/);
  });
});

describe("check", () => {
  test("writes nothing but its cache, prints the report on stdout, and ends with 0, 1 or, strictly, 1", async () => {
    const good = project();
    expect(await run(["check"], { cwd: good })).toMatchObject({
      code: 0,
      out: "0 errors, 0 warnings in content\n",
      err: "",
    });
    expect(existsSync(join(good, "dist"))).toBe(false);

    const cwd = project(warning);
    const { code, out, err } = await runAlone(["check"], { cwd });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(
      /^content\/en\/docs\/page\.md:3:1 {2}warning [\s\S]*\n0 errors, 1 warning in content\n$/,
    );
    expect((await run(["check", "--strict"], { cwd })).code).toBe(1);
    expect((await run(["check"], { cwd: project(error) })).code).toBe(1);
  });

  test("--quiet prints findings only", async () => {
    expect((await run(["check", "--quiet"], { cwd: project() })).out).toBe("");
    expect((await run(["check", "--quiet"], { cwd: project(error) })).out).not.toContain("1 error,");
  });

  test("--format json is JSON and nothing else, with every part of a finding", async () => {
    const { code, out } = await runAlone(["check", "--format", "json"], { cwd: project(warning, error) });
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      errors: 1,
      warnings: 1,
      causes: 2,
      findings: [
        {
          rule: "link-resolves",
          level: "error",
          file: "en/docs/other.md",
          path: "content/en/docs/other.md",
          group: expect.stringMatching(/^[0-9a-f]{12}$/),
          line: 3,
          column: 1,
          message: "“./nothing.md” is a broken link",
          expected: "a page, a route or a file of this site",
        },
        {
          rule: "anchor-resolves",
          level: "warning",
          file: "en/docs/page.md",
          path: "content/en/docs/page.md",
          group: expect.stringMatching(/^[0-9a-f]{12}$/),
          line: 3,
          column: 1,
          message: "this page has no heading or element with the id “nothing”",
        },
      ],
    });
    expect(JSON.parse((await run(["check", "--format", "json"], { cwd: project() })).out)).toEqual({
      errors: 0,
      warnings: 0,
      causes: 0,
      findings: [],
    });
  });

  test("a reader who has seen enough, as head does, is no failure", async () => {
    const { child, ended } = start(["check"], { cwd: project(error) });
    child.stdout?.destroy();
    expect(await ended).toMatchObject({ code: 1, err: "" });
  });
});

test.skipIf(!existsSync("/dev/full"))(
  "a report that does not fit on the disk is a failure in one line",
  () => {
    const full = openSync("/dev/full", "w");
    const { status, stderr } = spawnSync(process.execPath, [main, "schema", "site"], {
      stdio: ["ignore", full, "pipe"],
      encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: "twsite: the output cannot be written: no space is left on the disk (ENOSPC)\n",
    });
  },
);

test("where nobody watches there are no colours and no escape codes", async () => {
  const { out, err } = await run(["compile"], { cwd: project(warning, error) });
  expect([...out, ...err].filter((character) => character < " " && character !== "\n")).toEqual([]);
});
