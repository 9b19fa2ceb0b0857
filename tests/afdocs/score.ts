/**
 * How well programs can read the shipped site and the manual, as `afdocs` scores it (https://agentdocsspec.com): `npm run score`. It fetches
 * the tool with npx, and Node.js 22, which the tool needs, where an older one runs.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import * as z from "zod";
import { startPreview } from "../../cli/hosts/preview/preview-server.ts";

const run = promisify(execFile);

const tool = "afdocs@0.22.2";
const leastScore = 100;

const Report = z.looseObject({
  testedPages: z.number(),
  results: z.array(z.looseObject({ id: z.string(), status: z.string(), message: z.string() })),
  scoring: z.looseObject({ overall: z.number() }),
});

for (const content of ["content", "cli/manual"]) {
  const root = `dist/scored/${content.replaceAll("/", "-")}`;
  await run(process.execPath, ["dist/twsite/main.js", "compile", content, "--out", root]);
  const preview = await startPreview({ root, base: "/", host: "127.0.0.1", port: 0 });
  const { testedPages, results, scoring } = await scored(preview.url).finally(preview.close);
  console.log(`${content}: ${scoring.overall} of 100, ${testedPages} pages`);
  for (const { id, status, message } of results)
    if (status === "warn" || status === "fail") console.log(`  ${status} ${id}: ${message}`);
  if (scoring.overall < leastScore) process.exitCode = 1;
}

async function scored(url: string): Promise<z.infer<typeof Report>> {
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
  const site = ["--canonical-origin", "https://www.example.com", "--request-delay", "5"];
  const args = ["--yes", ...packages, "--", "afdocs", "check", url, ...options, ...site];
  // It ends with a code of its own where a check fails.
  const { stdout } = await run("npx", args, { maxBuffer: 100_000_000 }).catch(
    (error: { stdout?: string }) => ({
      stdout: error.stdout ?? "",
    }),
  );
  return Report.parse(JSON.parse(stdout));
}
