/** Files of an API: YAML or JSON of the content folder → values with their places, and what a `$ref` in one leads to. */
import { posix } from "node:path";
import * as z from "zod";
import type { Direction } from "../../schema/direction.ts";
import { decoded } from "../../schema/paths.ts";
import type { Finding, Place, Problem } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";
import { fileAt } from "../source/entry-kind.ts";
import { readTextFile } from "../source/read-text-file.ts";
import { deepPlace } from "../source/yaml/nesting.ts";
import { readDocument } from "../source/yaml/read-yaml.ts";
import { schemaProblems } from "../source/yaml/schema-issues.ts";
import { type PathPart, valueAt } from "../source/yaml/value-at.ts";
import { apiLimits } from "./api-limits.ts";
import { Schema } from "./openapi.ts";

export type ApiFiles = ReturnType<typeof openApiFiles>;

/** A part of a file: an object in it, and keys from there. */
export type At = readonly [object, ...PathPart[]];

type Home = { file: string; owner?: object; key: PathPart };

type ReadFile = {
  value: object;
  lines: readonly string[];
  placeOf(path: readonly PathPart[], ofKey?: boolean): Place;
};

/** `language`: of the texts that no overlay translates, where it is not that of the pages. */
export function openApiFiles(contentFolder: string, language?: { lang: string; dir: Direction }) {
  const files = new Map<string, ReadFile | undefined>();
  /** Where each object is. One with several places, by aliases of YAML, has its first. */
  const homes = new Map<object, Home>();
  /** Values of references, by the objects that they make with the keys beside those. */
  const originals = new Map<object, object>();
  /** What a `$ref` leads to without the keys beside it, which `follow` adds. */
  const original = <T extends object>(part: T): T => (originals.get(part) as T | undefined) ?? part;
  const homeOf = (part: object): Home => homes.get(original(part)) ?? { file: "", key: "" };
  const reported = new Set<string>();
  /** The schema that a value fits, which is checked once however many references lead to it. */
  const fitting = new Map<unknown, z.ZodType>();
  /** Where each text of an overlay is written, by its object and key in the content. */
  const origins = new Map<object, Map<string, At>>();
  /** Parts whose texts have another original than the one that was translated. */
  const stale = new Set<object>();
  /** Descriptions as sections of pages, by their level and text: many pages can have one. */
  const sections = new Map<string, string>();
  const findings: Finding[] = [];

  const keepHomes = (value: unknown, home: Home): void => {
    if (typeof value !== "object" || value === null || homes.has(value)) return;
    homes.set(value, home);
    for (const [key, inner] of Object.entries(value))
      keepHomes(inner, { file: home.file, owner: value, key: Array.isArray(value) ? Number(key) : key });
  };
  const fileOf = (file: string): ReadFile | undefined => {
    if (files.has(file)) return files.get(file);
    const found = readFile(contentFolder, file, findings);
    files.set(file, found);
    keepHomes(found?.value, { file, key: "" });
    return found;
  };
  const contentOf = (file: string): object | undefined => fileOf(file)?.value;
  const pathOf = ([part, ...keys]: At): PathPart[] => {
    const { owner, key } = homeOf(part);
    return owner === undefined ? keys : [...pathOf([owner, key]), ...keys];
  };
  /** `apis/a.yaml#/paths/~1orders/get` */
  const pointerOf = (...at: At): string => homeOf(at[0]).file + pointer(pathOf(at));
  /** Where a part is written: in an overlay, if that has its text. */
  const originOf = (at: At, ofKey?: boolean): { file: string; place: Place; lines: readonly string[] } => {
    const written = origins.get(at[0])?.get(at.slice(1).join()) ?? at;
    const { file } = homeOf(written[0]);
    const { placeOf, lines = [] } = fileOf(file) ?? {};
    return { file, place: placeOf?.(pathOf(written), ofKey) ?? { line: 1, column: 1 }, lines };
  };
  /** Reports a problem with a part, once. */
  const report = (at: At, problem: Problem, ofKey?: boolean): void => {
    const key = `${pointerOf(...at)} ${problem.message}`;
    if (reported.has(key)) return;
    reported.add(key);
    const { file, place } = originOf(at, ofKey);
    findings.push({ ...problem, file, place });
  };
  /** Whether the value fits. Parts that do not are reported, and taken away if it fits without them. */
  const fits = <T>(value: unknown, at: At, schema: z.ZodType<T>): value is T => {
    if (fitting.get(value) === schema) return true;
    // What is left out can be what kept other problems from being seen.
    for (let round = 0; round < apiLimits.problems; round++) {
      const issues = issuesOf(schema, value);
      if (issues?.length === 0) fitting.set(value, schema);
      if (issues?.length === 0) return true;
      if (!issues) {
        const message = `more than ${apiLimits.misfits.toLocaleString("en-GB")} values of this part have a wrong type`;
        report(at, { rule: "size-is-bounded", message, expected: "a description in OpenAPI" });
        return false;
      }
      const problems = schemaProblems(schema, value, issues);
      for (const { path, ofKey, message, expected, nearest } of problems.slice(0, apiLimits.problems))
        report([...at, ...path], { rule: "api-part-is-valid", message, expected, nearest }, ofKey);
      for (const { path } of problems.toReversed()) if (!withoutPart(value, path)) return false;
    }
    return false;
  };
  /** The content of a file without the parts that do not fit; undefined if it cannot be read. Both have findings. */
  const read = <T extends object>(file: string, schema: z.ZodType<T>): T | undefined => {
    const value = contentOf(file);
    return value && fits(value, [value], schema) ? value : undefined;
  };

  /** What a `$ref` leads to, by the schema and the value that has it. */
  const targets = new Map<z.ZodType, Map<object, object | undefined>>();
  const targetOf = <T extends object>(value: T, reference: string, schema: z.ZodType<T>): T | undefined => {
    const fail = (message: string, expected: string, near?: string): undefined => {
      report([value, "$ref"], { rule: "api-reference-resolves", message, expected, nearest: near });
    };
    const { file, path } = targetPath(reference, homeOf(value).file) ?? {};
    if (file === undefined || path === undefined)
      return fail(
        `“${reference}” is not in the content folder`,
        "a place in this file, such as #/components/schemas/Order, or a file of the content folder",
      );
    if (!fileAt(contentFolder, file))
      return fail(`there is no file “${file}”`, "a file of the content folder");
    const whole = contentOf(file);
    if (!whole) return undefined;
    const found = valueAt(whole, path);
    if (found === undefined)
      return fail(`“${reference}” leads to nothing`, "a value that exists", nearestPointer(path, whole));
    // A schema can be `true` or `false`, which allow anything or nothing.
    if (typeof found === "boolean" && schema === (Schema as z.ZodType)) return undefined;
    if (!fits(found, [whole, ...path], schema) || typeof found !== "object") return undefined;
    // Keys beside a reference, such as a description, come first.
    const { $ref: _, ...beside } = Object(value);
    if (refOf(found) !== undefined || Object.keys(beside).length === 0) return found;
    const merged = { ...found, ...beside };
    originals.set(merged, found);
    return merged;
  };
  /** The value, or what its `$ref` leads to, through others; undefined where that is nothing, which has its finding. */
  const follow = <T extends object>(value: T, schema: z.ZodType<T>): T | undefined => {
    const known = targets.get(schema) ?? new Map<object, object | undefined>();
    targets.set(schema, known);
    const seen = new Set<object>();
    let found = value;
    for (let reference = refOf(found); reference !== undefined; reference = refOf(found)) {
      if (seen.has(found)) {
        const message = `“${reference}” leads back to itself`;
        report([found, "$ref"], { rule: "api-reference-resolves", message, expected: "a value" });
        return undefined;
      }
      seen.add(found);
      if (!known.has(found)) known.set(found, targetOf(found, reference, schema));
      const next = known.get(found) as T | undefined;
      if (!next) return undefined;
      found = next;
    }
    return found;
  };
  return {
    contentOf,
    read,
    follow,
    original,
    fits,
    pointerOf,
    originOf,
    origins,
    stale,
    sections,
    language,
    report,
    findings,
  };
}

/** JSON is YAML, which takes far longer to read as such: a parser of YAML reads it only where a place is needed. */
function readFile(contentFolder: string, file: string, findings: Finding[]): ReadFile | undefined {
  const instead = "several files, each an entry in apis of site.yml";
  const read = readTextFile(contentFolder, file, { bytes: apiLimits.bytes, instead });
  if (read && "finding" in read) findings.push({ ...read.finding, file });
  if (!read || "finding" in read) return undefined;
  const text = read.text.replace(/\r\n?/g, "\n");
  if (hasTooMany(text)) {
    const message = `this file has more than ${apiLimits.fileValues.toLocaleString("en-GB")} values`;
    findings.push({ rule: "size-is-bounded", message, expected: instead, file });
    return undefined;
  }
  let places: ReadFile["placeOf"] | undefined;
  const placeOf: ReadFile["placeOf"] = (path, ofKey) => {
    places ??= readDocument(z.unknown(), text, 1).placeOf;
    return places(path, ofKey);
  };
  if (file.endsWith(".json") && deepPlace(text) === undefined)
    try {
      return { value: Object(JSON.parse(text)), lines: text.split("\n"), placeOf };
    } catch {
      // The parser of YAML says where the mistake is.
    }
  // The document that has the places is large, and most files need none: it is read again where one is needed.
  const { written, problems } = readDocument(z.unknown(), text, 1);
  for (const { kind, rule = "api-is-valid", place, message, expected, nearest } of problems)
    if (kind !== "mistake") findings.push({ rule, place, message, expected, nearest, file });
  return written === undefined ? undefined : { value: Object(written), lines: text.split("\n"), placeOf };
}

type Issues = readonly z.core.$ZodIssue[];

/** What does not fit in a value; undefined for too much, of which zod cannot make a list. */
function issuesOf(schema: z.ZodType, value: unknown): Issues | undefined {
  const countOf = (issues: Issues): number =>
    issues.reduce(
      (sum, issue) =>
        sum + 1 + (issue.code === "invalid_union" ? Math.max(0, ...issue.errors.map(countOf)) : 0),
      0,
    );
  try {
    const { error } = schema.safeParse(value, { jitless: true });
    return countOf(error?.issues ?? []) > apiLimits.misfits ? undefined : (error?.issues ?? []);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function hasTooMany(text: string): boolean {
  let values = 0;
  for (const _ of text.matchAll(/[,[{]\s*|\n(?![ \t]*[\]}])/g))
    if (++values > apiLimits.fileValues) return true;
  return false;
}

function refOf(value: object): string | undefined {
  const reference: unknown = "$ref" in value ? value.$ref : undefined;
  return typeof reference === "string" ? reference : undefined;
}

/** Undefined for an address of the network, and for a file outside of the content folder. */
function targetPath(reference: string, from: string): { file: string; path: string[] } | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/)/i.test(reference)) return undefined;
  const [name = "", fragment = ""] = reference.split("#", 2);
  const file = name === "" ? from : posix.join(posix.dirname(from), decoded(name));
  if (file === ".." || file.startsWith("../")) return undefined;
  const names = fragment.split("/").slice(1);
  return { file, path: names.map((part) => decoded(part).replaceAll("~1", "/").replaceAll("~0", "~")) };
}

/** `#/paths/~1orders` */
function pointer(path: readonly PathPart[]): string {
  return `#${path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")}`;
}

/** The pointer with the nearest name for its first part that does not exist. */
function nearestPointer(path: readonly string[], whole: object): string | undefined {
  const missing = path.findIndex((_, index) => valueAt(whole, path.slice(0, index + 1)) === undefined);
  const around = valueAt(whole, path.slice(0, missing));
  const near = nearest(String(path[missing]), Object.keys(Object(around)));
  const meant = near === undefined ? undefined : path.with(missing, near);
  return meant && valueAt(whole, meant) !== undefined ? pointer(meant) : undefined;
}

/** Takes away the nearest part around `path` that a value can do without; false where that is the value. */
function withoutPart(value: unknown, path: readonly PathPart[]): boolean {
  let depth = path.length;
  while (depth > 0 && valueAt(value, path.slice(0, depth)) === undefined) depth--;
  const owner = valueAt(value, path.slice(0, depth - 1));
  const key = path[depth - 1];
  if (key === undefined || typeof owner !== "object" || owner === null) return false;
  if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else Reflect.deleteProperty(owner, key);
  return true;
}
