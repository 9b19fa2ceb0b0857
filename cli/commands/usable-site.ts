/** The configuration of a site that a command is about to change: a usable one, or a report of its findings. */
import type { Finding } from "../report/finding.ts";
import { textReport } from "../report/text.ts";
import { type Configuration, readConfiguration } from "../source/configuration.ts";
import { missingContent } from "../source/missing-content.ts";
import { sourceLines } from "../source/source-lines.ts";
import type { CommandIo } from "./io.ts";

/** The configuration. Undefined if there is no content folder, or if site.yml has findings: they are reported, and the command fails. */
export function usableSite(content: string, io: CommandIo): Configuration | undefined {
  const report = (findings: readonly Finding[]): undefined => {
    io.err(textReport(findings, content, { lineOf: sourceLines(content), ...io.errors }));
    io.fail();
  };
  const missing = missingContent(content);
  if (missing) return report([missing]);
  const { configuration, findings } = readConfiguration(content);
  const wrong = findings.filter(({ file }) => file === "site.yml");
  return !configuration || wrong.length > 0 ? report(wrong) : configuration;
}
