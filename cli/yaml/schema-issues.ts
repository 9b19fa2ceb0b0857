/** zod's issues → plain problems: at which path, what is wrong, what would be right. */
import type * as z from "zod";
import { nearest } from "../report/nearest.ts";
import { knownKeys } from "./known-keys.ts";
import { at, type PathPart } from "./value-at.ts";
import { choicesOf, expectedOf, messageOf } from "./wording.ts";

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
  const problems = issues.flatMap((issue) => problemsOf(schema, value, issue, []));
  // One complaint about one value is enough: the next one is often its echo.
  const seen = new Set<string>();
  return problems.filter(({ path }) => {
    const key = path.join("\0");
    return !seen.has(key) && seen.add(key);
  });
}

function problemsOf(schema: z.ZodType, value: unknown, issue: Issue, base: PathPart[]): SchemaProblem[] {
  const path = [...base, ...issue.path.map((part) => (typeof part === "symbol" ? String(part) : part))];
  if (issue.code === "invalid_union" && issue.errors.length > 0)
    return nearestBranch(issue.errors).flatMap((inner) => problemsOf(schema, value, inner, path));
  if (issue.code === "unrecognized_keys")
    return unknownKeys(issue.keys, knownKeys(schema, value, path), path);
  if (issue.code === "invalid_key")
    return issue.issues.map((inner) => ({
      kind: "invalid",
      path,
      message: `“${path.at(-1)}” cannot be a key here`,
      expected: expectedOf(inner, undefined),
    }));
  const written = at(value, path);
  const choices = choicesOf(issue);
  const keys =
    issue.code === "invalid_type" && issue.expected === "object" ? knownKeys(schema, value, path) : [];
  return [
    {
      kind: "invalid",
      path,
      message: messageOf(path, written),
      expected: expectedOf(issue, written) + (isShort(keys) ? `: ${keys.join(", ")}` : ""),
      nearest: choices && typeof written === "string" ? nearest(written, choices) : undefined,
    },
  ];
}

/** More keys than these are no help in a report. */
const readableList = 30;

function isShort(keys: readonly string[]): boolean {
  return keys.length > 0 && keys.length <= readableList / 3;
}

function unknownKeys(keys: readonly string[], known: readonly string[], path: PathPart[]): SchemaProblem[] {
  return keys.map((key) => {
    const meant = nearest(key, known);
    const isHelpful = meant === undefined ? known.length > 0 && known.length <= readableList : isShort(known);
    return {
      kind: "unknown-key",
      path: [...path, key],
      message: `unknown key “${key}”`,
      expected: isHelpful ? `${known.length === 1 ? "only" : "one of"} ${known.join(", ")}` : undefined,
      nearest: meant,
    };
  });
}

/**
 * The branch that the author most likely meant: one for this type of value, then the one with the fewest issues near
 * its root, of which each key that it does not know is one.
 */
function nearestBranch(branches: readonly Issue[][]): Issue[] {
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
