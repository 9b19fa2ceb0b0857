/** zod's issues → plain problems: at which path, what is wrong, what would be right. */
import * as z from "zod";
import { nearest } from "../report/nearest.ts";

export type PathPart = string | number;

export type SchemaProblem = {
  kind: "unknown-key" | "invalid";
  /** Path of the value; of an unknown key, the key itself. */
  path: PathPart[];
  message: string;
  expected?: string | undefined;
  nearest?: string | undefined;
};

type Issue = z.core.$ZodIssue;

/** All problems of `value` under `schema`; a union gives those of the branch that is nearest to fitting. */
export function schemaProblems(schema: z.ZodType, value: unknown, issues: readonly Issue[]): SchemaProblem[] {
  return issues.flatMap((issue) => problemsOf(schema, value, issue, []));
}

function problemsOf(schema: z.ZodType, value: unknown, issue: Issue, base: PathPart[]): SchemaProblem[] {
  const path = [...base, ...issue.path.map((part) => (typeof part === "symbol" ? String(part) : part))];
  if (issue.code === "invalid_union" && issue.errors.length > 0)
    return nearestBranch(issue.errors).flatMap((inner) => problemsOf(schema, value, inner, path));
  if (issue.code === "unrecognized_keys") {
    const known = knownKeys(schema, value, path);
    return issue.keys.map((key) => ({
      kind: "unknown-key",
      path: [...path, key],
      message: `unknown key “${key}”`,
      expected: known.length > 0 ? `one of ${known.join(", ")}` : undefined,
      nearest: nearest(key, known),
    }));
  }
  const written = at(value, path);
  const last = path.at(-1);
  if (written === undefined && last !== undefined)
    return [{ kind: "invalid", path, message: `“${last}” is missing`, expected: expectedOf(issue) }];
  const choices = choicesOf(issue);
  return [
    {
      kind: "invalid",
      path,
      message:
        last === undefined ? `${show(written)} does not fit here` : `“${last}” cannot be ${show(written)}`,
      expected: expectedOf(issue),
      nearest: choices && typeof written === "string" ? nearest(written, choices) : undefined,
    },
  ];
}

/** The branch with the fewest issues near its root: the one that the author most likely meant. */
function nearestBranch(branches: readonly Issue[][]): Issue[] {
  const shallow = (issues: Issue[]) => issues.filter((issue) => issue.path.length < 2).length;
  return [...branches].sort((a, b) => shallow(a) - shallow(b) || a.length - b.length)[0] ?? [];
}

function choicesOf(issue: Issue): string[] | undefined {
  if (issue.code === "invalid_value") return issue.values.map(String);
  // A discriminated union names the values of its discriminator, which zod's types leave out.
  if (issue.code === "invalid_union" && "options" in issue && Array.isArray(issue.options))
    return issue.options.map(String);
  return undefined;
}

function expectedOf(issue: Issue): string {
  const choices = choicesOf(issue);
  if (choices) return choices.length === 1 ? String(choices[0]) : `one of ${choices.join(", ")}`;
  if (issue.code === "invalid_type") return typeNames[issue.expected] ?? `a ${issue.expected}`;
  if (issue.code === "too_small" && issue.origin === "string") return "a text that is not empty";
  if (issue.code === "too_small") return `at least ${issue.minimum}`;
  if (issue.code === "too_big") return `at most ${issue.maximum}`;
  return issue.message.replace(/^expected /, "");
}

const typeNames: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a map",
  record: "a map",
  null: "null",
};

function show(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "a map" : `“${String(value)}”`;
}

function at(value: unknown, path: readonly PathPart[]): unknown {
  return path.reduce<unknown>(
    (inner, part) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, part) : undefined),
    value,
  );
}

/** Keys that the map at `path` may have; of a discriminated union, those of the variant that is written. */
function knownKeys(schema: z.ZodType, value: unknown, path: readonly PathPart[]): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodUnion) {
    const options = inner.options.filter((option) => option instanceof z.ZodType);
    const fitting = options.filter((option) => hasType(option, value));
    return (fitting.length > 0 ? fitting : options).flatMap((option) => knownKeys(option, value, path));
  }
  const [part, ...rest] = path;
  if (part === undefined) return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  const next = at(value, [part]);
  if (inner instanceof z.ZodObject) {
    const field: unknown = inner.shape[part];
    return field instanceof z.ZodType ? knownKeys(field, next, rest) : [];
  }
  if (inner instanceof z.ZodArray && inner.element instanceof z.ZodType)
    return knownKeys(inner.element, next, rest);
  if (inner instanceof z.ZodRecord && inner.valueType instanceof z.ZodType)
    return knownKeys(inner.valueType, next, rest);
  return [];
}

/** True where the object's literal fields (its discriminator) are those of `value`. */
function hasType(option: z.ZodType, value: unknown): boolean {
  if (!(option instanceof z.ZodObject)) return false;
  const literals = Object.entries(option.shape).filter(([, field]) => field instanceof z.ZodLiteral);
  return (
    literals.length > 0 &&
    literals.every(
      ([key, field]) => field instanceof z.ZodLiteral && field.safeParse(at(value, [key])).success,
    )
  );
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    const inner = schema.unwrap();
    if (inner instanceof z.ZodType) return unwrap(inner);
  }
  if (schema instanceof z.ZodLazy) {
    const inner = schema.unwrap();
    if (inner instanceof z.ZodType) return unwrap(inner);
  }
  return schema;
}
