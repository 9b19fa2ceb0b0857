/** Analysis of the content, repeated while files go away under it. */
import { setTimeout as sleep } from "node:timers/promises";
import { type AnalyzeOptions, type AnalyzeResult, analyze } from "../pipeline/analyze.ts";
import type { Finding } from "../report/finding.ts";

/** Who deletes a large folder is done by then; what is wrong for another reason is said in the end. */
const mostRestarts = 10;
const restartMs = 50;

/** A pass is made again where files go away under it: what it found of them is over. */
export async function analyzeWhenStable(options: AnalyzeOptions): Promise<AnalyzeResult> {
  for (let left = mostRestarts; left > 0 && !options.signal?.aborted; left--) {
    const result = await analyze(options);
    if (!result.findings.some(isOfVanished)) return result;
    await sleep(restartMs);
  }
  return analyze(options);
}

/** A file that is there, but cannot be read, has another code. */
function isOfVanished({ code }: Finding): boolean {
  return code === "ENOENT" || code === "ENOTDIR";
}
