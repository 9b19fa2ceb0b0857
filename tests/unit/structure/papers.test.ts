/** The papers beside the code: paths and links of CONTRIBUTING and its like, and the workflows of GitHub. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { slug } from "github-slugger";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { textReport } from "../../../cli/report/text.ts";
import { sourceLines } from "../../../cli/source/source-lines.ts";
import { checkContent } from "../../sites/build.ts";
import { temporaryFolder, writeFiles } from "../../sites/folders.ts";

const papers = [
  "README.md",
  "CONTRIBUTING.md",
  ".github/DECISIONS.md",
  ".github/RELEASING.md",
  ".github/SECURITY.md",
];
const sourceFile = /`((?:cli|reader|schema|tests|content\/en)\/[\w./-]*)`/g;
const link = /\]\(([^)\s]+)\)/g;
const read = (path: string) => readFileSync(path, "utf8");
/** Without examples: blocks and spans of code. */
const prose = (path: string) => read(path).replace(/^```[\s\S]*?^```$|`[^`\n]*`/gm, "");
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(new RegExp(pattern, "gm"))].map(([, first = ""]) => first);
/** The id that a heading of the manual gives itself, or the one that GitHub makes of its words. */
const idOf = (title: string) => /\{#([\w-]+)\}$/.exec(title)?.[1] ?? slug(title);
const headings = (text: string) => all(text, /^#+ (.+)$/gm).map(idOf);

test.each(papers)("%s names files and folders that exist", (paper) => {
  const paths = all(read(paper), sourceFile);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test.each(papers)("the links of %s lead to files and headings that exist", (paper) => {
  const broken = all(prose(paper), link).filter((address) => {
    if (/^https?:/.test(address)) return false;
    const [path = "", hash] = address.split("#");
    const target = path === "" ? paper : join(dirname(paper), path);
    if (!existsSync(target)) return true;
    return hash !== undefined && !headings(read(target)).includes(hash);
  });
  expect(broken).toEqual([]);
});

test("the commands of the papers exist, and a package that README names is of this version", () => {
  const { scripts, version } = z
    .object({ scripts: z.record(z.string(), z.string()), version: z.string() })
    .parse(JSON.parse(read("package.json")));
  const named = papers.flatMap((paper) => all(read(paper), /npm run ([\w:]+)/g));
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  const packages = all(read("README.md"), /(twsite-[\d.]+\.tgz)/g);
  expect(packages.filter((name) => name !== `twsite-${version}.tgz`)).toEqual([]);
});

test("a clone is made from the address in package.json, or from one that the reader fills in", () => {
  const { repository } = z
    .object({ repository: z.object({ url: z.string() }).optional() })
    .parse(JSON.parse(read("package.json")));
  const address = repository?.url.replace(/^git\+/, "") ?? "ADDRESS";
  for (const paper of ["README.md", "cli/manual/en/docs/start.md"])
    expect(all(read(paper), /git clone (\S+) twsite/g)).toEqual([address]);
});

test("the changelog begins with what is not released, and then has this version with its day", () => {
  const [unreleased, released = ""] = all(read("CHANGELOG.md"), /^## (.+)$/gm);
  expect(unreleased).toBe("Unreleased");
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read("package.json")));
  expect(released.split(" - ")).toEqual([version, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
});

test("README has the figures of the comparison", () => {
  const comparison = read("cli/manual/en/docs/compare.md");
  const [, speed = ""] = /^## Speed$([\s\S]*?)^## /m.exec(read("README.md")) ?? [];
  const figures = [...all(speed, /\| (\d+\.\d)(?= \|)/g), ...all(speed, /(\d+\.\d+) s\b/g)];
  expect(figures.length).toBeGreaterThan(5);
  expect(figures.filter((figure) => !comparison.includes(`${figure} s`))).toEqual([]);
});

test("the finding of README is what twsite reports", async () => {
  const [example = ""] = all(read("README.md"), /^```\n(content\/[\s\S]*?\n)```$/m);
  const content = writeFiles(join(temporaryFolder(), "content"), {
    "site.yml":
      "title: Site\nurl: https://example.org\nlocales:\n  - { id: en, tag: en-GB, label: English }\n",
    "en/pages/index.md": "# Home\n\nHere.\n",
    "en/docs/guide/install.md": "# Install\n\nUnpack it.\n",
    "en/docs/guide/start.md": `# Start\n${"\nFirst.\n".repeat(5)}${/12 \| (.+\n)/.exec(example)?.[1]}`,
  });
  const { findings } = await checkContent(content);
  const report = textReport(findings, "content", { lineOf: sourceLines(content) });
  expect(`${report}\n`).toBe(example);
});

const [, walk = ""] = /^## One sentence and one click$([\s\S]*?)^## /m.exec(read("CONTRIBUTING.md")) ?? [];

test("the walk names a file in each of its steps", () => {
  const steps = walk.split(/^(?=\d+\. )/m).slice(1);
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.filter((step) => all(step, sourceFile).length === 0)).toEqual([]);
});

test.each(["cli", "reader"])("the architecture lists every folder of %s", (room) => {
  const [, text = ""] = /^## Architecture$([\s\S]*?)^## /m.exec(read("CONTRIBUTING.md")) ?? [];
  const folders = readdirSync(room, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith("."),
  );
  const listed = all(text, /(?:^|[ `])([\w-]+)\/(?=[ `\n])/g);
  expect(folders.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
});

test("where the walk says that a file calls another, it imports it", () => {
  const calls = [...walk.matchAll(/`([\w./-]+)`,?\s(?:which\s)?calls\s`([\w./-]+)`/g)];
  expect(calls.length).toBeGreaterThan(7);
  const wrong = calls.filter(([, from = "", to = ""]) => !read(from).includes(`/${basename(to)}"`));
  expect(wrong.map(([call]) => call)).toEqual([]);
});

const decisionsPaper = read(".github/DECISIONS.md");
/** Titles of the entries, in their order. */
const decisions = all(decisionsPaper, /^### (.+)$/gm);
const entries = new Map(
  decisionsPaper
    .split(/^### /m)
    .slice(1)
    .map((entry): [string, string] => {
      const [title = "", ...lines] = entry.split("\n");
      // The heading of the next group ends the last entry of one.
      return [title, lines.join("\n").split(/^## /m)[0]?.trim() ?? ""];
    }),
);

test("the index lists every decision once, in their order", () => {
  expect(all(decisionsPaper, /^- \[(.+)\]\(#/gm)).toEqual(decisions);
  expect(all(decisionsPaper, /^\*\*(.+)\*\*$/gm)).toEqual(all(decisionsPaper, /^## (.+)$/gm));
  expect(entries.size).toBe(decisions.length);
});

test.each([...entries])("%s: with date, status, context, decision and consequence", (_, entry) => {
  const [status = "", ...rest] = entry.split("\n");
  expect(status).toMatch(/^\*\d{4}-\d\d-\d\d, (?:holds|replaced by \[.+\]\(#.+\))\.\*$/);
  expect(rest.join("\n")).toMatch(/\*Context\.\*[\s\S]+\*Decision\.\*[\s\S]+\*Consequence\.\*/);
});

/** Names of browsers, formats and other tools, which no file of ours has. */
const ofOthers = ["DOMParser", "innerHTML", "sendBeacon"];

test("the decisions name nothing in code that is not there", () => {
  const sources = ["cli", "reader", "schema"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|css)$/.test(name))
      .map((name) => read(join(folder, name))),
  );
  const words = new Set([...sources, read("package.json")].flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const named = all(decisionsPaper, /`(\w[\w-]*)`/g).filter((name) => !ofOthers.includes(name));
  expect(named.filter((name) => !words.has(name))).toEqual([]);
});

test("a decision is one screen at most", () => {
  const isLong = (entry: string) => {
    const lines = entry.split("\n");
    return lines.length > 25 || lines.some((line) => line.length > 170);
  };
  expect([...entries].filter(([, entry]) => isLong(entry)).map(([title]) => title)).toEqual([]);
});

const Workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(
    z.string(),
    z.object({
      "timeout-minutes": z.number(),
      steps: z.array(z.object({ uses: z.string().optional() })),
    }),
  ),
});

const workflows = readdirSync(".github/workflows").map((name) => join(".github/workflows", name));

test.each(workflows)("%s has few rights, an end, and actions that nobody can replace", (path) => {
  const { permissions, jobs } = Workflow.parse(parse(read(path)));
  expect(permissions).toEqual({ contents: "read" });
  const actions = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  const lines = read(path).match(/uses: .*/g) ?? [];
  expect(lines.filter((line) => !/ # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

const Form = z.strictObject({
  name: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  body: z.array(
    z.strictObject({
      type: z.enum(["markdown", "textarea", "input", "dropdown", "checkboxes"]),
      id: z.string().optional(),
      attributes: z.record(z.string(), z.unknown()),
      validations: z.strictObject({ required: z.boolean() }).optional(),
    }),
  ),
});

test.each(["bug", "idea"])("%s.yml is an issue form", (name) => {
  expect(Form.safeParse(parse(read(`.github/ISSUE_TEMPLATE/${name}.yml`))).error).toBeUndefined();
});

const manifest = (repository?: unknown) => JSON.stringify({ version: "1.2.0", repository });
const git = (url: string) => ({ type: "git", url });

const own = manifest(git("git+https://github.com/me/twsite.git"));
const released = "# Changelog\n\n## Unreleased\n\n## 1.2.0 - 2026-11-26\n\n- Added.\n";
const unreleased = "# Changelog\n\n## Unreleased\n\n- Added.\n\n## 1.2.0 - 2026-11-26\n";

test.each([
  ["with its tag, heading and repository", "v1.2.0", own, released, ""],
  ["under another version's tag", "v1.3.0", own, released, "the tag is"],
  ["with changes that are unreleased", "v1.2.0", own, unreleased, "CHANGELOG.md has no heading"],
  ["without a repository", "v1.2.0", manifest(), released, "“repository” is missing"],
  [
    "of another repository",
    "v1.2.0",
    manifest(git("https://github.com/you/x.git")),
    released,
    "“repository” is https",
  ],
])("a release %s", (_, tag, packageJson, changelog, problem) => {
  const cwd = temporaryFolder();
  writeFiles(cwd, { "package.json": packageJson, "CHANGELOG.md": changelog });
  const script = join(process.cwd(), ".github/release-ready.mjs");
  const env = { ...process.env, GITHUB_REF_NAME: tag, GITHUB_REPOSITORY: "me/twsite" };
  const { stdout, status } = spawnSync(process.execPath, [script], { cwd, env, encoding: "utf8" });
  expect(status).toBe(problem === "" ? 0 : 1);
  expect(stdout).toMatch(problem === "" ? /^$/ : new RegExp(`^::error file=package.json::${problem}`));
});
