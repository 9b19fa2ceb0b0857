/** The map in a YAML or JSON file of the source, and where its keys stand. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { Place } from "../report/finding.ts";
import { offsetOf } from "../yaml/places.ts";
import type { Note } from "./note.ts";
import { isRecord } from "./static-value.ts";

export type Keyed = Record<string, unknown>;

export type SourceMap = {
  value: Keyed;
  /** Of the key at the end of the path, or of what is nearest around it. */
  placeOf(...path: string[]): Place | undefined;
};

const nothing: SourceMap = { value: {}, placeOf: () => undefined };

/** Empty where there is none. */
export function readMap(source: string, file: string, notes: Note[]): SourceMap {
  const path = join(source, file);
  if (!existsSync(path)) return nothing;
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, "utf8"), { lineCounter: lines, logLevel: "error" });
  const value: unknown = document.errors.length > 0 ? undefined : document.toJS();
  if (value === undefined) {
    notes.push({ file, message: "this file cannot be read and stays behind" });
    return nothing;
  }
  if (!isRecord(value)) return nothing;
  return {
    value,
    placeOf: (...keys) => {
      const { line, col } = lines.linePos(offsetOf(document, keys, true));
      return { line, column: col };
    },
  };
}
