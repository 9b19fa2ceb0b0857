/** Messages for an author from the issues of zod. */
import type * as z from "zod";
import { oneOf } from "../../report/counted.ts";
import { type Spelling, withoutCurlyQuotes } from "./spelling.ts";
import type { PathPart } from "./value-at.ts";

type Issue = z.core.$ZodIssue;

/** Says what is wrong with the value at `path`: it is missing, or `written` does not fit. */
export function messageOf(
  path: readonly PathPart[],
  issue: Issue,
  written: unknown,
  spelling?: Spelling,
): string {
  const name = path.at(-1);
  const isQuoted = spelling?.quoted && typeof written === "string" && isBareWord(issue, written);
  const shown = isQuoted ? `the text "${written}"` : show(written, spelling);
  if (name === undefined)
    return typeof written === "string" ? `${shown} is not a key with a value` : `${shown} cannot be here`;
  if (written === undefined) return `“${name}” is missing`;
  // An item of a list is called by the list's name.
  const list = path.findLast((part) => typeof part === "string");
  // The keys are there, but do not fit together.
  if (issue.code === "custom" && typeof written === "object" && written !== null)
    return typeof name === "number" ? `an item of “${list}” is not valid` : `“${name}” is not valid here`;
  return typeof name === "number" && list !== undefined
    ? `“${list}” cannot hold ${shown}`
    : `“${name}” cannot be ${shown}`;
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
export function expectedOf(issue: Issue, written: unknown, spelling?: Spelling): string {
  const bare = typeof written === "string" ? withoutCurlyQuotes(written) : undefined;
  if (bare !== undefined && !spelling?.quoted)
    return isBareWord(issue, bare) ? bare : `${bare}, or "${bare}" in straight quotation marks`;
  const choices = choicesOf(issue);
  if (choices) return oneOf(choices);
  if (issue.code === "invalid_type") {
    if (issue.expected === "array" && typeof written === "string" && written !== "")
      return `a list: [${written}]`;
    if (
      issue.expected === "string" &&
      isOtherScalar(written, spelling) &&
      issue.message.startsWith("expected ")
    )
      return issue.message.replace(/^expected /, "");
    if (issue.expected === "string" && isOtherScalar(written, spelling))
      return `a text: "${spelling?.source ?? String(written)}" in quotation marks`;
    if (spelling?.quoted && typeof written === "string" && isBareWord(issue, written))
      return `${written} without quotation marks`;
    if (issue.expected === "string" && isBraces(written))
      return "quotation marks around a text that starts with {";
    return typeNames[issue.expected] ?? `a ${issue.expected}`;
  }
  if (issue.code === "invalid_format" && issue.format === "url" && issue.message === "Invalid URL")
    return "an address such as https://example.com";
  if (issue.code === "too_small" && issue.origin === "string") return "a text that is not empty";
  if (issue.code === "too_small" && issue.origin === "array") return "at least one item";
  if (issue.code === "too_small") return `at least ${issue.minimum}`;
  if (issue.code === "too_big") return `at most ${issue.maximum}`;
  return issue.message.replace(/^expected /, "");
}

/** Values that YAML takes for something else than a text: a number, a yes or a no, or nothing where a word says so. */
function isOtherScalar(written: unknown, spelling: Spelling | undefined): boolean {
  return (
    typeof written === "number" ||
    typeof written === "boolean" ||
    (written === null && spelling !== undefined && spelling.source !== "")
  );
}

/** True for what YAML makes of `{{ name }}`: a map whose key is a map. */
function isBraces(written: unknown): boolean {
  return typeof written === "object" && written !== null && /^\{ /.test(Object.keys(written)[0] ?? "");
}

/** True where the text would be right without quotation marks. */
function isBareWord(issue: Issue, text: string): boolean {
  if (issue.code !== "invalid_type") return false;
  if (issue.expected === "boolean") return text === "true" || text === "false";
  const isNumeric = issue.expected === "number" || issue.expected === "int";
  return isNumeric && text.trim() !== "" && Number.isFinite(Number(text));
}

/** Words that other languages, and older YAML, take for yes and no. */
const yesAndNo: ReadonlyMap<string, string> = new Map([
  ["yes", "true"],
  ["on", "true"],
  ["y", "true"],
  ["no", "false"],
  ["off", "false"],
  ["n", "false"],
]);

/** The value that was most likely meant by a word where a yes or a no is expected. */
export function meantBoolean(issue: Issue, written: unknown): string | undefined {
  const isBoolean = issue.code === "invalid_type" && issue.expected === "boolean";
  return isBoolean && typeof written === "string" ? yesAndNo.get(written.toLowerCase()) : undefined;
}

/** The form that a file as a whole has to have. */
export const keysOfFile = "a key, a colon and a value on each line";

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

function show(value: unknown, spelling: Spelling | undefined): string {
  if (value === null && spelling?.source) return `“${spelling.source}”, which YAML reads as no value`;
  if (value === null || value === "") return "empty";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "number" && spelling && spelling.source !== String(value))
    return `“${spelling.source}”, which YAML reads as the number ${value}`;
  if (typeof value === "string" && !spelling?.quoted && withoutCurlyQuotes(value) !== undefined)
    return `${value}, whose curly quotation marks are part of the value`;
  return typeof value === "object" ? "keys with values" : `“${String(value)}”`;
}
