/** A YAML file of the content folder → its value and where each part of it is written, with every problem as a finding. */
import type * as z from "zod";
import { type Finding, ofFile, type PageFinding, type Place } from "../report/finding.ts";
import type { IgnoreComment } from "../report/ignore-comment.ts";
import { limits } from "../report/limits/limits.ts";
import { readTextFile } from "./read-text-file.ts";
import { yamlIgnoreComments } from "./yaml/ignore-comments.ts";
import { type ReadYaml, readYaml } from "./yaml/read-yaml.ts";
import { salvage } from "./yaml/salvage.ts";
import { type PathPart, valueAt } from "./yaml/value-at.ts";

/** A configuration file's value, and where each part of it is written. */
export type ConfigFile<T> = {
  file: string;
  value: T;
  placeOf(path: readonly PathPart[], ofKey?: boolean): Place;
  /** False where something in the file is wrong: what the value lacks may have been meant. */
  isWhole: boolean;
  /** True if the file has a value at this path, valid or not; also true if the file cannot be read. */
  isWritten(path: readonly PathPart[]): boolean;
  /** Keys of the outermost map, including those without a valid value; undefined if they cannot be read. */
  names: ReadonlySet<string> | undefined;
};

export type ConfigReading = {
  contentFolder: string;
  /** Gets what is wrong. */
  findings: Finding[];
  /** Gets the comments that ignore warnings. */
  ignoreComments: IgnoreComment[];
  /**
   * The text of each file as it was when it last had no errors. Where it is given, it is kept up to date, and a file with
   * errors counts as it was then.
   */
  lastGood: Map<string, string> | undefined;
};

/**
 * Reads a configuration file; undefined if it is missing. A file with errors gives its last valid value, or its valid parts.
 * If these do not fit `schema`, it gives the value by `lenient`, which requires less, or no value.
 */
export function readConfigFile<T>(
  { contentFolder, findings, ignoreComments, lastGood }: ConfigReading,
  schema: z.ZodType<T>,
  file: string,
  lenient: z.ZodType<T> = schema,
): ConfigFile<T | undefined> | undefined {
  const last = (): ConfigFile<T> | undefined => {
    const text = lastGood?.get(file);
    const read = text === undefined ? undefined : readYaml(schema, text);
    return read?.value === undefined ? undefined : { ...placed(file, read), value: read.value };
  };
  const fail = (finding: PageFinding): ConfigFile<T | undefined> => {
    findings.push({ ...finding, file });
    const placeOf = () => ({ line: 1, column: 1 });
    return (
      last() ?? { file, value: undefined, placeOf, isWhole: false, isWritten: () => true, names: undefined }
    );
  };
  const limit = { bytes: limits.configurationBytes, instead: "fewer entries" };
  const found = readTextFile(contentFolder, file, limit);
  if (found === undefined) return undefined;
  if ("finding" in found) return fail(found.finding);
  const { text } = found;
  const comments = yamlIgnoreComments(text);
  ignoreComments.push(...comments.ignoreComments.map((ignoreComment) => ({ ...ignoreComment, file })));
  findings.push(...comments.findings.map((finding) => ({ ...finding, file })));
  const read = readYaml(schema, text);
  for (const { kind: _, path: __, rule = "configuration-is-valid", ...problem } of read.problems)
    findings.push(ofFile({ rule, ...problem }, file));
  if (read.value !== undefined) {
    lastGood?.set(file, text);
    return { ...placed(file, read), value: read.value };
  }
  return last() ?? { ...placed(file, read), value: salvage(lenient, read.written) };
}

/** Reads a text of the tool itself, which is valid; undefined without one. */
export function assumedConfig<T>(
  schema: z.ZodType<T>,
  file: string,
  text: string | undefined,
): ConfigFile<T> | undefined {
  const read = text === undefined ? undefined : readYaml(schema, text);
  return read?.value === undefined
    ? undefined
    : { ...placed(file, read), value: read.value, placeOf: () => ({ line: 1, column: 1 }) };
}

function placed(
  file: string,
  { written, problems, placeOf }: ReadYaml<unknown>,
): Omit<ConfigFile<unknown>, "value"> {
  // A list or a text has no keys.
  const isMap = typeof written === "object" && written !== null && !Array.isArray(written);
  const names = isMap ? new Set(Object.keys(written)) : undefined;
  return {
    file,
    placeOf,
    isWhole: problems.every(({ kind }) => kind === "mistake"),
    isWritten: (path) => names === undefined || valueAt(written, path) !== undefined,
    names,
  };
}
