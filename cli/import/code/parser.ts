/** Programs and expressions of JavaScript, of files and of pages of MDX → acorn trees, with JSX as in ESTree. Code that is nested too deeply to walk its tree is refused. */

import { SourceMap } from "node:module";
import { extname } from "node:path";
import { type Expression, Parser, type Program } from "acorn";
import jsx from "acorn-jsx";
import { type TransformFailure, transformSync } from "esbuild";
import type { Place } from "../../report/finding.ts";
import { FileProblem } from "../file-problem.ts";
import { placeAtOffset } from "../mdx/edits.ts";
import type { SourceFolder } from "../source-folder.ts";

/** Its errors have an offset alone: acorn would read a page up to it for each of many braces without code, to name its line. */
const CodeParser = Parser.extend(jsx());
for (const name of ["raise", "raiseRecoverable"])
  Reflect.set(CodeParser.prototype, name, (pos: number, message: string) => {
    throw Object.assign(new SyntaxError(message), { pos });
  });

const options = { ecmaVersion: "latest", sourceType: "module" } as const;

const nestedTooDeep = "code is nested too deeply here";

export type SourceModule = {
  /** The path from the folder of the source. */
  file: string;
  text: string;
  /** A program, or the value of a file of JSON. */
  program: Program | Expression;
  /** The place in the file of an offset of the code. */
  placeOf(offset: number): Place;
};

/** Throws a `FileProblem` where the file cannot be read, or is not JavaScript. */
export function readSourceModule(source: SourceFolder, file: string): SourceModule {
  const text = source.text(file);
  refuseDeepCode(text);
  const [, loader] = /\.[cm]?(tsx?)$/.exec(file) ?? [];
  const { code, original } =
    loader === "ts" || loader === "tsx"
      ? withoutTypes(text, loader)
      : { code: text, original: (place: Place) => place };
  const parse = () =>
    extname(file) === ".json"
      ? CodeParser.parseExpressionAt(code, 0, options)
      : CodeParser.parse(code, { ...options, allowReturnOutsideFunction: true, allowHashBang: true });
  return {
    file,
    text,
    program: parsed(parse, code),
    placeOf: (offset) => original(placeAtOffset(code, offset)),
  };
}

const mostBrackets = 1_000;
const operators = new RegExp(`(?:[!~+-]\\s*){${mostBrackets}}`);

/** Throws for code whose nesting would take esbuild a gigabyte. Brackets in texts count, too. */
function refuseDeepCode(text: string): void {
  let open = 0;
  const deep = [...text.matchAll(/[([{}\])]/g)].find(({ 0: bracket }) => {
    open = /[([{]/.test(bracket) ? open + 1 : Math.max(0, open - 1);
    return open > mostBrackets;
  });
  const at = deep?.index ?? operators.exec(text)?.index;
  if (at !== undefined) throw new FileProblem(nestedTooDeep, { place: placeAtOffset(text, at) });
}

function withoutTypes(text: string, loader: "ts" | "tsx"): { code: string; original(place: Place): Place } {
  const { code, map } = transformed(text, loader);
  const sourceMap = new SourceMap(JSON.parse(map));
  return {
    code,
    original: ({ line, column }) => {
      const entry = sourceMap.findEntry(line - 1, column - 1);
      return "originalLine" in entry
        ? { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
        : { line, column };
    },
  };
}

function transformed(text: string, loader: "ts" | "tsx"): { code: string; map: string } {
  try {
    return transformSync(text, { loader, jsx: "preserve", sourcemap: "external", tsconfigRaw: {} });
  } catch (error) {
    const [first] = (error as Partial<TransformFailure>).errors ?? [];
    if (!first?.location) throw error;
    const { line, column } = first.location;
    throw new FileProblem(first.text, { place: { line, column: column + 1 } });
  }
}

/** The expression that starts at `start`; undefined where there is none. Throws a `FileProblem` for what is nested too deeply. */
export function parseJsxExpression(text: string, start: number): Expression | undefined {
  return parsed(() => CodeParser.parseExpressionAt(text, start, options), text, start);
}

/** Undefined if `text` is not a module. */
export function parseJsxModule(text: string): Program | undefined {
  return parsed(() => CodeParser.parse(text, options), text, 0);
}

/** Throws a `FileProblem` for a file that is not JavaScript, and for nested code: on a page, each bracket in it would be tried otherwise. */
function parsed<T>(parse: () => T, text: string): T;
/** `start`: the offset of a text on a page, which may be no code. */
function parsed<T>(parse: () => T, text: string, start: number): T | undefined;
function parsed<T>(parse: () => T, text: string, start?: number): T | undefined {
  try {
    return parse();
  } catch (error) {
    const isTooDeep = error instanceof SyntaxError && error.message.startsWith("Not enough stack space");
    if (start !== undefined && !isTooDeep) return undefined;
    if (!(error instanceof SyntaxError && "pos" in error && typeof error.pos === "number")) throw error;
    const place = placeAtOffset(text, start ?? error.pos);
    throw new FileProblem(isTooDeep ? nestedTooDeep : error.message, { place });
  }
}
