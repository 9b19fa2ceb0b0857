/** Values of a source, whose form is not known: what they are as records, texts and parts. */

import { ownValue } from "../../schema/own-value.ts";

/** True for an object with keys, as YAML and JSON have them. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An empty record for a value of another form. */
export function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** The records of a list; empty for a value of another form. */
export function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Maps are merged at each level; what `later` says wins. */
export function mergedRecords(
  earlier: Readonly<Record<string, unknown>>,
  later: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const result = new Map(Object.entries(earlier));
  for (const [key, value] of Object.entries(later)) {
    const before = result.get(key);
    result.set(key, isRecord(before) && isRecord(value) ? mergedRecords(before, value) : value);
  }
  return Object.fromEntries(result);
}

/** The value at the end of the keys, each of which is one of the record before it. */
export function valueAt(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((at, key) => (isRecord(at) ? ownValue(at, key) : undefined), value);
}

/** Undefined for an empty text, too. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The text of a text or of a number. */
export function scalarText(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** A list of texts: of one text with commas, or of a list with numbers in it. */
export function textsOf(value: unknown): string[] | undefined {
  if (typeof value === "string") return value.split(",").flatMap((part) => part.trim() || []);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((part: unknown) => scalarText(part)?.trim() || []);
}
