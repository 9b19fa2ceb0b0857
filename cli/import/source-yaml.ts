/** YAML and JSON of the source → values within the limits of nesting and of aliases, and where their keys are. */
import { type Document, LineCounter, parseDocument } from "yaml";
import type { Place } from "../report/finding.ts";
import { limits } from "../report/limits/limits.ts";
import { deepPlace, nestedTooDeep, tooDeep } from "../source/yaml/nesting.ts";
import { offsetOf } from "../source/yaml/places.ts";
import { syntaxReason } from "../source/yaml/yaml-syntax.ts";
import { FileProblem } from "./file-problem.ts";
import { isRecord } from "./is-record.ts";
import type { Note } from "./note.ts";
import type { SourceFolder } from "./source-folder.ts";

type ParsedYaml = {
  document: Document.Parsed;
  value: unknown;
  placeAt(offset: number): Place;
};

/** Throws a `FileProblem`. `firstLine` is the line of the file on which the text starts. */
export function parsedYaml(text: string, firstLine = 1): ParsedYaml {
  refuseDeepYaml(text, firstLine);
  const lines = new LineCounter();
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: "error",
    // In JSON, the last of several equal keys counts.
    uniqueKeys: false,
  });
  const [problem] = document.errors;
  if (problem) {
    const { message, expected } = syntaxReason(problem.code, problem.message);
    throw new FileProblem(message, { place: placeAt(problem.pos[0]), expected });
  }
  const value = plainValueOf(document, firstLine);
  const deep = tooDeep(value);
  if (deep)
    throw new FileProblem(nestedTooDeep.message, {
      place: placeAt(offsetOf(document, deep, true)),
      expected: nestedTooDeep.expected,
    });
  return { document, value, placeAt };
}

/** Throws a `FileProblem` for a text that cannot be parsed since its levels are too many. */
export function refuseDeepYaml(text: string, firstLine = 1): void {
  const deep = deepPlace(text);
  if (!deep) return;
  const { message, expected } = nestedTooDeep;
  throw new FileProblem(message, { place: { ...deep, line: deep.line + firstLine - 1 }, expected });
}

/** Throws a `FileProblem` if aliases expand to more values than people write. */
export function plainValueOf(document: Document.Parsed, firstLine: number): unknown {
  try {
    return document.toJS({ maxAliasCount: mostAliases });
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    throw new FileProblem("its aliases stand for too many values", {
      place: { line: firstLine, column: 1 },
      expected: `at most ${mostAliases} values through aliases`,
    });
  }
}

const mostAliases = 100;

export type Keyed = Record<string, unknown>;

export type SourceMap = {
  value: Keyed;
  /** The place of the key at the end of the path, or of the nearest key around it. */
  placeOf(...path: string[]): Place | undefined;
};

const nothing: SourceMap = { value: {}, placeOf: () => undefined };

/** The map in a YAML file; empty if the file is missing or cannot be read. Notes errors with their places. */
export function readMap(source: SourceFolder, file: string, notes: Note[]): SourceMap {
  if (!source.isThere(file)) return nothing;
  const read = source.attempt(file, () => parsedYaml(source.text(file, limits.configurationBytes)));
  if (!read) return nothing;
  const { document, value, placeAt } = read;
  if (isRecord(value)) return { value, placeOf: (...keys) => placeAt(offsetOf(document, keys, true)) };
  if (value !== null && value !== undefined)
    notes.push({
      file,
      place: placeAt(offsetOf(document, [], false)),
      message: "this file is not imported: it has no keys with values",
    });
  return nothing;
}
