/** `twsite check` for people and for other programs: source lines, GitHub's annotations, SARIF, limits. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import Ajv from "ajv-draft-04";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { ruleNames } from "../../cli/report/rules.ts";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { run } from "./warm-command.ts";

const warning: Files = { "en/docs/page.md": "# Page\n\nSee [this](#nothing) and [that](#none).\n" };
const error: Files = { "en/docs/a, 100%.md": "# Other\n\n[There](./nothing.md)\n" };

function project(...files: Files[]): string {
  const folder = temporaryFolder();
  writeFiles(join(folder, "content"), Object.assign({}, smallSite, ...files));
  return folder;
}

test("text shows the line of each finding with a caret under the place", async () => {
  const { out } = await run(["check"], { cwd: project(warning) });
  expect(
    out,
  ).toBe(`content/en/docs/page.md:3:5  warning  this page has no heading or element with the id “nothing”  [anchor-resolves]
  3 | See [this](#nothing) and [that](#none).
    |     ^
content/en/docs/page.md:3:26  warning  this page has no heading or element with the id “none”  [anchor-resolves]
  3 | See [this](#nothing) and [that](#none).
    |                          ^
0 errors, 2 warnings in content
`);
});

test("FORCE_COLOR gives colours without a terminal, and NO_COLOR counts for more", async () => {
  const cwd = project(warning);
  const colours = async (env: Record<string, string>) =>
    (await run(["check"], { cwd, env })).out.includes("\u001b[33mwarning");
  expect(await colours({})).toBe(false);
  expect(await colours({ FORCE_COLOR: "1" })).toBe(true);
  expect(await colours({ FORCE_COLOR: "1", NO_COLOR: "1" })).toBe(false);
});

test("the folder of the content is an argument, too", async () => {
  const cwd = project(warning);
  const named = await run(["check", "content", "--format", "json"], { cwd: cwd });
  expect(JSON.parse(named.out)).toMatchObject({ warnings: 2 });
  const fromElsewhere = await run(["check", join(cwd, "content"), "--quiet"], { cwd: temporaryFolder() });
  expect(fromElsewhere.out).toContain(`${cwd}/content/en/docs/page.md:3:5`);
  const twice = await run(["check", "content", "--content", "other"], { cwd });
  expect(twice).toMatchObject({ code: 2, out: "" });
  expect(twice.err).toContain("given twice");
});

test.each([
  [["--max-warnings", "2"], 0],
  [["--max-warnings", "1"], 1],
  [["--max-warnings", "0"], 1],
  [["--max-warnings", "9", "--strict"], 1],
  [["--max-warnings", "some"], 2],
])("with two warnings, %j ends with %i", async (args, code) => {
  expect(await run(["check", ...args], { cwd: project(warning) })).toMatchObject({ code });
});

test.each([
  [["--max-warnings", "1"], "Too many warnings: 2, with --max-warnings 1\n"],
  [["--max-warnings", "9", "--strict"], "2 warnings count as errors (--strict)\n"],
])("with two warnings, %j says why it ends with 1", async (args, reason) => {
  const { out, err } = await run(["check", ...args], { cwd: project(warning) });
  expect((out + err).endsWith(`\n${reason}`)).toBe(true);
  const { out: json } = await run(["check", "--format", "json", ...args], { cwd: project(warning) });
  expect(JSON.parse(json)).toMatchObject({ warnings: 2 });
});

test("github: one workflow command per finding, and nothing else", async () => {
  const { code, out } = await run(["check", "--format", "github"], { cwd: project(warning, error) });
  expect(code).toBe(1);
  expect(out.split("\n").slice(0, -1)).toEqual([
    "::error file=content/en/docs/a%2C 100%25.md,line=3,col=1,title=link-resolves::“./nothing.md” is a broken link%0Aexpected: a page, a route or a file of this site",
    "::warning file=content/en/docs/page.md,line=3,col=5,title=anchor-resolves::this page has no heading or element with the id “nothing”",
    "::warning file=content/en/docs/page.md,line=3,col=26,title=anchor-resolves::this page has no heading or element with the id “none”",
  ]);
  expect(await run(["check", "--format", "github"], { cwd: project() })).toMatchObject({ code: 0, out: "" });
});

describe("sarif", () => {
  const { resolve } = createRequire(import.meta.url);
  const schema = join(resolve("@microsoft/jest-sarif"), "../schemas/sarif-2.1.0-rtm.5.json");
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats.default(ajv);
  const isSarif = ajv.compile(JSON.parse(readFileSync(schema, "utf8")));

  const fixable = {
    "site.yml": `${smallSite["site.yml"]}extensions: { rules: [loud] }\n`,
    "extensions/loud.js":
      'export default { id: "loud", description: "Nobody shouts.", check(node, report) { if (node.type === "text") report({ message: "“!” shouts", part: [0, 1], replacement: "." }); } };\n',
  };

  test.each([
    ["without findings", {}],
    ["with findings", { ...warning, ...error }],
    ["without a configuration", { "site.yml": "" }],
    ["with the fix of a rule of the site's own", fixable],
  ])("%s is valid", async (_, files) => {
    const { out } = await run(["check", "--format", "sarif"], { cwd: project(files) });
    isSarif(JSON.parse(out));
    expect(isSarif.errors).toBeNull();
  });

  test("explains each rule, in a sentence and in the words of the manual", async () => {
    const { out } = await run(["check", "--format", "sarif"], { cwd: project() });
    const descriptors: { id: string; help: { text: string; markdown: string } }[] =
      JSON.parse(out).runs[0].tool.driver.rules;
    const without = descriptors.filter(({ help }) => !help?.text || !help.markdown);
    expect(without).toEqual([]);
    const { help } = descriptors.find(({ id }) => id === "image-host-is-declared") ?? {};
    expect(help?.markdown).toMatch(/^Warning\. An image comes from .* List the host in `image_hosts`/);
    expect(help?.text).toMatch(/ List the host in image_hosts/);
    for (const { help } of descriptors) expect(help.markdown).not.toMatch(/\]\((?!https?:)/);
  });

  test("says of each finding its rule, its level and its place", async () => {
    const { code, out } = await run(["check", "--format", "sarif"], { cwd: project(warning, error) });
    expect(code).toBe(1);
    const [{ results, tool }] = JSON.parse(out).runs;
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(ruleNames);
    expect(results).toHaveLength(3);
    expect(results[0]).toEqual({
      ruleId: "link-resolves",
      ruleIndex: ruleNames.indexOf("link-resolves"),
      level: "error",
      message: { text: "“./nothing.md” is a broken link\nexpected: a page, a route or a file of this site" },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: "content/en/docs/a%2C%20100%25.md" },
            region: { startLine: 3, startColumn: 1 },
          },
        },
      ],
    });
  });
});
