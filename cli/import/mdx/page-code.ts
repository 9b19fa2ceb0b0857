/** Expressions and statements on a page of MDX → acorn trees. */
import type { Expression, Program } from "acorn";
import { CodeParser, isTooDeep, nestedTooDeep, options } from "../code/parser.ts";
import { FileProblem } from "../file-problem.ts";
import { placeAtOffset } from "./edits.ts";

/** Nothing tells where code on a page is wrong: a text with many braces would be read to its place for each of them. */
class PageParser extends CodeParser {}
for (const name of ["raise", "raiseRecoverable"])
  Reflect.set(PageParser.prototype, name, (_: number, message: string) => {
    throw new SyntaxError(message);
  });

/** The expression that starts at `start`; undefined where there is none. Throws a `FileProblem` for what is nested too deeply. */
export function parseJsxExpression(text: string, start: number): Expression | undefined {
  return parsedOnPage(() => PageParser.parseExpressionAt(text, start, options), text, start);
}

/** Undefined if `text` is not a module. */
export function parseJsxModule(text: string): Program | undefined {
  return parsedOnPage(() => PageParser.parse(text, options), text, 0);
}

/** Rethrows the problem of nesting: otherwise the same code would be parsed again from each bracket in it. */
function parsedOnPage<T>(parse: () => T, text: string, start: number): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (isTooDeep(error)) throw new FileProblem(nestedTooDeep, { place: placeAtOffset(text, start) });
    return undefined;
  }
}
