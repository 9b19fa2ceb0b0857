/** The map in a YAML or JSON file of the source, and where its keys are. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { Place } from "../report/finding.ts";
import { offsetOf } from "../yaml/places.ts";
import { syntaxReason } from "../yaml/yaml-syntax.ts";
import { isRecord } from "./is-record.ts";
import type { Note } from "./note.ts";

export type Keyed = Record<string, unknown>;

export type SourceMap = {
  value: Keyed;
  /** Of the key at the end of the path, or of what is nearest around it. */
  placeOf(...path: string[]): Place | undefined;
};

const nothing: SourceMap = { value: {}, placeOf: () => undefined };

/** Empty where there is none. What cannot be read is noted with its place. */
export function readMap(source: string, file: string, notes: Note[]): SourceMap {
  const path = join(source, file);
  if (!existsSync(path)) return nothing;
  const lines = new LineCounter();
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const document = parseDocument(readFileSync(path, "utf8"), {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: "error",
    // In JSON the last one holds.
    uniqueKeys: false,
  });
  const [problem] = document.errors;
  if (problem) {
    const { message, expected } = syntaxReason(problem.code, problem.message);
    notes.push({
      file,
      place: placeAt(problem.pos[0]),
      message: `this file cannot be read and is not imported: ${message}`,
      instead: expected && `expected ${expected}`,
    });
    return nothing;
  }
  const value: unknown = document.toJS();
  if (isRecord(value)) return { value, placeOf: (...keys) => placeAt(offsetOf(document, keys, true)) };
  if (value !== null && value !== undefined)
    notes.push({
      file,
      place: placeAt(offsetOf(document, [], false)),
      message: "this file is not imported: it has no keys with values",
    });
  return nothing;
}
