/** The forms that a report can have. */
import type { CheckReport } from "../../schema/reports.ts";
import type { LineOf } from "./excerpt.ts";
import type { Finding } from "./finding.ts";
import { githubReport } from "./github.ts";
import { jsonReport } from "./json.ts";
import { readRuleHelp } from "./rule-help.ts";
import { sarifReport } from "./sarif.ts";
import { type TextStyle, textReport } from "./text.ts";

export const formats = ["text", "json", "github", "sarif"] as const;
export type Format = (typeof formats)[number];

type ReportOptions = {
  contentFolder: string;
  /** Version of the tool. */
  release: string;
  /** File with what the manual says of each rule. */
  ruleHelp: string;
  style: TextStyle;
  lineOf: LineOf;
  /** Hosts that visitors' browsers contact. */
  hosts?: CheckReport["hosts"];
};

/** An empty text where a form has nothing to say of no findings. */
export function reportAs(
  format: Format,
  findings: readonly Finding[],
  { contentFolder, release, ruleHelp, style, lineOf, hosts }: ReportOptions,
): string {
  switch (format) {
    case "text":
      return textReport(findings, contentFolder, { ...style, lineOf });
    case "json":
      return jsonReport(findings, contentFolder, hosts);
    case "github":
      return githubReport(findings, contentFolder);
    case "sarif":
      return sarifReport(findings, { contentFolder, release, help: readRuleHelp(ruleHelp) });
  }
}
