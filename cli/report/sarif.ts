/** Findings as SARIF 2.1.0, the form that code scanning services read: https://docs.oasis-open.org/sarif/sarif/v2.1.0/. */
import type { Log, ReportingDescriptor, Result } from "sarif";
import { compareFindings, type Finding, isError } from "./finding.ts";
import { pathOf } from "./path-of.ts";
import { ruleDescriptions } from "./rule-descriptions.ts";
import { ruleNames, rules } from "./rules.ts";
import { uriOf } from "./uri-of.ts";
import { wholeMessage } from "./whole-message.ts";

export function sarifReport(findings: readonly Finding[], contentFolder: string, release: string): string {
  const log: Log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "twsite", semanticVersion: release, rules: descriptors() } },
        columnKind: "utf16CodeUnits",
        results: [...findings].sort(compareFindings).map((finding) => resultOf(finding, contentFolder)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function descriptors(): ReportingDescriptor[] {
  return ruleNames.map((id) => ({
    id,
    shortDescription: { text: ruleDescriptions[id] },
    defaultConfiguration: { level: rules[id] },
  }));
}

function resultOf(finding: Finding, contentFolder: string): Result {
  const { rule, place, related = [] } = finding;
  return {
    ruleId: rule,
    ruleIndex: ruleNames.indexOf(rule),
    level: isError(finding) ? "error" : "warning",
    message: { text: wholeMessage(finding) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(pathOf(finding, contentFolder)).uri },
          ...(place && { region: { startLine: place.line, startColumn: place.column } }),
        },
      },
    ],
    ...(related.length > 0 && {
      relatedLocations: related.map((other, id) => ({
        id,
        message: { text: other.note },
        physicalLocation: {
          artifactLocation: { uri: uriOf(pathOf(other, contentFolder)).uri },
          ...(other.place && { region: { startLine: other.place.line, startColumn: other.place.column } }),
        },
      })),
    }),
  };
}
