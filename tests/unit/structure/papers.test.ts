/** The papers beside the code: paths and links of CONTRIBUTING and its like, and the workflows of GitHub. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { slug } from "github-slugger";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { textReport } from "../../../cli/report/text.ts";
import { sourceLines } from "../../../cli/source/source-lines.ts";
import { checkContent } from "../../sites/build.ts";
import { temporaryFolder, writeFiles } from "../../sites/folders.ts";

const papers = ["README.md", "CONTRIBUTING.md", ".github/DECISIONS.md", ".github/SECURITY.md"];
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

test("the walk names a file in each of its steps", () => {
  const [, walk = ""] = /^## One sentence and one click$([\s\S]*?)^## /m.exec(read("CONTRIBUTING.md")) ?? [];
  const steps = walk.split(/^(?=\d+\. )/m).slice(1);
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.filter((step) => all(step, sourceFile).length === 0)).toEqual([]);
});

test("the index lists every decision once", () => {
  const text = read(".github/DECISIONS.md");
  const decisions = all(text, /^### (.+)$/gm);
  const listed = all(text, /^- \[(.+)\]\(#/gm);
  expect(listed.sort()).toEqual(decisions.sort());
  expect(new Set(decisions).size).toBe(decisions.length);
  const bodies = text.split(/^### .+$/m).slice(1);
  const parts = /\*Context\.\*[\s\S]+\*Decision\.\*[\s\S]+\*Consequence\.\*/;
  expect(decisions.filter((_, index) => !parts.test(bodies[index] ?? ""))).toEqual([]);
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

test.each([
  ["with its tag and repository", "v1.2.0", manifest(git("git+https://github.com/me/twsite.git")), ""],
  [
    "under another version's tag",
    "v1.3.0",
    manifest(git("git+https://github.com/me/twsite.git")),
    "the tag is",
  ],
  ["without a repository", "v1.2.0", manifest(), "“repository” is missing"],
  ["of another repository", "v1.2.0", manifest(git("https://github.com/you/x.git")), "“repository” is https"],
])("a release %s", (_, tag, packageJson, problem) => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, "package.json"), packageJson);
  const script = join(process.cwd(), ".github/release-ready.mjs");
  const env = { ...process.env, GITHUB_REF_NAME: tag, GITHUB_REPOSITORY: "me/twsite" };
  const { stdout, status } = spawnSync(process.execPath, [script], { cwd, env, encoding: "utf8" });
  expect(status).toBe(problem === "" ? 0 : 1);
  expect(stdout).toMatch(problem === "" ? /^$/ : new RegExp(`^::error file=package.json::${problem}`));
});
