/** A content folder as `check` and as `compile` see it. */
import { type BuildOptions, examine } from "../../../cli/examine.ts";
import type { Finding } from "../../../cli/report/finding.ts";

export async function examined(
  contentFolder: string,
  choices: Partial<BuildOptions> = {},
): Promise<Finding[]> {
  const { findings } = await examine({
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
