/** Files of an API: YAML or JSON of the content folder → values with their places, and what a `$ref` in one leads to. */
import { posix } from "node:path";
import * as z from "zod";
import { decoded } from "../../schema/paths.ts";
import type { Finding, Place, Problem } from "../report/finding.ts";
import { sizeFinding } from "../report/limits/size.ts";
import { nearest } from "../report/nearest.ts";
import { fileAt } from "../source/entry-kind.ts";
import { notRead, readInside } from "../source/read-inside.ts";
import { decodeUtf8, notUtf8 } from "../source/utf8.ts";
import { deepPlace } from "../source/yaml/nesting.ts";
import { readDocument } from "../source/yaml/read-yaml.ts";
import { schemaProblems } from "../source/yaml/schema-issues.ts";
import { type PathPart, valueAt } from "../source/yaml/value-at.ts";
import { apiLimits } from "./api-limits.ts";
import { type At, type Located, pointerOf } from "./at.ts";
import { applyOverlay, type Overlaid, Overlay } from "./overlay.ts";

export type ApiFiles = {
  /** The value of a whole file; undefined if it cannot be read, which has its finding. */
  read<T>(file: string, schema: z.ZodType<T>): T | undefined;
  /** The value, or what its `$ref` leads to, through others; undefined where that is nothing, which has its finding. */
  follow<T extends object>(located: Located<T>, schema: z.ZodType<T>): Located<T> | undefined;
  /** The value without the parts that do not fit, each of which is reported. */
  fitting<T>(value: unknown, at: At, schema: z.ZodType<T>): T | undefined;
  /** Where a value is written: in an overlay, if that has its text. */
  writtenAt(at: At): At;
  placeOf(at: At, ofKey?: boolean): Place;
  /** The lines of a file. */
  linesOf(file: string): readonly string[];
  /** Reports a problem with the value at a place, once. */
  report(at: At, problem: Problem, ofKey?: boolean): void;
  findings: Finding[];
};

type ReadFile = { value: unknown; text: string; placeOf(path: readonly PathPart[], ofKey?: boolean): Place };

const anything = z.unknown();

/** `overlay` has the texts of the file `of` in another language. */
export function openApiFiles(contentFolder: string, overlay?: { file: string; of: string }): ApiFiles {
  const files = new Map<string, ReadFile | undefined>();
  const reported = new Set<string>();
  let overlaid: Overlaid = new Map();
  const findings: Finding[] = [];
  /** The value of a whole file as written. */
  const fileOf = (file: string): ReadFile | undefined => {
    if (!files.has(file)) {
      files.set(file, readFile(contentFolder, file, findings));
      if (file === overlay?.of) overlaid = withOverlay(file, overlay.file);
    }
    return files.get(file);
  };
  const placeOf: ApiFiles["placeOf"] = ({ file, path }, ofKey) =>
    fileOf(file)?.placeOf(path, ofKey) ?? { line: 1, column: 1 };
  const writtenAt = (at: At): At => (overlay && overlaid.get(pointerOf(at))) ?? at;
  const report: ApiFiles["report"] = (at, problem, ofKey) => {
    const key = JSON.stringify([at.file, at.path, problem.message]);
    if (reported.has(key)) return;
    reported.add(key);
    findings.push({ ...problem, file: at.file, place: placeOf(at, ofKey) });
  };
  const fitting = <T>(value: unknown, at: At, schema: z.ZodType<T>): T | undefined => {
    const first = schema.safeParse(value, { jitless: true });
    if (first.success) return first.data;
    const problems = schemaProblems(schema, value, first.error.issues).slice(0, apiLimits.problems);
    for (const { path, ofKey, message, expected, nearest: near } of problems)
      report(
        { ...at, path: [...at.path, ...path] },
        { rule: "api-is-valid", message, expected, nearest: near },
        ofKey,
      );
    const rest: unknown = structuredClone(value);
    for (const { path } of first.error.issues) withoutPart(rest, path);
    return schema.safeParse(rest, { jitless: true }).data;
  };

  const withOverlay = (file: string, name: string): Overlaid => {
    const at: At = { file: name, path: [] };
    const actions = fitting(fileOf(name)?.value, at, Overlay);
    const { value } = fileOf(file) ?? {};
    return actions && value !== undefined
      ? applyOverlay(value, file, { overlay: actions, at, report })
      : new Map();
  };

  /** The value of a reference's target, which many parts refer to. */
  const targets = new Map<z.ZodType, Map<string, unknown>>();
  const targetValue = <T>(found: unknown, target: At, schema: z.ZodType<T>): T | undefined => {
    const known = targets.get(schema) ?? new Map<string, unknown>();
    targets.set(schema, known);
    const key = pointerOf(target);
    if (!known.has(key)) known.set(key, fitting(found, target, schema));
    return known.get(key) as T | undefined;
  };

  const follow: ApiFiles["follow"] = (located, schema) => {
    let { value, at } = located;
    const seen = new Set<string>();
    for (let reference = refOf(value); reference !== undefined; reference = refOf(value)) {
      const target = targetOf(reference, at.file);
      const refAt = { ...at, path: [...at.path, "$ref"] };
      const unresolved = (message: string, expected?: string, near?: string) => {
        report(refAt, { rule: "api-reference-resolves", message, expected, nearest: near });
        return undefined;
      };
      if (target === undefined)
        return unresolved(
          `“${reference}” is not in the content folder`,
          "a place in this file, such as #/components/schemas/Order, or a file of the content folder",
        );
      const key = pointerOf(target);
      if (seen.has(key)) return unresolved(`“${reference}” leads back to itself`, "a value");
      seen.add(key);
      if (!fileAt(contentFolder, target.file))
        return unresolved(`there is no file “${target.file}”`, "a file of the content folder");
      const found = valueAt(fileOf(target.file)?.value, target.path);
      if (found === undefined) {
        if (!fileOf(target.file)) return undefined;
        return unresolved(
          `“${reference}” leads to nothing`,
          "a value that exists",
          nearestPointer(target, fileOf(target.file)?.value),
        );
      }
      const next = targetValue(found, target, schema);
      if (next === undefined || typeof next !== "object") return undefined;
      // Keys beside a reference, such as a description, come first.
      const { $ref: _, ...beside } = Object(value);
      const isWhole = refOf(next) !== undefined || Object.keys(beside).length === 0;
      value = isWhole ? next : { ...next, ...beside };
      at = target;
    }
    return { value, at };
  };

  return {
    read: (file, schema) => {
      const read = fileOf(file);
      return read && fitting(read.value, { file, path: [] }, schema);
    },
    follow,
    fitting,
    writtenAt,
    placeOf,
    linesOf: (file) => (fileOf(file)?.text ?? "").split("\n"),
    report,
    findings,
  };
}

/** JSON is YAML, which takes far longer to read as such: a parser of YAML reads it only where a place is needed. */
function readFile(contentFolder: string, file: string, findings: Finding[]): ReadFile | undefined {
  const fail = (finding: Omit<Finding, "file">): undefined => {
    findings.push({ ...finding, file });
  };
  const found = fileAt(contentFolder, file);
  if (!found) return undefined;
  if (found.kind === "unusable") return fail(found.finding);
  const tooLarge = sizeFinding("this file", found.stats.size, apiLimits.bytes);
  if (tooLarge) return fail({ ...tooLarge, expected: "several files, each an entry in apis of site.yml" });
  let text: string | undefined;
  try {
    const bytes = readInside(contentFolder, file);
    text = decodeUtf8(bytes)?.replace(/\r\n?/g, "\n");
    if (text === undefined) return fail(notUtf8(bytes));
  } catch (error) {
    return fail(notRead(file, error));
  }
  const whole = text;
  let document: ReturnType<typeof readDocument> | undefined;
  const placeOf: ReadFile["placeOf"] = (path, ofKey) => {
    document ??= readDocument(anything, whole, 1);
    return document.placeOf(path, ofKey);
  };
  if (file.endsWith(".json") && deepPlace(whole) === undefined)
    try {
      return { value: JSON.parse(whole), text: whole, placeOf };
    } catch {
      // The parser of YAML says where the mistake is.
    }
  const { written, problems } = readDocument(anything, whole, 1);
  for (const { kind, path: _, rule = "api-is-valid", fix: __, first: ___, ...problem } of problems)
    if (kind !== "slip") fail({ rule, ...problem });
  return written === undefined ? undefined : { value: written, text: whole, placeOf };
}

function refOf(value: object): string | undefined {
  const reference: unknown = "$ref" in value ? value.$ref : undefined;
  return typeof reference === "string" ? reference : undefined;
}

/** Undefined for an address of the network, and for a file outside of the content folder. */
function targetOf(reference: string, from: string): At | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/)/i.test(reference)) return undefined;
  const [name = "", pointer = ""] = reference.split("#", 2);
  const file = name === "" ? from : posix.join(posix.dirname(from), decoded(name));
  if (file === ".." || file.startsWith("../")) return undefined;
  const path = pointer
    .split("/")
    .slice(1)
    .map((part) => decoded(part).replaceAll("~1", "/").replaceAll("~0", "~"));
  return { file, path };
}

/** The pointer with the nearest name for its first part that does not exist. */
function nearestPointer({ path }: At, value: unknown): string | undefined {
  const missing = path.findIndex((_, index) => valueAt(value, path.slice(0, index + 1)) === undefined);
  const around = valueAt(value, path.slice(0, missing));
  const near = nearest(String(path[missing]), Object.keys(Object(around)));
  if (near === undefined) return undefined;
  const meant = [...path.slice(0, missing), near, ...path.slice(missing + 1)];
  return valueAt(value, meant) === undefined ? undefined : pointerOf({ file: "", path: meant });
}

/** Takes away the nearest part around `path` that a value can do without. */
function withoutPart(value: unknown, path: readonly PropertyKey[]): void {
  const parts = path.map((part) => (typeof part === "symbol" ? String(part) : part));
  let depth = parts.length;
  while (depth > 0 && valueAt(value, parts.slice(0, depth)) === undefined) depth--;
  const owner = valueAt(value, parts.slice(0, depth - 1));
  const key = parts[depth - 1];
  if (key === undefined || typeof owner !== "object" || owner === null) return;
  // The places of the other items of a list still hold.
  if (Array.isArray(owner)) owner[Number(key)] = {};
  else Reflect.deleteProperty(owner, key);
}
