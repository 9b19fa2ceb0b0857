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

const CodeParser = Parser.extend(jsx());

const options = { ecmaVersion: "latest", sourceType: "module" } as const;

const nestedTooDeep = "code is nested too deeply here";

/** True where the parser has no room left to go into what it parses. */
function isTooDeep(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("Not enough stack space");
}

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
  return {
    file,
    text,
    program: parsed(file, code),
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

function parsed(file: string, code: string): Program | Expression {
  try {
    return extname(file) === ".json"
      ? CodeParser.parseExpressionAt(code, 0, options)
      : CodeParser.parse(code, { ...options, allowReturnOutsideFunction: true, allowHashBang: true });
  } catch (error) {
    if (!(error instanceof SyntaxError && "pos" in error && typeof error.pos === "number")) throw error;
    // acorn ends its messages with a place whose columns count from 0.
    const reason = isTooDeep(error) ? nestedTooDeep : error.message.replace(/ \(\d+:\d+\)$/, "");
    throw new FileProblem(reason, { place: placeAtOffset(code, error.pos) });
  }
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
  const options = {
    loader,
    jsx: "preserve",
    sourcemap: "external",
    tsconfigRaw: {},
    logLevel: "silent",
  } as const;
  try {
    return transformSync(text, options);
  } catch (error) {
    const [first] = (error as Partial<TransformFailure>).errors ?? [];
    if (!first?.location) throw error;
    const { line, column } = first.location;
    throw new FileProblem(first.text, { place: { line, column: column + 1 } });
  }
}

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
