/** zod's issues in words for an author. */
import type * as z from "zod";
import type { PathPart } from "./value-at.ts";

type Issue = z.core.$ZodIssue;

/** Says what is wrong with the value at `path`: it is missing, or `written` does not fit. */
export function messageOf(path: readonly PathPart[], written: unknown): string {
  const name = path.at(-1);
  if (name === undefined) return `${show(written)} stands where keys are expected`;
  if (written === undefined) return `“${name}” is missing`;
  // An item of a list is called by the list's name.
  const list = path.findLast((part) => typeof part === "string");
  return typeof name === "number" && list !== undefined
    ? `“${list}” cannot hold ${show(written)}`
    : `“${name}” cannot be ${show(written)}`;
}

/** The values that are allowed, where they are few and known. */
export function choicesOf(issue: Issue): string[] | undefined {
  if (issue.code === "invalid_value") return issue.values.map(String);
  // A discriminated union names the values of its discriminator, which zod's types leave out.
  if (issue.code === "invalid_union" && "options" in issue && Array.isArray(issue.options))
    return issue.options.map(String);
  return undefined;
}

/** Says what would be right, in a few words. */
export function expectedOf(issue: Issue, written: unknown): string {
  const choices = choicesOf(issue);
  if (choices) return choices.length === 1 ? String(choices[0]) : `one of ${choices.join(", ")}`;
  if (issue.code === "invalid_type") {
    if (issue.expected === "array" && typeof written === "string") return `a list: [${written}]`;
    const needsQuotes =
      issue.expected === "string" && (typeof written === "number" || typeof written === "boolean");
    return needsQuotes
      ? `a text: "${written}" in quotation marks`
      : (typeNames[issue.expected] ?? `a ${issue.expected}`);
  }
  if (issue.code === "too_small" && issue.origin === "string") return "a text that is not empty";
  if (issue.code === "too_small" && issue.origin === "array") return "at least one item";
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
  object: "keys with values",
  record: "keys with values",
  null: "null",
};

function show(value: unknown): string {
  if (value === null || value === "") return "empty";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  return typeof value === "object" ? "keys with values" : `“${String(value)}”`;
}
