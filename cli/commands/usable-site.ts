/** The configuration of a site that a command is about to change: a usable one, or a report of its findings. */
import type { Finding } from "../report/finding.ts";
import { textReport } from "../report/text.ts";
import { type Configuration, readConfiguration } from "../source/configuration.ts";
import { missingContent } from "../source/missing-content.ts";
import { sourceLines } from "../source/source-lines.ts";
import type { CommandIo } from "./io.ts";

/** The configuration. Undefined if there is no content folder, or if site.yml has findings: they are reported, and the command fails. */
export function usableSite(content: string, io: CommandIo): Configuration | undefined {
  const missing = missingContent(content);
  if (missing) return failWith([missing], content, io);
  const { configuration, findings } = readConfiguration(content);
  const wrong = findings.filter(({ file }) => file === "site.yml");
  return !configuration || wrong.length > 0 ? failWith(wrong, content, io) : configuration;
}

/** Reports what keeps a command from its work. */
export function failWith(findings: readonly Finding[], content: string, io: CommandIo): undefined {
  io.err(textReport(findings, content, { lineOf: sourceLines(content), ...io.errors }));
  io.fail();
}
