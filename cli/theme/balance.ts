/** Braces, brackets, quotation marks and comments of a style sheet that have no end, or no start. */
import type { CssToken } from "./css-tokens.ts";
import type { ThemeProblem } from "./theme-problem.ts";

const ends: Record<string, string> = { "{": "}", "[": "]", "(": ")" };

export function balanceProblems(tokens: readonly CssToken[]): ThemeProblem[] {
  const problems: ThemeProblem[] = [];
  const open: { sign: string; start: number }[] = [];
  for (const { type, text, start } of tokens) {
    if (type === "comment" && !(text.length >= 4 && text.endsWith("*/")))
      problems.push({ start, message: "this comment has no end, and the rest is left out", expected: "*/" });
    const isString = type === "string-token" || type === "bad-string-token";
    if (isString && (text.length < 2 || text.at(-1) !== text[0]))
      problems.push({
        start,
        message: `this ${text[0]} has no end on its line`,
        expected: `another ${text[0]}`,
      });
    if (type === "bad-url-token")
      problems.push({ start, message: "this url( is not well formed", expected: 'url("…")' });
    if (type === "url-token" && !text.endsWith(")"))
      problems.push({ start, message: "this url( has no end", expected: ")" });
    const sign = type === "function-token" ? "(" : text;
    if (sign === "{" || sign === "[" || sign === "(") open.push({ sign, start });
    else if (text === "}" || text === "]" || text === ")") {
      const last = open.findLastIndex((each) => ends[each.sign] === text);
      if (last === -1) problems.push({ start, message: `“${text}” ends nothing`, expected: "none" });
      else for (const each of open.splice(last).slice(1)) problems.push(unclosed(each));
    }
  }
  return [...problems, ...open.map(unclosed)];
}

function unclosed({ sign, start }: { sign: string; start: number }): ThemeProblem {
  return { start, message: `this “${sign}” has no end`, expected: ends[sign] };
}
