/** Custom properties that are nearly a design token, and those that swallow the next one for want of a semicolon. */
import { themeTokens } from "../../../schema/theme-tokens.ts";
import { nearest } from "../../report/nearest.ts";
import type { CssToken } from "./css-tokens.ts";
import type { ThemeProblem } from "./theme-problem.ts";

/** One finding for each name. A property of one's own is one that the theme both sets and uses. */
export function propertyProblems(tokens: readonly CssToken[]): ThemeProblem[] {
  const isSet = (index: number): boolean =>
    tokens[index]?.type === "ident-token" &&
    tokens[index].value.startsWith("--") &&
    tokens[index + 1]?.type === "colon-token";
  const isUsed = (index: number): boolean =>
    tokens[index - 1]?.type === "function-token" && tokens[index - 1]?.value.toLowerCase() === "var";
  const set = new Map<string, CssToken>();
  const used = new Map<string, CssToken>();
  const problems: ThemeProblem[] = [];
  for (const [index, token] of tokens.entries()) {
    if (isSet(index)) {
      if (!set.has(token.value)) set.set(token.value, token);
      if (!endsDeclaration(tokens[index - 1])) problems.push(noSemicolon(token));
    } else if (isUsed(index) && !used.has(token.value)) used.set(token.value, token);
  }
  const names = new Map([...set, ...used].filter(([name]) => !set.has(name) || !used.has(name)));
  for (const [name, { start }] of names) {
    const near = themeTokens.includes(name) ? undefined : nearest(name, themeTokens);
    if (near !== undefined)
      problems.push({
        start,
        message: `there is no token “${name}”, and ${set.has(name) ? "nothing uses it" : "nothing sets it"}`,
        expected: "a token of the theme, or another name for a property of your own",
        nearest: near,
      });
  }
  return problems;
}

function endsDeclaration(before: CssToken | undefined): boolean {
  // `@property --name` and the names in a query of styles are no declarations.
  return (
    before === undefined ||
    ["{-token", "}-token", "semicolon-token", "comment", "(-token", "function-token"].includes(before.type)
  );
}

function noSemicolon({ value, start }: CssToken): ThemeProblem {
  return {
    start,
    message: `there is no semicolon before “${value}”, which belongs to the property above it`,
    expected: "; at the end of the line before",
  };
}
