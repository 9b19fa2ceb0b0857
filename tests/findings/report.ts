/** The report that `twsite check` gives of a content folder, as a writer reads it. */
import { textReport } from "../../cli/report/text.ts";
import { checkContent } from "../sites/build.ts";

/** The folder is called `content` in the report, wherever it is; an empty text where nothing was found. */
export async function reportOf(contentFolder: string, options: { release?: boolean } = {}): Promise<string> {
  const { findings } = await checkContent(contentFolder, options);
  return findings.length === 0 ? "" : `${textReport(findings, "content")}\n`;
}
