/** Findings that are new in a pass, and the number of those that are fixed: a terminal reports each finding once. */

import type { LineOf } from "../report/excerpt.ts";
import type { Finding } from "../report/finding.ts";

type FindingsDiff = {
  /** Findings that are new. */
  found: Finding[];
  /** Number of findings that are fixed. */
  fixed: number;
};

/** Tells findings apart by what they say and by the text of their line: a line that moves is not new. */
export type SeenFindings = ReadonlyMap<string, number>;

export function seenOf(findings: readonly Finding[], lineOf: LineOf): SeenFindings {
  const seen = new Map<string, number>();
  for (const finding of findings) {
    const key = keyOf(finding, lineOf);
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return seen;
}

export function diffFindings(
  findings: readonly Finding[],
  before: SeenFindings,
  lineOf: LineOf,
): FindingsDiff {
  const left = new Map(before);
  const found = findings.filter((finding) => {
    const key = keyOf(finding, lineOf);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
  const fixed = [...left.values()].reduce((sum, count) => sum + Math.max(0, count), 0);
  return { found, fixed };
}

function keyOf({ rule, file, folder, place, message }: Finding, lineOf: LineOf): string {
  const line = place && file !== "" ? lineOf(file, place.line)?.trim() : undefined;
  return JSON.stringify([rule, file, folder, message, line]);
}
