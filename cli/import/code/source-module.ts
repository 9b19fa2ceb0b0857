/** A file of code (`.js`, `.ts`, `.json`) → its syntax, with the places of what is written. */
import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { extname } from "node:path";
import { type Expression, type Program, parse, parseExpressionAt } from "acorn";
import type { TransformFailure } from "esbuild";
import type { Place } from "../../report/finding.ts";

export type SourceModule = {
  file: string;
  /** As it is written. */
  text: string;
  /** A program, or the value of a file of JSON. */
  program: Program | Expression;
  /** Where an offset of the code is in the file. */
  placeOf(offset: number): Place;
};

/** What a file is that is not JavaScript: where that shows, and why. */
export class ModuleSyntaxError extends Error {
  readonly place: Place;
  readonly reason: string;

  constructor(file: string, place: Place, reason: string) {
    super(`${file}:${place.line}:${place.column}  ${reason}`);
    this.place = place;
    this.reason = reason;
  }
}

/** Throws a `ModuleSyntaxError` where the file is not JavaScript. */
export async function readSourceModule(file: string): Promise<SourceModule> {
  const text = readFileSync(file, "utf8");
  const { code, original } = /^\.[cm]?tsx?$/.test(extname(file))
    ? await withoutTypes(file, text)
    : { code: text, original: (place: Place) => place };
  return {
    file,
    text,
    program: parsed(file, code),
    placeOf: (offset) => original(placeAtOffset(code, offset)),
  };
}

function parsed(file: string, code: string): Program | Expression {
  try {
    return extname(file) === ".json"
      ? parseExpressionAt(code, 0, { ecmaVersion: "latest" })
      : parse(code, {
          ecmaVersion: "latest",
          sourceType: "module",
          allowReturnOutsideFunction: true,
          allowHashBang: true,
        });
  } catch (error) {
    if (!(error instanceof SyntaxError && "pos" in error && typeof error.pos === "number")) throw error;
    // acorn ends its messages with a place whose columns count from 0.
    const reason = error.message.replace(/ \(\d+:\d+\)$/, "");
    throw new ModuleSyntaxError(file, placeAtOffset(code, error.pos), reason);
  }
}

/** Line and column of an offset, both from 1. */
export function placeAtOffset(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

async function withoutTypes(
  file: string,
  text: string,
): Promise<{ code: string; original(place: Place): Place }> {
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
    throw new ModuleSyntaxError(file, { line, column: column + 1 }, first.text);
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
