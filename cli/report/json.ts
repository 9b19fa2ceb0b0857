/** Findings as JSON for other programs: `{ errors, warnings, findings: [{ rule, level, file, line, column, … }] }`. */
import { compareFindings, type Finding, isError } from "./finding.ts";

export function jsonReport(findings: readonly Finding[]): string {
  const sorted = [...findings].sort(compareFindings);
  const errors = sorted.filter(isError).length;
  const report = {
    errors,
    warnings: sorted.length - errors,
    findings: sorted.map(({ rule, level, file, folder, place, message, expected, nearest, related }) => ({
      rule,
      level: isError({ rule, level }) ? "error" : "warning",
      file,
      folder,
      ...place,
      message,
      expected,
      nearest,
      related: related?.map(({ note, file, place }) => ({ note, file, ...place })),
    })),
  };
  return JSON.stringify(report, null, 2);
}
