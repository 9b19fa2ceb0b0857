/** TOML of the source → values. Dates stay texts. */
import { parse, TomlDate, TomlError } from "smol-toml";
import { FileProblem } from "./file-problem.ts";

/** Throws a `FileProblem`. `firstLine` is the line of the file on which the text starts. */
export function parsedToml(text: string, firstLine = 1): Record<string, unknown> {
  try {
    return tableOf(parse(text));
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const place = { line: error.line + firstLine - 1, column: error.column };
    const [, reason = ""] = /^Invalid TOML document: (.*)/.exec(error.message) ?? [];
    throw new FileProblem("this is not TOML", { place, expected: reason || undefined });
  }
}

function tableOf(table: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, withTexts(value)]));
}

/** A date of TOML → the text of it, as dates are in YAML. */
function withTexts(value: unknown): unknown {
  if (value instanceof TomlDate) return value.toISOString();
  if (Array.isArray(value)) return value.map(withTexts);
  return typeof value === "object" && value !== null ? tableOf(value) : value;
}
