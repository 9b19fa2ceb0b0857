/** The report that `twsite check` gives of a content folder, as a writer reads it. */
import { examine } from "../../cli/examine.ts";
import { textReport } from "../../cli/report/text.ts";

/** The folder is called `content` in the report, wherever it is; an empty text where nothing was found. */
export async function reportOf(contentFolder: string): Promise<string> {
  const { findings } = await examine({
    contentFolder,
    baseUrl: undefined,
    jobs: 1,
    cacheFolder: undefined,
    version: "test",
    workerScript: undefined,
  });
  return findings.length === 0 ? "" : `${textReport(findings, "content")}\n`;
}
