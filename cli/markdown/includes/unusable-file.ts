/** Finding for a file that cannot be included. */
import type { PageFinding } from "../../report/finding.ts";
import type { Unusable } from "./page-uses.ts";

export function unusableFile(
  problem: Unusable,
  written: string,
): Pick<PageFinding, "rule" | "message" | "expected"> {
  switch (problem) {
    case "missing":
      return {
        rule: "include-resolves",
        message: `there is no file “${written}”`,
        expected: "a path from the file that includes it, or one like /docs/part.md from the locale’s folder",
      };
    case "hidden":
      return {
        rule: "include-resolves",
        message: `“${written}” is a hidden file`,
        expected: "a path without names that start with a dot",
      };
    case "outside":
      return {
        rule: "file-stays-inside",
        message: `“${written}” leaves the content folder`,
        expected: "a file inside the content folder",
      };
    case "not-utf8":
      return {
        rule: "file-is-utf8",
        message: `“${written}” is not UTF-8 text`,
        expected: "a file saved as UTF-8",
      };
  }
}
