/** A content folder as `check` and as `compile` see it. */
import { type AnalyzeOptions, analyze } from "../../../cli/pipeline/analyze.ts";
import type { Finding } from "../../../cli/report/finding.ts";

export async function examined(
  contentFolder: string,
  choices: Partial<AnalyzeOptions> = {},
): Promise<Finding[]> {
  const { findings } = await analyze({
    contentFolder,
    baseUrl: undefined,
    jobs: 1,
    cacheFolder: undefined,
    version: "test",
    workerScript: undefined,
    ...choices,
  });
  return findings;
}
