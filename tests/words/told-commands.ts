/** What commands print beside their findings: help, summaries, and the errors of a wrong call. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { commands } from "../../cli/commands/commands.ts";
import { start } from "../process/command.ts";
import { run } from "../process/warm-command.ts";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { severalPages } from "../sites/small-sites.ts";

/** `of`: what was called. */
export type Printed = { of: string; text: string };

const { version } = JSON.parse(readFileSync("package.json", "utf8"));

export async function helpTexts(): Promise<Printed[]> {
  const printed: Printed[] = [];
  for (const args of [[], ...Object.keys(commands).map((name) => [name])])
    printed.push(await call([...args, "--help"], "."));
  return printed;
}

const drafts: Files = {
  "site.yml": `${severalPages["site.yml"]}  - { id: fr, tag: fr-FR, label: Français }\n`,
  "fr/docs/guide/one.md": "# Un\n\nVoir.\n",
  "en/docs/draft.md": "---\ndraft: true\n---\n\n# Draft\n\nText.\n",
  "en/docs/old.md": "# Old\n\n[Here](#nothing)\n",
};

const besideContent: Files = {
  file: "Text",
  "foreign/thesis.txt": "Years of work",
  "docusaurus/docusaurus.config.js":
    "export default { title: 'A', url: 'https://a.example', stylesheets: ['/a.css'] };",
  "docusaurus/docs/one.md": "# One\n\n<Unknown />\n\nText.\n",
};

/** One call after the other, in one folder. */
const calls = [
  "check",
  "check --strict",
  "check --max-warnings 0",
  "compile",
  "compile --strict",
  "compile --changes lists",
  "compile --shard 1/2",
  "status",
  "status --accept content/fr/docs/guide/one.md",
  "status --accept",
  "routes",
  "routes --accept",
  "routes --fix",
  "locale add de",
  "locale add de",
  "docs-version 1.0",
  "docs-version 1.0",
  "host cloudflare-pages",
  "host cloudflare-pages",
  "schema --out schemas",
  "init new --no-install",
  "import --no-install docusaurus imported",
];

/** Wrong calls, in a folder without findings. */
const wrongCalls = [
  "complie",
  "compile --ouput x",
  "compile more",
  "compile --out",
  "compile --jobs 0",
  "compile --base-url docs",
  "compile --content contents",
  "compile --content file/content",
  "compile --out foreign",
  "compile --out content/en",
  "compile --out file",
  "compile --no-cache --cache-url http://127.0.0.1/",
  "compile --cache-url ftp://127.0.0.1/",
  "compile --shard 0/4",
  "compile --shard 5/4",
  "compile --shard 4",
  "compile --shard 1/4 --no-cache",
  "compile --shard 1/4 --changes lists",
  "compile --changes content",
  "compile --changes file",
  "check --format jsn",
  "check --max-warnings many",
  "check content --content content",
  "status --accept nothing.md",
  "status --accept content/en/pages/about.md",
  "routes --accept --fix",
  "locale add x!",
  "locale add it --tag x!",
  "locale add zz",
  "docs-version",
  "docs-version a/b",
  "docs-version 2.0 --docs nothing",
  "schema nothing",
  "schema --out file",
  "schema --out file/a",
  "init",
  "init content",
  "init file",
  "init file/a",
  "init other --locales en,x!",
  "init other --locales en,en",
  "import a b --from docusarus",
  "import docusaurus b c d",
  "import nothing b",
  "import content b",
  "import . b",
  "import docusaurus docusaurus/b",
  "import docusaurus content",
  "preview --out nothing",
  "preview --port many",
  "preview --host 203.0.113.1",
  "dev --host 203.0.113.1",
];

export async function commandTexts(): Promise<Printed[]> {
  const cwd = projectWith(drafts);
  const printed: Printed[] = [];
  for (const line of calls) printed.push(await call(line.split(" "), cwd));
  for (const command of ["dev", "preview"]) printed.push(await served(command, cwd));
  const quiet = projectWith({});
  for (const line of wrongCalls) printed.push(await call(line.split(" "), quiet));
  return printed;
}

function projectWith(files: Files): string {
  const folder = temporaryFolder();
  writeFiles(join(folder, "content"), { ...severalPages, ...files });
  writeFiles(folder, besideContent);
  return folder;
}

/** Hints say how the command was called. */
const callersEnvironment = { npm_config_user_agent: "npm/10" };

async function call(args: string[], cwd: string): Promise<Printed> {
  const { out, err } = await run(args, { cwd, env: callersEnvironment });
  return { of: `twsite ${args.join(" ")}`, text: steady(err + out) };
}

/** Ends the server once it has said where it is. What it may say after that, if it is quicker than its end, is not told. */
async function served(command: string, cwd: string): Promise<Printed> {
  const { child, ended } = start([command, "--port", "0"], { cwd, env: callersEnvironment });
  child.stdout?.on("data", (text: string) => {
    if (String(text).includes("Serving")) child.kill("SIGTERM");
  });
  const { out, err } = await ended;
  const told = /^.*Serving.*$/m.exec(out)?.[0] ?? err + out;
  return { of: `twsite ${command} --port 0`, text: steady(told) };
}

/** Without what changes from run to run, and from release to release. */
function steady(text: string): string {
  return text
    .replace(/\([\d.]+ m?s\)/g, "(… ms)")
    .replace(/(?<=127\.0\.0\.1:)\d+/g, "…")
    .replace(/\d+(?= files? (written|in|to upload))/g, "…")
    .replace(/\(default: \d+\)/g, "(default: …)")
    .replaceAll(process.cwd(), "…/twsite")
    .replaceAll(version, "…")
    .trimEnd();
}
