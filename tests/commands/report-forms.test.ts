/** The forms of a report agree: on paths, on what is one cause, and on characters that nobody sees. */
import { describe, expect, test } from "vitest";
import { wantsColours } from "../../cli/commands/colours.ts";
import type { Finding } from "../../cli/report/finding.ts";
import { githubReport } from "../../cli/report/github.ts";
import { jsonReport } from "../../cli/report/json.ts";
import { sarifReport } from "../../cli/report/sarif.ts";
import { summaryOf } from "../../cli/report/summary.ts";
import { textReport } from "../../cli/report/text.ts";
import { CheckReport } from "../../schema/reports.ts";

const finding = (
  file: string,
  line: number,
  message: string,
  rule: Finding["rule"] = "html-is-allowed",
): Finding => ({
  rule,
  file,
  place: { line, column: 1 },
  message,
});

/** Paths that each form names, by form. */
function pathsIn(findings: readonly Finding[], contentFolder: string): Record<string, unknown[]> {
  const { runs } = JSON.parse(sarifReport(findings, { contentFolder, release: "1.0.0", help: {} }));
  return {
    text: textReport(findings, contentFolder)
      .split("\n")
      .map((line) => line.split("  ")[0]?.replace(/:\d+:\d+$/, "")),
    json: JSON.parse(jsonReport(findings, contentFolder)).findings.map(({ path }: { path: string }) => path),
    github: [...githubReport(findings, contentFolder).matchAll(/ file=([^,]*),/g)].map(([, path]) => path),
    sarif: runs[0].results.map(
      (result: { locations: [{ physicalLocation: { artifactLocation: { uri: string } } }] }) =>
        decodeURIComponent(result.locations[0].physicalLocation.artifactLocation.uri).replace("file://", ""),
    ),
  };
}

describe("all forms name the same paths", () => {
  const findings = [finding("en/docs/x.md", 1, "“a”"), finding("en/docs/y z.md", 2, "“b”")];

  test.each([
    ["content", "content"],
    ["./content/", "content"],
    ["site/../content", "content"],
    [`${process.cwd()}/content`, "content"],
    ["/elsewhere/content", "/elsewhere/content"],
    ["../content", `${process.cwd().replace(/\/[^/]*$/, "")}/content`],
  ])("of the folder %s", (folder, shown) => {
    const paths = [`${shown}/en/docs/x.md`, `${shown}/en/docs/y z.md`];
    expect(pathsIn(findings, folder)).toEqual({ text: paths, json: paths, github: paths, sarif: paths });
  });
});

test("control characters of a file's name are escaped in every form", () => {
  const name = "en/docs/\u001b]0;\u0007\u009b\n::error::\u202ex.md";
  const shown = "content/en/docs/\\x1b]0;\\x07\\x9b\\x0a::error::\\u202ex.md";
  const findings = [finding(name, 1, `“${name}”`)];
  const paths = pathsIn(findings, "content");
  expect(paths.text?.[0]).toBe(shown);
  expect(paths.json).toEqual([shown]);
  expect(paths.github).toEqual([shown.replaceAll(":", "%3A")]);
  expect(paths.sarif).toEqual([`content/${name}`]);
  const texts = [
    textReport(findings, "content"),
    jsonReport(findings, "content"),
    githubReport(findings, "content"),
    sarifReport(findings, { contentFolder: "content", release: "1.0.0", help: {} }),
  ];
  for (const text of texts)
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
  expect(JSON.parse(jsonReport(findings, "content")).findings[0].file).toBe(name);
});

test("a text that a message quotes does not begin a line of its own", () => {
  const quoted = "“a\nFORGED:1:1  error  b”";
  const findings = [{ ...finding("en/docs/x.md", 1, quoted), expected: quoted, nearest: "a\nFORGED" }];
  for (const text of [
    textReport(findings, "content"),
    githubReport(findings, "content").replaceAll("%0A", "\n"),
  ])
    expect(text).not.toMatch(/^FORGED/m);
});

describe("findings of one cause", () => {
  const host = "the image comes from “img.shields.io”";
  const many = Array.from({ length: 372 }, (_, index) => finding(`en/docs/${index + 100}.md`, 3, host));
  const findings = [
    ...many,
    finding("en/docs/200.md", 9, "“x”"),
    finding("en/docs/x.md", 1, "there is no end"),
  ];

  test("are one as text, with their count and their first places", () => {
    expect(
      textReport(many, "content"),
    ).toBe(`content/en/docs/100.md:3:1  warning  372 times: ${host}  [html-is-allowed]
  also content/en/docs/101.md:3:1
  also content/en/docs/102.md:3:1
  also content/en/docs/103.md:3:1
  also content/en/docs/104.md:3:1
  also content/en/docs/105.md:3:1
  and 366 more`);
    expect(textReport(findings, "content").match(/\[html-is-allowed\]/g)).toHaveLength(3);
    expect(summaryOf(findings)).toBe("0 errors, 374 warnings (of 3 causes)");
  });

  test("are one annotation on GitHub", () => {
    expect(githubReport(findings, "content").split("\n")).toHaveLength(3);
    expect(githubReport(findings, "content")).toContain(
      `::372 times: ${host}%0Aalso content/en/docs/101.md:3:1%0A`,
    );
  });

  test("have the same group as JSON, which keeps each", () => {
    const report = JSON.parse(jsonReport(findings, "content"));
    expect(report).toMatchObject({ errors: 0, warnings: 374, causes: 3 });
    const groups = report.findings.map(({ group }: { group: string }) => group);
    expect(groups).toHaveLength(374);
    expect(new Set(groups).size).toBe(3);
  });

  test("are results of their own in SARIF, and one each where a service would take no more", () => {
    const resultsOf = (all: Finding[]) =>
      JSON.parse(sarifReport(all, { contentFolder: "content", release: "1.0.0", help: {} })).runs[0].results;
    expect(resultsOf(findings)).toHaveLength(374);
    const [result, ...others] = resultsOf([...Array(15)].flatMap(() => many));
    expect(others).toHaveLength(0);
    expect(result.message.text).toContain("5580 times");
    expect(result.relatedLocations).toHaveLength(100);
  });

  test("are not those that say nothing of what was written, or are about their own page", () => {
    const own = [finding("a.md", 1, "there is no end"), finding("b.md", 1, "there is no end")];
    const pages = [finding("a.md", 1, "this page has no “x”"), finding("b.md", 1, "this page has no “x”")];
    expect(summaryOf([...own, ...pages])).toBe("0 errors, 4 warnings");
  });
});

test("what GitHub does not show of a level is counted in its last place, and follows as text", () => {
  const warnings = Array.from({ length: 12 }, (_, index) => finding("en/a.md", index + 1, `“${index}”`));
  const errors = [finding("en/a.md", 40, "“x”", "link-resolves")];
  const lines = githubReport([...warnings, ...errors], "content").split("\n");
  expect(lines.filter((line) => line.startsWith("::warning"))).toHaveLength(10);
  expect(lines.filter((line) => line.startsWith("::error"))).toHaveLength(1);
  expect(lines).toContain("::warning title=twsite::3 more are in the log of this step");
  expect(lines.slice(-3)).toEqual(
    [10, 11, 12].map((line) => `content/en/a.md:${line}:1  warning  “${line - 1}”  [html-is-allowed]`),
  );
});

test.each([
  [true, {}, true],
  [false, {}, false],
  [false, { FORCE_COLOR: "1" }, true],
  [false, { FORCE_COLOR: "true", TERM: "dumb" }, true],
  [true, { FORCE_COLOR: "0" }, false],
  [true, { FORCE_COLOR: "" }, true],
  [true, { NO_COLOR: "1", FORCE_COLOR: "1" }, false],
  [true, { NO_COLOR: "" }, true],
  [true, { TERM: "dumb" }, false],
])("terminal %s with %j has colours: %s", (isTerminal, env, expected) => {
  expect(wantsColours(isTerminal, env)).toBe(expected);
});

describe("a rule of the site's own, with a fix,", () => {
  const own: Finding = {
    rule: "site/plain-words",
    level: "error",
    file: "en/docs/x.md",
    place: { line: 3, column: 5 },
    message: "“utilise” has a plain word",
    expected: "“use”",
    fix: [{ start: { line: 3, column: 5 }, end: { line: 3, column: 12 }, text: "use" }],
    description: "A word is plain where a plain one says the same.",
  };

  test("is in each form as any other", () => {
    const head = "content/en/docs/x.md:3:5  error  “utilise” has a plain word  [site/plain-words]";
    expect(textReport([own], "content")).toBe(`${head}\n  expected: “use”`);
    expect(githubReport([own], "content")).toContain("file=content/en/docs/x.md,line=3,col=5");
    const [found] = CheckReport.parse(JSON.parse(jsonReport([own], "content"))).findings;
    expect(found).toMatchObject({ rule: "site/plain-words", level: "error" });
    expect(found?.fix).toEqual([{ line: 3, column: 5, endLine: 3, endColumn: 12, text: "use" }]);
  });

  test("is described in SARIF, with its edits", () => {
    const log = JSON.parse(sarifReport([own], { contentFolder: "content", release: "1.0.0", help: {} }));
    const [{ tool, results }] = log.runs;
    const [result] = results;
    expect(tool.driver.rules[result.ruleIndex]).toEqual({
      id: "site/plain-words",
      shortDescription: { text: own.description },
    });
    const [{ replacements }] = result.fixes[0].artifactChanges;
    expect(replacements).toEqual([
      {
        deletedRegion: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 12 },
        insertedContent: { text: "use" },
      },
    ]);
  });
});
