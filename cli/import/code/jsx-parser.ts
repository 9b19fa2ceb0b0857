/** Expressions and modules of JavaScript with JSX in them → trees of acorn, whose JSX is as ESTree has it. */
import { type Expression, Parser, type Program } from "acorn";
import jsx from "acorn-jsx";

const JsxParser = Parser.extend(jsx());

const options = { ecmaVersion: "latest", sourceType: "module" } as const;

/** The expression that starts at `start`; undefined where there is none. */
export function parseJsxExpression(text: string, start: number): Expression | undefined {
  try {
    return JsxParser.parseExpressionAt(text, start, options);
  } catch {
    return undefined;
  }
}

/** Undefined where `text` is no module. */
export function parseJsxModule(text: string): Program | undefined {
  try {
    return JsxParser.parse(text, options);
  } catch {
    return undefined;
  }
}
