/** Formulas of remark-math: `$x_{1}$`, and between lines of `$$`. Their braces are no expressions. */
import type { Region } from "./regions.ts";

const formula = /\$\$[\s\S]+?\$\$|(?<![\\$\w])\$(?=[^\s$])[^$\n]*?[^\s\\$]\$(?![\d$])/g;

export function formulasIn(body: string, texts: readonly Region[]): Region[] {
  return [...body.matchAll(formula)].flatMap(({ index, 0: text }) =>
    texts.some(({ start, end }) => start <= index && index < end)
      ? [{ start: index, end: index + text.length }]
      : [],
  );
}
