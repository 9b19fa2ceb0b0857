/** What a pass found, beside what the one before found: a terminal says once what is wrong. */

import type { LineOf } from "../report/excerpt.ts";
import type { Finding } from "../report/finding.ts";

export type News = {
  /** What was not there before. */
  found: Finding[];
  /** How many are no longer there. */
  mended: number;
};

/** Tells findings apart by what they say and by the text of their line: a line that moves brings no news. */
export type Told = ReadonlyMap<string, number>;

export function toldOf(findings: readonly Finding[], lineOf: LineOf): Told {
  const told = new Map<string, number>();
  for (const finding of findings) {
    const key = keyOf(finding, lineOf);
    told.set(key, (told.get(key) ?? 0) + 1);
  }
  return told;
}

export function newsOf(findings: readonly Finding[], before: Told, lineOf: LineOf): News {
  const left = new Map(before);
  const found = findings.filter((finding) => {
    const key = keyOf(finding, lineOf);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
  const mended = [...left.values()].reduce((sum, count) => sum + Math.max(0, count), 0);
  return { found, mended };
}

function keyOf({ rule, file, folder, place, message }: Finding, lineOf: LineOf): string {
  const line = place && file !== "" ? lineOf(file, place.line)?.trim() : undefined;
  return JSON.stringify([rule, file, folder, message, line]);
}
