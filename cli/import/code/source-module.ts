/** A file of code (`.js`, `.ts`, `.json`) → its syntax, with the places of what is written. */
import { SourceMap } from "node:module";
import { extname } from "node:path";
import type { Expression, Program } from "acorn";
import type { TransformFailure } from "esbuild";
import type { Place } from "../../report/finding.ts";
import { FileProblem } from "../file-problem.ts";
import type { SourceFolder } from "../source-folder.ts";
import { nestedTooDeep, parseExpressionAt, parseProgram, placeAtOffset } from "./parser.ts";

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
export async function readSourceModule(source: SourceFolder, file: string): Promise<SourceModule> {
  const text = source.text(file);
  refuseDeepCode(text);
  const { code, original } = /^\.[cm]?tsx?$/.test(extname(file))
    ? await mappedWithoutTypes(text)
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
export function refuseDeepCode(text: string): void {
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
    return extname(file) === ".json" ? parseExpressionAt(code, 0) : parseProgram(code);
  } catch (error) {
    if (!(error instanceof SyntaxError && "pos" in error && typeof error.pos === "number")) throw error;
    // acorn ends its messages with a place whose columns count from 0.
    const reason = error.message.replace(/ \(\d+:\d+\)$/, "");
    throw new FileProblem(reason, { place: placeAtOffset(code, error.pos) });
  }
}

async function mappedWithoutTypes(text: string): Promise<{ code: string; original(place: Place): Place }> {
  const { transform } = await import("esbuild");
  const options = {
    loader: "ts",
    sourcemap: "external",
    tsconfigRaw: {},
    logLevel: "silent",
  } as const;
  const { code, map } = await transform(text, options).catch((error: Partial<TransformFailure>) => {
    const [first] = error.errors ?? [];
    if (!first?.location) throw error;
    const { line, column } = first.location;
    throw new FileProblem(first.text, { place: { line, column: column + 1 } });
  });
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
