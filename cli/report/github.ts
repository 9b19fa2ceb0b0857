/**
 * Findings as workflow commands, which GitHub Actions shows beside the lines of a change:
 * `::error file=content/en/docs/x.md,line=3,col=7,title=link-resolves::“./y.md” is a broken link`.
 */
import { onePerCause } from "./causes.ts";
import { type Finding, isError } from "./finding.ts";
import { pathOf } from "./path-of.ts";
import { textReport } from "./text.ts";
import { wholeMessage } from "./whole-message.ts";

/** GitHub shows so many findings of each level for one step, and hides the others without a word. */
const mostShown = 10;

/** One command for each cause. The last one of a level counts the findings that GitHub would hide, which follow as text in the log. */
export function githubReport(findings: readonly Finding[], contentFolder: string): string {
  const all = onePerCause(findings);
  const levels = [all.filter(isError), all.filter((finding) => !isError(finding))];
  const hidden = new Set(levels.flatMap((own) => (own.length > mostShown ? own.slice(mostShown - 1) : [])));
  const shown = all.filter((finding) => !hidden.has(finding));
  const rest = [...hidden];
  const restOf = (level: Finding[]) => level.filter((finding) => hidden.has(finding));
  return [
    ...shown.map((finding) => command(finding, contentFolder)),
    ...levels.flatMap((own) => countOf(restOf(own))),
    ...(rest.length > 0 ? [escapedCommands(textReport(rest, contentFolder))] : []),
  ].join("\n");
}

function command(finding: Finding, contentFolder: string): string {
  const { place, rule } = finding;
  const properties = {
    file: pathOf(finding, contentFolder),
    ...(place && { line: String(place.line), col: String(place.column) }),
    title: rule,
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapedProperty(value)}`);
  return `::${levelOf(finding)} ${list.join(",")}::${escaped(wholeMessage(finding, contentFolder))}`;
}

function countOf([first, ...more]: Finding[]): string[] {
  if (!first) return [];
  return [`::${levelOf(first)} title=twsite::${more.length + 1} more are in the log of this step`];
}

function levelOf(finding: Finding): string {
  return isError(finding) ? "error" : "warning";
}

/** A line of text must not be taken for a command. */
function escapedCommands(text: string): string {
  return text.replace(/^(\s*)::/gm, "$1: :");
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapedProperty(text: string): string {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
