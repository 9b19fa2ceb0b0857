/** Values that pages insert by name, as `{{name}}`: how a name is looked for, and what is said of one that is unknown. */

import type { PageFinding, Place } from "../../report/finding.ts";
import { limits } from "../../report/limits/limits.ts";
import { type Suggester, suggester } from "../../report/suggester.ts";
import { placeholderInValue } from "../placeholders/placeholder-finding.ts";

/** Values by name, and the files that they are from. */
export type LocaleVariables = { files: readonly string[]; values: Readonly<Record<string, string>> };

/** A name in braces; a backslash before one of them escapes both. */
export const pattern = /(\\?\{){2}[ \t]*([a-z][a-z0-9_-]*)[ \t]*\}\}/gi;

/** A text without markup, with values; `valueNamed` returns undefined for an unknown name. A backslash escapes the braces. */
export function inText(text: string, valueNamed: (name: string) => string | undefined): string {
  return text.replace(pattern, (written: string, _, name: string) =>
    written.includes("\\") ? written.replaceAll("\\", "") : (valueNamed(name) ?? written),
  );
}

/** Finding for too many values: each place may have the longest one. */
export function tooMuchFilled(place: PageFinding["place"]): PageFinding {
  return {
    rule: "size-is-bounded",
    place,
    message: "with the values of its variables, this page becomes too long here",
    expected: `at most ${limits.insertedBytes / 1000} kB of values: several pages, or shorter values`,
  };
}

export function variableSuggester({ values }: LocaleVariables): Suggester {
  return suggester(() => Object.keys(values));
}

export function unknownVariable(
  name: string,
  { files }: LocaleVariables,
  place: Place | undefined,
  suggest: Suggester,
  form?: "without braces",
): PageFinding {
  return {
    rule: "variable-is-known",
    place,
    message: `there is no variable “${name}”`,
    expected: `a name in ${files.join(" or ")}${form ? "" : ", or \\{{ for the characters"}`,
    nearest: suggest(name),
    related: files.map((file) => ({ note: "looked in", file })),
  };
}

/** True for a value that the owner has given: neither empty nor a placeholder. */
export function isFilledIn(value: string): boolean {
  return value.trim() !== "" && placeholderInValue(value, true) === undefined;
}
