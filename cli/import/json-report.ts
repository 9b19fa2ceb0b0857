/** `import-report.json`: every note, finding and figure of an import, for programs. */
import type { ImportReport } from "../../schema/reports.ts";
import { compareFindings, isError } from "../report/finding.ts";
import { causes } from "./causes.ts";
import { byCause, compareNotes } from "./note.ts";
import type { ImportResult } from "./report.ts";

export function jsonImportReport({ notes, findings, figures }: ImportResult): string {
  const report: ImportReport = {
    ...figures,
    causes: [...byCause(notes)].map(([cause, group]) => ({
      cause,
      ...causes[cause],
      places: [...group]
        .sort(compareNotes)
        .map(({ file, place, message, instead, subject }) => ({ file, ...place, message, instead, subject })),
    })),
    findings: [...findings].sort(compareFindings).map((finding) => {
      const { rule, file, place, message, expected, nearest } = finding;
      const level = isError(finding) ? "error" : "warning";
      return { rule, level, file, ...place, message, expected, nearest };
    }),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
