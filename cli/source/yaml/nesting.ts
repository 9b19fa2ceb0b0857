/** Levels of lists and maps: more than these would overflow whoever reads or walks them. */
import type { Place } from "../../report/finding.ts";
import type { PathPart } from "./value-at.ts";

export const maxDepth = 100;

/** The message for a text that has more. */
export const nestedTooDeep = {
  message: "keys or lists are nested too deeply here",
  expected: `at most ${maxDepth} levels`,
} as const;

/**
 * Where a text of YAML or JSON is nested too deeply to be parsed. Brackets in texts count, too, so that the bound is twice
 * as high as that of values.
 */
export function deepPlace(text: string): Place | undefined {
  const indents: number[] = [];
  let brackets = 0;
  for (const [index, line] of text.split("\n").entries()) {
    const [head = ""] = /^(?:[ \t]|[-?](?=[ \t]))*/.exec(line) ?? [];
    if (head.length === line.length) continue;
    while ((indents.at(-1) ?? -1) >= head.length) indents.pop();
    indents.push(head.length);
    const levels = indents.length + head.replace(/[ \t]/g, "").length;
    for (const { 0: bracket, index: at } of line.matchAll(/[[{}\]]/g)) {
      brackets = bracket === "[" || bracket === "{" ? brackets + 1 : Math.max(0, brackets - 1);
      if (levels + brackets > 2 * maxDepth) return { line: index + 1, column: at + 1 };
    }
    if (levels + brackets > 2 * maxDepth) return { line: index + 1, column: 1 };
  }
  return undefined;
}

/** Path of the first value that has lists or maps below the deepest level that is allowed. */
export function tooDeep(value: unknown): PathPart[] | undefined {
  if (!isNested(value)) return undefined;
  const found = Object.entries(value).find(([, inner]) => isTooDeep(inner, 1));
  return found && [Array.isArray(value) ? Number(found[0]) : found[0]];
}

/** Aliases can close a circle, too. */
function isTooDeep(value: unknown, depth: number): boolean {
  return (
    isNested(value) &&
    (depth >= maxDepth || Object.values(value).some((inner) => isTooDeep(inner, depth + 1)))
  );
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
