/**
 * Programs and expressions of JavaScript → trees of acorn, whose JSX is as ESTree has it. What is nested too deeply for whoever
 * walks the tree is refused as what cannot be read.
 */
import { type Expression, Parser, type Program } from "acorn";
import jsx from "acorn-jsx";

/** Calls within calls of the parser; each bracket takes about four. */
const deepest = 1_000;

/** Methods of the parser by which it goes into what it parses. */
const inner = [
  "parseStatement",
  "parseMaybeAssign",
  "parseMaybeUnary",
  "parseExprOp",
  "parseExprAtom",
  "parseBindingAtom",
  "jsx_parseElementAt",
  "regexp_disjunction",
];

class CountingParser extends Parser {
  depth = 0;
}

type Method = (
  this: CountingParser & { pos: number; raise(at: number, why: string): never },
  ...given: unknown[]
) => unknown;

/** A parser that failed is not used again, so that its depth does not matter then. */
function bounded(Base: typeof Parser): typeof CountingParser {
  class Bounded extends Base {
    depth = 0;
  }
  for (const name of inner) {
    const method: Method | undefined = Reflect.get(Base.prototype, name);
    if (!method) continue;
    const within: Method = function (...given) {
      this.depth += 1;
      if (this.depth > deepest) this.raise(this.pos, nestedTooDeep);
      const node = Reflect.apply(method, this, given);
      this.depth -= 1;
      return node;
    };
    Reflect.set(Bounded.prototype, name, within);
  }
  return Bounded;
}

const PlainParser = bounded(Parser);
const JsxParser = bounded(Parser.extend(jsx()));

const options = { ecmaVersion: "latest", sourceType: "module" } as const;

export const nestedTooDeep = "this is nested too deeply";

/** Throws a `SyntaxError` where there is none. */
export function parseExpressionAt(text: string, start: number): Expression {
  return PlainParser.parseExpressionAt(text, start, options);
}

/** A module, or a script of Node. Throws a `SyntaxError`. */
export function parseProgram(text: string): Program {
  return PlainParser.parse(text, { ...options, allowReturnOutsideFunction: true, allowHashBang: true });
}

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
