/** A configuration file → its value, checked, with the place of each part. */
import { readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import type { Finding, PageFinding, Place } from "../report/finding.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import { salvage } from "../yaml/salvage.ts";
import { at, type PathPart } from "../yaml/value-at.ts";
import { leavesFolder, staysInside } from "./inside.ts";
import { decodeUtf8, notUtf8 } from "./utf8.ts";

/** A configuration file's value, and where each part of it is written. */
export type Placed<T> = {
  file: string;
  value: T;
  placeOf(path: readonly PathPart[], ofKey?: boolean): Place;
  /** False where something in the file is wrong: what the value lacks may have been meant. */
  isWhole: boolean;
  /** True where the file says something at this path, even if it does not fit; also where nobody can read the file. */
  isWritten(path: readonly PathPart[]): boolean;
  /** Keys of the outermost map, those without a usable value included; undefined where nobody can read them. */
  names: ReadonlySet<string> | undefined;
};

/**
 * Undefined where there is no such file. A file with errors gives what fits of it, by `lenient` where that asks for
 * less than `schema`, or no value.
 */
export function readPlaced<T>(
  contentFolder: string,
  schema: z.ZodType<T>,
  file: string,
  findings: Finding[],
  lenient: z.ZodType<T> = schema,
): Placed<T | undefined> | undefined {
  const path = join(contentFolder, file);
  const unusable = {
    file,
    value: undefined,
    placeOf: () => ({ line: 1, column: 1 }),
    isWhole: false,
    isWritten: () => true,
    names: undefined,
  };
  const fail = (finding: PageFinding) => {
    findings.push({ ...finding, file });
    return unusable;
  };
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  if (!staysInside(realpathSync(contentFolder), path)) return fail(leavesFolder(file));
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail({ rule: "file-can-be-read", message: `this file cannot be read: ${reason}` });
  }
  const text = decodeUtf8(bytes);
  if (text === undefined) return fail(notUtf8(bytes));
  const { value, problems, written, placeOf } = readYaml(schema, text);
  for (const { kind: _, ...problem } of problems)
    findings.push({ rule: "configuration-is-valid", file, ...problem });
  const names = written === undefined ? undefined : new Set(Object.keys(Object(written)));
  return {
    file,
    value: value ?? salvage(lenient, written),
    placeOf,
    isWhole: problems.length === 0,
    isWritten: (path) => names === undefined || at(written, path) !== undefined,
    names,
  };
}
