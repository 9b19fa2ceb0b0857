/** zod's issues → plain problems: at which path, what is wrong, what would be right. */
import * as z from "zod";
import { limits } from "../../report/limits/limits.ts";
import { nearest } from "../../report/nearest.ts";
import { keyInsteadOf, placeInsteadOf } from "../other-tools/keys.ts";
import { likelyOptions, schemasAt } from "./schema-at.ts";
import type { Spelling } from "./spelling.ts";
import { type PathPart, valueAt } from "./value-at.ts";
import { choicesOf, expectedOf, keysOfFile, meantBoolean, messageOf } from "./wording.ts";

type SchemaProblem = {
  kind: "unknown-key" | "invalid";
  /** Path of the value; of an unknown key, the key itself. */
  path: PathPart[];
  /** True: it is the key that is wrong, not its value. */
  ofKey?: true | undefined;
  message: string;
  expected?: string | undefined;
  nearest?: string | undefined;
  /** Paths of unknown keys that are only counted. */
  others?: PathPart[][] | undefined;
  /** Path of the item of the same list that is the same. */
  first?: PathPart[] | undefined;
};

type Issue = z.core.$ZodIssue;

/** A value to check against a schema, and the spelling of its parts where it is known. */
type Checked = {
  schema: z.ZodType;
  value: unknown;
  spellingAt(path: readonly PathPart[]): Spelling | undefined;
};

/** All problems of `value` under `schema`; a union gives those of the branch that is nearest to fitting. */
export function schemaProblems(
  schema: z.ZodType,
  value: unknown,
  issues: readonly Issue[],
  spellingAt: Checked["spellingAt"] = () => undefined,
): SchemaProblem[] {
  const checked = { schema, value, spellingAt };
  const problems = issues.flatMap((issue) => problemsOf(checked, issue, []));
  // One complaint about one value is enough: the next one is often its echo.
  const seen = new Set<string>();
  const misspelt = new Set(
    problems.flatMap(({ path, nearest: meant }) =>
      meant === undefined ? [] : [keyOf([...path.slice(0, -1), meant])],
    ),
  );
  return withoutLikeItems(problems, value).filter(({ path }) => {
    const isMisspelt = misspelt.has(keyOf(path)) && valueAt(value, path) === undefined;
    return !isMisspelt && !seen.has(keyOf(path)) && seen.add(keyOf(path));
  });
}

/** Where every item of a list is of another kind than it should be, the first says it for all. */
function withoutLikeItems(problems: readonly SchemaProblem[], value: unknown): SchemaProblem[] {
  const listOf = ({ path, expected }: SchemaProblem) =>
    typeof path.at(-1) === "number" ? `${keyOf(path.slice(0, -1))} ${expected}` : undefined;
  const counts = new Map<string | undefined, number>();
  for (const problem of problems) counts.set(listOf(problem), (counts.get(listOf(problem)) ?? 0) + 1);
  return problems.filter((problem) => {
    const list = listOf(problem);
    const items = valueAt(value, problem.path.slice(0, -1));
    const isForAll = list !== undefined && Array.isArray(items) && counts.get(list) === items.length;
    return !isForAll || problem.path.at(-1) === 0;
  });
}

function keyOf(path: readonly PathPart[]): string {
  return path.join("\0");
}

function problemsOf(checked: Checked, issue: Issue, base: PathPart[]): SchemaProblem[] {
  const { schema, value } = checked;
  const path = [...base, ...issue.path.map((part) => (typeof part === "symbol" ? String(part) : part))];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const branch = nearestBranch(issue.errors, valueAt(value, path));
    return withoutGuesses(branch, valueAt(value, path)).flatMap((inner) => problemsOf(checked, inner, path));
  }
  if (issue.code === "unrecognized_keys")
    return unknownKeys(issue.keys, knownKeys(schema, value, path), path, (key) =>
      keyAbove(checked, path, key),
    );
  if (issue.code === "invalid_key")
    return issue.issues.map((inner) => ({
      kind: "invalid",
      path,
      ofKey: true,
      message: `“${path.at(-1)}” cannot be a key here`,
      expected: expectedOf(inner, undefined),
    }));
  const first: unknown = issue.code === "custom" ? issue.params?.first : undefined;
  if (typeof first === "number" || typeof first === "string")
    return [
      {
        kind: "invalid",
        path,
        message: issue.message,
        expected: "one of the two",
        first: [...path.slice(0, -1), first],
      },
    ];
  const written = valueAt(value, path);
  const choices = choicesOf(issue);
  const keys =
    issue.code === "invalid_type" && issue.expected === "object" ? knownKeys(schema, value, path) : [];
  return [
    {
      kind: "invalid",
      path,
      message: messageOf(path, issue, written, checked.spellingAt(path)),
      expected: expectedAt(checked, issue, path) + (isFew(keys) ? `: ${keys.join(", ")}` : ""),
      nearest:
        choices && typeof written === "string" ? nearest(written, choices) : meantBoolean(issue, written),
    },
  ];
}

/** Where nothing is written, what belongs there. */
function expectedAt({ schema, value, spellingAt }: Checked, issue: Issue, path: readonly PathPart[]): string {
  const written = valueAt(value, path);
  const spelling = spellingAt(path);
  if (path.length === 0 && issue.code === "invalid_type") return keysOfFile;
  const isText =
    (issue.code === "invalid_type" && issue.expected === "string") ||
    (issue.code === "too_small" && issue.origin === "string");
  const isEmpty = written === undefined || written === "" || (written === null && !spelling?.source);
  if (!isText || !isEmpty) return expectedOf(issue, written, spelling);
  const belonging = schemasAt(schema, value, path).map(expectationOf);
  return belonging.find((what) => what !== undefined) ?? expectedOf(issue, written, spelling);
}

/** A longer list of keys does not help in a report. */
const readableList = 24;

/** So few can be listed beside another answer. */
function isFew(keys: readonly string[]): boolean {
  return keys.length > 0 && keys.length <= 10;
}

function expectedKeys(known: readonly string[], meant: string | undefined): string | undefined {
  if (known.length === 0 || (meant !== undefined && !isFew(known))) return undefined;
  if (known.length > readableList) return "a key that the manual lists for this file: npx twsite manual";
  return `${known.length === 1 ? "only" : "one of"} ${known.join(", ")}`;
}

/** The key above this one, if that can have it below itself: the spaces before this one are missing. */
function keyAbove({ schema, value }: Checked, path: readonly PathPart[], key: string): string | undefined {
  const keys = Object.keys(Object(valueAt(value, path)));
  const above = keys[keys.indexOf(key) - 1];
  return above !== undefined && knownKeys(schema, value, [...path, above]).includes(key) ? above : undefined;
}

function unknownKeys(
  keys: readonly string[],
  known: readonly string[],
  path: PathPart[],
  aboveOf: (key: string) => string | undefined,
): SchemaProblem[] {
  const named = keys.slice(0, limits.unknownKeys);
  const rest = keys.slice(limits.unknownKeys);
  const problems = named.map((key): SchemaProblem => {
    const above = aboveOf(key);
    const elsewhere =
      above === undefined ? placeInsteadOf(key, known) : `two spaces before it, if it belongs to “${above}”`;
    const meant = elsewhere === undefined ? meantKey(key, known) : undefined;
    return {
      kind: "unknown-key",
      path: [...path, key],
      message: `unknown key “${key}”`,
      expected: elsewhere ?? expectedKeys(known, meant),
      nearest: meant,
    };
  });
  const [first, ...others] = rest.map((key) => [...path, key]);
  if (first === undefined) return problems;
  const message =
    rest.length === 1
      ? `unknown key “${rest[0]}”`
      : `this and ${rest.length - 1} more keys below it are unknown`;
  return [...problems, { kind: "unknown-key", path: first, message, others }];
}

/** The known key that is written in another way, or under the name that another tool has for it. */
function meantKey(key: string, known: readonly string[]): string | undefined {
  const spelt = known.find((each) => each.toLowerCase() === key.toLowerCase());
  return spelt ?? keyInsteadOf(key, known) ?? nearest(key, known);
}

/**
 * The branch that the author most likely meant: one for this type of value, then the one with the fewest issues near
 * its root, of which each key that it does not know is one.
 */
function nearestBranch(branches: readonly Issue[][], written: unknown): Issue[] {
  // A number where a text or `false` may be is a text without its quotation marks.
  const isScalar = typeof written === "number" || typeof written === "boolean";
  const text = isScalar ? branches.find(([issue]) => issue && isTextExpected(issue)) : undefined;
  if (text) return text;
  const ofOtherType = (issues: Issue[]) =>
    issues.filter((issue) => issue.path.length === 0 && issue.code === "invalid_type").length;
  const shallow = (issues: Issue[]) =>
    issues
      .filter((issue) => issue.path.length < 2)
      .reduce((sum, issue) => sum + (issue.code === "unrecognized_keys" ? issue.keys.length : 1), 0);
  const [best = []] = [...branches].sort(
    (a, b) => ofOtherType(a) - ofOtherType(b) || shallow(a) - shallow(b) || a.length - b.length,
  );
  return best;
}

/** Leaves out missing keys of a branch where another is unknown: the author may not have meant that branch. */
function withoutGuesses(branch: readonly Issue[], written: unknown): readonly Issue[] {
  const hasUnknown = branch.some((issue) => issue.code === "unrecognized_keys" && issue.path.length === 0);
  return branch.filter(
    ({ path: [key, inner] }) =>
      !hasUnknown || typeof key !== "string" || inner !== undefined || valueAt(written, [key]) !== undefined,
  );
}

function isTextExpected(issue: Issue): boolean {
  return issue.path.length === 0 && issue.code === "invalid_type" && issue.expected === "string";
}

/** The first sentence of a description, as it continues the word “expected”, without examples in brackets. */
function described(description: string | undefined): string | undefined {
  const [sentence = ""] = (description ?? "").replace(/ ?\([^)]*\)/g, "").split(/[.:;](?:\s|$)/, 1);
  // “True: …” and the like say what a value does, not what it is.
  if (sentence === "" || sentence.length > 80) return undefined;
  const [first = "", second = ""] = sentence;
  return (/[A-Z]/.test(second) ? first : first.toLowerCase()) + sentence.slice(1);
}

/** A text that only fits where any text does. */
const noText = "\u0000";

/** The expectation of the schema; its description where any text fits, and undefined where neither is known. */
function expectationOf(schema: z.ZodType): string | undefined {
  try {
    const [issue] = schema.safeParse(noText).error?.issues ?? [];
    if (issue) return issue.code !== "invalid_union" ? expectedOf(issue, undefined) : undefined;
    return described(schema.description);
  } catch {
    // The schema of a component may run code of its own.
    return undefined;
  }
}

/** Keys that the map at `path` may have, each once; of a union, those of the variants that are likely meant. */
function knownKeys(schema: z.ZodType, value: unknown, path: readonly PathPart[]): string[] {
  const options = schemasAt(schema, value, path).flatMap((found) =>
    likelyOptions(found, valueAt(value, path)),
  );
  return [
    ...new Set(options.flatMap((option) => (option instanceof z.ZodObject ? Object.keys(option.shape) : []))),
  ];
}
