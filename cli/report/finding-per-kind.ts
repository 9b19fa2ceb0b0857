/** One finding for all mistakes of a kind in a file, at the first place: a writer mostly repeats a mistake. */

import type { PageFinding, Place } from "./finding.ts";
import type { PageIgnoreComment } from "./ignore-comment.ts";
import { lineAt, lineStarts } from "./line-starts.ts";

/** Two mistakes with the same `kind` are the same mistake. */
export type Mistake = PageFinding & { kind: string };

/** A mistake that a comment ignores is a finding of its own: it does not count for the others. */
export function findingPerKind(
  mistakes: readonly Mistake[],
  ignoreComments: readonly PageIgnoreComment[],
): PageFinding[] {
  const byKind = new Map<string, Mistake[]>();
  for (const mistake of mistakes) {
    const own = isIgnored(mistake, ignoreComments) ? `${mistake.place?.line} ${mistake.place?.column}` : "";
    const key = `${mistake.kind} ${mistake.file ?? ""} ${own}`;
    const same = byKind.get(key);
    if (same) same.push(mistake);
    else byKind.set(key, [mistake]);
  }
  return [...byKind.values()].flatMap((same): PageFinding | PageFinding[] => {
    const [first] = same.sort(byPlace);
    if (!first) return [];
    const { kind: _, message, fix: __, ...finding } = first;
    return {
      ...finding,
      message: same.length > 1 ? `${message} (${same.length} times)` : message,
      ...(finding.meant && { meant: same.flatMap(({ meant = [] }) => meant) }),
      ...(same.every(({ fix }) => fix) && { fix: same.flatMap(({ fix = [] }) => fix) }),
    };
  });
}

function isIgnored({ rule, file, place }: Mistake, ignoreComments: readonly PageIgnoreComment[]): boolean {
  return ignoreComments.some(
    ({ rules, file: own, lines: [first, last] }) =>
      rules.includes(rule) && own === file && place && first <= place.line && place.line <= last,
  );
}

function byPlace(a: Mistake, b: Mistake): number {
  return (a.place?.line ?? 0) - (b.place?.line ?? 0) || (a.place?.column ?? 0) - (b.place?.column ?? 0);
}

/** Offsets of the body → places in the file; `firstLine` is the line on which the body starts. */
export function placesIn(body: string, firstLine: number): (offset: number) => Place {
  let starts: number[] | undefined;
  return (offset) => {
    // Most pages have no place to look up.
    starts ??= lineStarts(body);
    const line = lineAt(starts, offset);
    return { line: firstLine + line, column: offset - (starts[line] ?? 0) + 1 };
  };
}
