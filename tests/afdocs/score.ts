/**
 * How well programs can read the shipped site and the manual, as `afdocs` scores it (https://agentdocsspec.com): `npm run score`, or
 * `npm run score -- FOLDER…` for other content folders. Where TWSITE_CORPORA names the folder of sites of others, it imports and
 * scores them, too. It fetches the tool with npx, and Node.js 22, which the tool needs, where an
 * older one runs.
 */
import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import * as z from "zod";
import { startPreview } from "../../cli/hosts/preview/preview-server.ts";
import { corpusImport, corpusSites } from "../import/corpora.ts";

const run = promisify(execFile);

const tool = "afdocs@0.22.2";
const leastScore = 100;

const Report = z.looseObject({
  testedPages: z.number(),
  results: z.array(z.looseObject({ id: z.string(), status: z.string(), message: z.string() })),
  scoring: z.looseObject({ overall: z.number() }),
});

/** What of `site.yml` the tool asks for: the address that a page's links to itself begin with. */
const Configuration = z.looseObject({ url: z.string() });

const given = process.argv.slice(2);
for (const content of given.length > 0 ? given : ["content", "cli/manual", ...(await importedSites())]) {
  const root = `dist/scored/${content.replaceAll("/", "-")}`;
  await twsite(["compile", content, "--out", root]);
  const preview = await startPreview({ root, base: "/", host: "127.0.0.1", port: 0 });
  const { testedPages, results, scoring } = await scored(preview.url, originOf(content)).finally(
    preview.close,
  );
  console.log(`${content}: ${scoring.overall} of 100, ${testedPages} pages`);
  for (const { id, status, message } of results)
    if (status === "warn" || status === "fail") console.log(`  ${status} ${id}: ${message}`);
  if (scoring.overall < leastScore) process.exitCode = 1;
}

/** The content folders of sites of others. */
async function importedSites(): Promise<string[]> {
  const folders: string[] = [];
  for (const site of corpusSites) {
    const target = `dist/imported/${site.name}`;
    const args = corpusImport(site, target);
    if (!args) continue;
    rmSync(target, { recursive: true, force: true });
    await twsite(args);
    folders.push(`${target}/content`);
  }
  return folders;
}

async function twsite(args: readonly string[]): Promise<void> {
  await run(process.execPath, ["dist/twsite/main.js", ...args], { maxBuffer: 100_000_000 });
}

function originOf(content: string): string {
  const { url } = Configuration.parse(parse(readFileSync(join(content, "site.yml"), "utf8")));
  return new URL(url).origin;
}

async function scored(url: string, origin: string): Promise<z.infer<typeof Report>> {
  const isOld = Number(process.versions.node.split(".")[0]) < 22;
  const packages = [...(isOld ? ["node@22"] : []), tool].flatMap((name) => ["--package", name]);
  const options = [
    "--format",
    "json",
    "--score",
    "--quiet",
    "--sampling",
    "deterministic",
    "--max-links",
    "500",
  ];
  const site = ["--canonical-origin", origin, "--request-delay", "5"];
  const args = ["--yes", ...packages, "--", "afdocs", "check", url, ...options, ...site];
  // It ends with a code of its own where a check fails.
  const { stdout } = await run("npx", args, { maxBuffer: 100_000_000 }).catch(
    (error: { stdout?: string }) => ({
      stdout: error.stdout ?? "",
    }),
  );
  return Report.parse(JSON.parse(stdout));
}
