/** The map in a YAML or JSON file of the source, and where its keys are. */

import type { Place } from "../report/finding.ts";
import { limits } from "../report/limits/limits.ts";
import { offsetOf } from "../source/yaml/places.ts";
import { isRecord } from "./is-record.ts";
import type { Note } from "./note.ts";
import { parsedYaml } from "./parsed-yaml.ts";
import type { SourceFolder } from "./source-folder.ts";

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
