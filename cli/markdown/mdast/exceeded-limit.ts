/** Finding for a text that has too much of something. */
import { limits } from "../../report/limits/limits.ts";

/** A limit that the text goes beyond, and the line that does, from 0. */
export type ExceededLimit = LimitRule & { line: number };

type LimitRule = { rule: "size-is-bounded" | "nesting-is-bounded"; message: string; expected: string };

/** Sees the lines of a body one by one, code as blank lines, and says which one is too much. */
export type LineCheck = (line: string) => LimitRule | undefined;

export const tooDeep: LimitRule = {
  rule: "nesting-is-bounded",
  message: "lists, quotations or other blocks are nested too deeply here",
  expected: `at most ${limits.nesting} levels; a list counts as two`,
};

export function exceeded(
  what: string,
  { count, words, limit, instead }: { count: number; words: string; limit: number; instead: string },
): LimitRule {
  const than = count > limit + 1 ? `${grouped(count)} ${words}` : `more than ${grouped(limit)} ${words}`;
  return {
    rule: "size-is-bounded",
    message: `${what} has ${than}`,
    expected: `at most ${grouped(limit)}: ${instead}`,
  };
}

function grouped(count: number): string {
  return count.toLocaleString("en-GB");
}
