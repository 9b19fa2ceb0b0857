/** The scripts of the manual that upload in order, while a crawler goes through the site on nginx and finds every page whole. */
import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, type TestContext, test } from "vitest";
import { siteUrl, writeAfter, writeBefore } from "../changes/two-states.ts";
import { main } from "../process/command.ts";
import { contentsOf, differences, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { startCrawler } from "./crawler.ts";
import { isInstalled, programs } from "./installed.ts";
import * as nginx from "./nginx.ts";

const manual = join(import.meta.dirname, "../../cli/manual/en/docs/publishing/order.md");

/** `slow` is what is called for each list: in front of it, a visitor has the time to see much of the site. */
const tools = [
  { tool: "rclone", slow: { rclone: `exec ${programs.rclone} "$@"` } },
  // The server is this machine.
  { tool: "rsync", slow: { ssh: 'shift; exec sh -c "$*"' } },
] as const;

/** The script that the manual shows below the heading of a tool, for the folder `target` as the host. */
function scriptOf(tool: string, target: string): string {
  const [, below = ""] = readFileSync(manual, "utf8").split(`{#${tool}}`);
  const [, script] = /```sh title="publish\.sh"\n([\s\S]*?)```/.exec(below) ?? [];
  if (script === undefined) throw new Error(`${manual} has no script for ${tool}`);
  return script
    .replace(/^site=.*$/m, () => `site=${target}`)
    .replace(/^host=.*$/m, () => "host=server")
    .replace(/^folder=.*$/m, () => `folder=${target}`)
    .replace("npx twsite", () => `"${process.execPath}" "${main}"`);
}

/** A project with the site before its edit, a host that has that site, and how it is uploaded. */
async function published({ tool, slow }: (typeof tools)[number], { skip }: TestContext) {
  skip(!isInstalled("nginx", tool), "a program is not installed");
  const cwd = temporaryFolder();
  const target = join(cwd, "host");
  mkdirSync(target);
  writeBefore(join(cwd, "content"));
  const programs = Object.entries(slow).map(([name, command]) => [
    `bin/${name}`,
    `#!/bin/sh\nsleep $PAUSE\n${command}\n`,
  ]);
  writeFiles(cwd, Object.fromEntries(programs));
  for (const name of Object.keys(slow)) chmodSync(join(cwd, "bin", name), 0o755);
  const upload = async (edit = (script: string) => script, seconds = 0.4) => {
    writeFiles(cwd, { "publish.sh": edit(scriptOf(tool, target)) });
    const env = { ...process.env, PATH: `${join(cwd, "bin")}:${process.env.PATH}`, PAUSE: String(seconds) };
    await promisify(execFile)("sh", ["publish.sh"], { cwd, env });
  };
  await upload(undefined, 0);
  // nginx reads as a user without rights.
  chmodSync(cwd, 0o755);
  const server = await nginx.start(target, "/");
  onTestFinished(() => server.close());
  const notFound = () => readFileSync(join(cwd, "dist/site/404.html"), "utf8");
  const old = notFound();
  const crawler = startCrawler({
    origin: server.origin,
    siteUrl,
    isNotFound: (text) => text === old || text === notFound(),
  });
  onTestFinished(() => crawler.stop());
  return { cwd, target, crawler, upload };
}

const siteOf = (cwd: string) => {
  const { ".twsite.json": _, ...files } = contentsOf(join(cwd, "dist/site"));
  return files;
};

test.for(tools)(
  "$tool: while pages come, change, move and go, no visitor misses anything",
  async (tool, context) => {
    const { cwd, target, crawler, upload } = await published(tool, context);
    expect(differences(contentsOf(target), siteOf(cwd))).toEqual([]);
    writeAfter(join(cwd, "content"));
    const old = crawler.rounds();
    await upload();
    await crawler.round();
    expect(crawler.broken()).toEqual([]);
    expect(crawler.rounds() - old).toBeGreaterThan(1);
    // Of the site before, hashed files alone are still there, until the next upload.
    const kept = differences(contentsOf(target), siteOf(cwd));
    expect(kept.filter((path) => !path.startsWith("_twsite/"))).toEqual([]);
    expect(kept).not.toEqual([]);
    await upload();
    await crawler.stop();
    expect(crawler.broken()).toEqual([]);
    expect(differences(contentsOf(target), siteOf(cwd))).toEqual([]);
  },
);

test.for(tools)("$tool: with the lists in the reverse order, a visitor does", async (tool, context) => {
  const { cwd, crawler, upload } = await published(tool, context);
  writeAfter(join(cwd, "content"));
  await upload((script) => script.replace("in deploy/*.txt", () => "in $(ls -r deploy/*.txt)"));
  await crawler.stop();
  expect(crawler.broken()).not.toEqual([]);
});

test.for(tools)(
  "$tool: an upload that stops, and the next one, of another site, break nothing",
  async (tool, context) => {
    const { cwd, target, crawler, upload } = await published(tool, context);
    writeAfter(join(cwd, "content"));
    const stop = "[ $list = deploy/5-upload-changed-documents.txt ] && exit 1\ndone";
    await expect(upload((script) => script.replace(/^done$/m, () => stop))).rejects.toThrow("publish.sh");
    rmSync(join(cwd, "content/en/blog/2025-04-01-fresh.md"));
    writeFiles(cwd, { "content/en/pages/index.md": "# Welcome\n\nSee [new](/docs/guide/new).\n" });
    await upload();
    await crawler.stop();
    expect(crawler.broken()).toEqual([]);
    const kept = differences(contentsOf(target), siteOf(cwd));
    expect(kept.filter((path) => !path.startsWith("_twsite/"))).toEqual([]);
  },
);
