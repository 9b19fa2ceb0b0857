/**
 * Findings as workflow commands, which GitHub Actions shows beside the lines of a change:
 * `::error file=content/en/docs/x.md,line=3,col=7,title=link-resolves::“./y.md” leads nowhere`.
 */
import { compareFindings, type Finding, isError } from "./finding.ts";
import { pathOf } from "./path-of.ts";
import { uriOf } from "./uri-of.ts";
import { wholeMessage } from "./whole-message.ts";

export function githubReport(findings: readonly Finding[], contentFolder: string): string {
  return [...findings]
    .sort(compareFindings)
    .map((finding) => {
      const { place, rule } = finding;
      const properties = {
        file: uriOf(pathOf(finding, contentFolder)).path,
        ...(place && { line: String(place.line), col: String(place.column) }),
        title: rule,
      };
      const list = Object.entries(properties).map(([name, value]) => `${name}=${escapedProperty(value)}`);
      return `::${isError(finding) ? "error" : "warning"} ${list.join(",")}::${escaped(wholeMessage(finding))}`;
    })
    .join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapedProperty(text: string): string {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
