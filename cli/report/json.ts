/** Findings as JSON for other programs: `{ errors, warnings, causes, findings: [{ rule, level, path, file, line, column, … }] }`. */
import type { CheckReport } from "../../schema/reports.ts";
import { causesOf, groupOf } from "./causes.ts";
import { visibleJson } from "./escape-control-characters.ts";
import { compareFindings, type Finding, isError } from "./finding.ts";
import { pathOf } from "./path-of.ts";

/**
 * `path` is that of the other forms; `file` is from the content folder. Findings of one cause have the same `group`. `hosts`
 * are those that visitors' browsers contact.
 */
export function jsonReport(
  findings: readonly Finding[],
  contentFolder: string,
  hosts: CheckReport["hosts"] = [],
): string {
  const sorted = [...findings].sort(compareFindings);
  const errors = sorted.filter(isError).length;
  const report: CheckReport = {
    errors,
    warnings: sorted.length - errors,
    causes: causesOf(sorted).length,
    ...(hosts.length > 0 && { hosts }),
    findings: sorted.map((finding) => {
      const { rule, file, folder, place, message, expected, nearest, fix, related } = finding;
      return {
        rule,
        level: isError(finding) ? "error" : "warning",
        path: pathOf(finding, contentFolder),
        file,
        folder,
        ...place,
        message,
        expected,
        nearest,
        fix: fix?.map(({ start, end, text }) => ({
          ...start,
          endLine: end.line,
          endColumn: end.column,
          text,
        })),
        related: related?.map(({ note, file, place }) => ({
          note,
          path: pathOf({ file }, contentFolder),
          file,
          ...place,
        })),
        group: groupOf(finding),
      };
    }),
  };
  return visibleJson(JSON.stringify(report, null, 2));
}
