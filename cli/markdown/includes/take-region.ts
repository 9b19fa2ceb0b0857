/** Part of a file that an include names. */
import type { PageFinding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import { type NumberedLine, regionsIn } from "./regions.ts";

export type Taken =
  | { lines: readonly NumberedLine[] }
  /** `line` is one of the file, where the problem is there. */
  | { problem: Pick<PageFinding, "message" | "expected" | "nearest">; line?: number };

/** Takes the whole file if `name` is undefined. */
export function takeRegion(lines: readonly NumberedLine[], name: string | undefined): Taken {
  const regions = regionsIn(lines);
  if (name === "")
    return {
      problem: {
        message: "this include names no region",
        expected: "region=name, or no region for the whole file",
      },
    };
  if (name === undefined) return { lines: regions.unmarked };
  const region = regions.lines.get(name);
  const start = regions.unclosed.get(name);
  if (start !== undefined) {
    const problem = {
      message: `the region “${name}” is not closed`,
      expected: "#endregion in a comment after it",
    };
    return { problem, line: start };
  }
  if (region) return { lines: region };
  const names = [...regions.lines.keys()];
  return {
    problem: {
      message: `there is no region “${name}” in the file`,
      expected: names.length > 0 ? `one of ${names.join(", ")}` : `#region ${name} in a comment of the file`,
      nearest: nearest(name, names),
    },
  };
}
