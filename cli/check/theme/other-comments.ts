/** What is no CSS and takes the next rule with it: comments of Sass (`//`), tags of HTML (`<style>`). */
import type { CssToken } from "./css-tokens.ts";
import type { ThemeProblem } from "./theme-problem.ts";

export function otherComments(tokens: readonly CssToken[]): ThemeProblem[] {
  const comment = tokens.find(
    (token, index) =>
      token.text === "/" && tokens[index + 1]?.text === "/" && tokens[index + 1]?.start === token.start + 1,
  );
  const tag = tokens.find(
    ({ text }, index) =>
      text === "<" &&
      /^\/?style$/i.test(
        `${tokens[index + 1]?.text}${tokens[index + 1]?.text === "/" ? tokens[index + 2]?.text : ""}`,
      ),
  );
  return [
    ...(comment
      ? [
          {
            start: comment.start,
            message: "“//” does not start a comment in CSS, and the rule below it is left out",
            expected: "/* … */",
          },
        ]
      : []),
    ...(tag
      ? [
          {
            start: tag.start,
            message: "an HTML tag is not CSS, and the rule below it is ignored",
            expected: "CSS alone",
          },
        ]
      : []),
  ];
}
