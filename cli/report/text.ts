/** Findings as text for a terminal: one block each, in order of place. */
import { compareFindings, type Finding, isError } from "./finding.ts";

/** `en/docs/x.md:3:7  error  “./y.md” leads nowhere  link-resolves`, with what was expected below. */
export function textReport(findings: readonly Finding[], contentFolder: string): string {
  return [...findings]
    .sort(compareFindings)
    .map((finding) => block(finding, contentFolder))
    .join("\n");
}

function block(finding: Finding, contentFolder: string): string {
  const { file, folder, place, message, rule, expected, nearest } = finding;
  const path = folder ?? (file === "" ? contentFolder : `${contentFolder}/${file}`);
  const where = place ? `${path}:${place.line}:${place.column}` : path;
  const lines = [`${where}  ${isError(finding) ? "error" : "warning"}  ${message}  [${rule}]`];
  if (expected !== undefined) lines.push(`  expected: ${expected}`);
  if (nearest !== undefined) lines.push(`  did you mean “${nearest}”?`);
  return lines.join("\n");
}
