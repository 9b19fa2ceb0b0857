/** Meta string of a fence, after the language: `title="src/a.ts" {1,3-5} showLineNumbers`. */

import { limits } from "../report/limits/limits.ts";

export type FenceMeta = {
  title: string | undefined;
  /** Text below the block. */
  caption: string | undefined;
  /** Address of the file that the code is taken from. */
  source: string | undefined;
  /** Name of its tab in a group of code: `[npm]`. */
  label: string | undefined;
  /** Numbers of the lines to mark, from 1. */
  marked: ReadonlySet<number>;
  /** Number of the first line; undefined without line numbers. */
  numbersFrom: number | undefined;
};

/** Ranges end at the number of lines at the latest. */
export function readFenceMeta(meta: string, lineCount: number): FenceMeta {
  const texts = new Map<string, string | undefined>();
  const rest = meta.replace(
    /(?<![\w-])(title|caption|source)=(?:"([^"]*)"|'([^']*)'|([^\s{]+))/g,
    (written, word: string, double?: string, single?: string, bare?: string) => {
      if (texts.has(word)) return written;
      texts.set(word, double ?? single ?? bare);
      return " ";
    },
  );
  // `mark={2}` is a word of another tool.
  const ranges = [...rest.matchAll(/(?<![\w-]=)\{([\d\s,-]+)\}/g)].map(([, inner = ""]) => inner).join(",");
  const numbers = /\bshowLineNumbers(?:=(\d{1,6}))?/.exec(rest);
  return {
    title: texts.get("title"),
    caption: texts.get("caption"),
    source: texts.get("source"),
    label: fenceLabel(rest),
    marked: new Set(ranges.split(",", limits.markedRanges).flatMap((range) => linesOf(range, lineCount))),
    numbersFrom: numbers === null ? undefined : Number(numbers[1] ?? 1),
  };
}

function fenceLabel(rest: string): string | undefined {
  return /(?:^|\s)\[([^[\]]+)\](?=\s|$)/.exec(rest)?.[1]?.trim();
}

/** `3-5` → 3, 4, 5 */
function linesOf(range: string, lineCount: number): number[] {
  const [first, last = first] = range.split("-").map((part) => Number.parseInt(part, 10));
  if (first === undefined || last === undefined || Number.isNaN(first) || Number.isNaN(last)) return [];
  const length = Math.max(0, Math.min(last, lineCount) - first + 1);
  return Array.from({ length }, (_, index) => first + index);
}
