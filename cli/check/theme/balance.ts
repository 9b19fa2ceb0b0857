/** Braces, brackets, quotation marks and comments of a style sheet that have no end, or no start. */
import type { CssToken } from "./css-tokens.ts";
import type { ThemeProblem } from "./theme-problem.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["{", "}"],
  ["[", "]"],
  ["(", ")"],
]);

export function balanceProblems(tokens: readonly CssToken[]): ThemeProblem[] {
  const problems: ThemeProblem[] = [];
  const open: { sign: string; start: number }[] = [];
  for (const { type, text, start } of tokens) {
    if (type === "comment" && !(text.length >= 4 && text.endsWith("*/")))
      problems.push({
        start,
        message: "this comment is not closed, and the rest is ignored",
        expected: "*/",
      });
    const isString = type === "string-token" || type === "bad-string-token";
    if (isString && (text.length < 2 || text.at(-1) !== text[0]))
      problems.push({
        start,
        message: `this quotation mark (${text[0]}) is not closed on its line`,
        expected: `a closing ${text[0]}`,
      });
    if (type === "bad-url-token")
      problems.push({ start, message: "this url( is not well formed", expected: 'url("…")' });
    if (type === "url-token" && !text.endsWith(")"))
      problems.push({ start, message: "this url( is not closed", expected: ")" });
    const sign = type === "function-token" ? "(" : text;
    if (sign === "{" || sign === "[" || sign === "(") open.push({ sign, start });
    else if (text === "}" || text === "]" || text === ")") {
      const last = open.findLastIndex((each) => ends.get(each.sign) === text);
      if (last === -1)
        problems.push({ start, message: `“${text}” closes nothing`, expected: `no “${text}” here` });
      else for (const each of open.splice(last).slice(1)) problems.push(unclosed(each));
    }
  }
  return [...problems, ...open.map(unclosed)];
}

function unclosed({ sign, start }: { sign: string; start: number }): ThemeProblem {
  return { start, message: `this “${sign}” is not closed`, expected: ends.get(sign) };
}
