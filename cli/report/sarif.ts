/** Findings as SARIF 2.1.0, the form that code scanning services read: https://docs.oasis-open.org/sarif/sarif/v2.1.0/. */
import type { Fix, Location, Log, ReportingDescriptor, Result } from "sarif";
import { asOne, type Cause, causesOf, groupOf } from "./causes.ts";
import { visibleJson } from "./escape-control-characters.ts";
import { compareFindings, type Finding, isError, type RelatedPlace, type TextEdit } from "./finding.ts";
import { uriOfFinding } from "./path-of.ts";
import type { RuleHelp } from "./rule-help.ts";
import { isRule, levelOf, ruleDescriptions, ruleNames } from "./rules.ts";
import { wholeMessage } from "./whole-message.ts";

/** GitHub shows no more results of a run; of more than five times as many it takes none. */
const mostResults = 5000;
/** Related places of one result. */
const mostRelated = 100;

type SarifOptions = {
  contentFolder: string;
  /** Version of the tool. */
  release: string;
  /** The manual's text for each rule. */
  help: RuleHelp;
};

export function sarifReport(
  findings: readonly Finding[],
  { contentFolder, release, help }: SarifOptions,
): string {
  const descriptors = [...ownDescriptors(help), ...siteDescriptors(findings)];
  const log: Log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "twsite", semanticVersion: release, rules: descriptors } },
        columnKind: "utf16CodeUnits",
        results: resultsOf(findings, contentFolder, new Map(descriptors.map(({ id }, index) => [id, index]))),
      },
    ],
  };
  return visibleJson(JSON.stringify(log, null, 2));
}

function ownDescriptors(help: RuleHelp): ReportingDescriptor[] {
  return ruleNames.map((id) => ({
    id,
    shortDescription: { text: ruleDescriptions[id] },
    ...(help[id] && { help: help[id] }),
    defaultConfiguration: { level: levelOf(id) },
  }));
}

/** Rules of the site's own, as far as something was found. */
function siteDescriptors(findings: readonly Finding[]): ReportingDescriptor[] {
  const described = findings.flatMap(({ rule, description }): [string, string][] =>
    isRule(rule) ? [] : [[rule, description ?? rule]],
  );
  return [...new Map(described)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, text]) => ({ id, shortDescription: { text } }));
}

/** Each finding by itself, so that it is shown beside its line; where they are too many, each cause. */
function resultsOf(findings: readonly Finding[], contentFolder: string, indices: RuleIndices): Result[] {
  const causes = causesOf(findings);
  if (findings.length > mostResults)
    return causes.map((cause) => resultOf(asOne(cause), contentFolder, indices, cause));
  const shared = new Map(
    causes.flatMap((cause) => [cause.first, ...cause.others].map((each) => [each, cause])),
  );
  return [...findings]
    .sort(compareFindings)
    .map((finding) => resultOf(finding, contentFolder, indices, shared.get(finding)));
}

/** Positions in the report's list of rules, by name. */
type RuleIndices = ReadonlyMap<string, number>;

function resultOf(
  finding: Finding,
  contentFolder: string,
  indices: RuleIndices,
  cause: Cause | undefined,
): Result {
  const { rule, place, fix, related = [] } = finding;
  const uri = uriOfFinding(finding, contentFolder);
  return {
    ruleId: rule,
    ruleIndex: indices.get(rule) ?? -1,
    level: isError(finding) ? "error" : "warning",
    message: { text: wholeMessage(finding, contentFolder) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri },
          ...(place && { region: { startLine: place.line, startColumn: place.column } }),
        },
      },
    ],
    ...(fix && { fixes: [fixOf(fix, uri)] }),
    ...(related.length > 0 && {
      relatedLocations: related
        .slice(0, mostRelated)
        .map((other, id) => relatedLocation(other, id, contentFolder)),
    }),
    ...(cause && cause.others.length > 0 && { properties: { group: groupOf(cause.first) } }),
  };
}

function fixOf(edits: readonly TextEdit[], uri: string): Fix {
  const replacements = edits.map(({ start, end, text }) => ({
    deletedRegion: {
      startLine: start.line,
      startColumn: start.column,
      endLine: end.line,
      endColumn: end.column,
    },
    insertedContent: { text },
  }));
  return { artifactChanges: [{ artifactLocation: { uri }, replacements }] };
}

function relatedLocation(other: RelatedPlace, id: number, contentFolder: string): Location {
  return {
    id,
    message: { text: other.note },
    physicalLocation: {
      artifactLocation: { uri: uriOfFinding(other, contentFolder) },
      ...(other.place && { region: { startLine: other.place.line, startColumn: other.place.column } }),
    },
  };
}
