/** What Lighthouse says of the shipped site, as a phone on a slow network meets it. Installed outside the repository, as peers are. */
import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import { findChromium } from "../browser/find-chromium.ts";

const release = "12.8.2";

const Report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), displayValue: z.string().optional() }),
  ),
});

export type Scores = {
  /** By the category's title: 0 to 100. */
  scores: Record<string, number>;
  /** Audits that cost points, with what was measured. */
  lacking: string[];
  /** Lighthouse's own measure of how fast this machine is just now. */
  machine: number;
};

/** How many times slower than this machine the phone is; by default made for a machine of 1,500 to 2,000. */
export const usualSlowdown = 4;
const usualMachine = 1750;

/**
 * The slowdown that makes the same phone of a slower machine
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md).
 */
export function slowdownOn(machine: number): number {
  return Math.max(1, Math.round((usualSlowdown * machine * 10) / usualMachine) / 10);
}

/** The folder of Lighthouse; the first call downloads about 200 packages. */
export function installLighthouse(): string {
  const folder = join(tmpdir(), "twsite-bench-lighthouse");
  if (existsSync(join(folder, "node_modules/lighthouse"))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }');
  const args = ["install", "--no-audit", "--no-fund", `lighthouse@${release}`];
  execFileSync("npm", args, { cwd: folder, stdio: "ignore" });
  return folder;
}

/** Not synchronous: the server may be one of this process. */
export async function auditPage(folder: string, url: string, slowdown = usualSlowdown): Promise<Scores> {
  const output = join(folder, "report.json");
  const flags = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync";
  const args = [url, "--quiet", "--output=json", `--output-path=${output}`, `--chrome-flags=${flags}`];
  args.push(`--throttling.cpuSlowdownMultiplier=${slowdown}`);
  await promisify(execFile)(process.execPath, ["node_modules/lighthouse/cli/index.js", ...args], {
    cwd: folder,
    env: { ...process.env, CHROME_PATH: findChromium() },
  });
  const { categories, audits, environment } = Report.parse(JSON.parse(readFileSync(output, "utf8")));
  const scores = Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]);
  const counted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  const lacking = [...new Set(counted)].flatMap((id) => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score >= 0.995) return [];
    return [`${id} ${audit.displayValue ?? ""} (${audit.score})`];
  });
  return { scores: Object.fromEntries(scores), lacking, machine: environment.benchmarkIndex };
}
