/** Findings as text for a terminal: one block for each cause, in order of place. */
import stringWidth from "string-width";
import { onePerCause } from "./causes.ts";
import { visibleText } from "./escape-control-characters.ts";
import { type LineOf, sourceExcerpt } from "./excerpt.ts";
import { type Finding, isError } from "./finding.ts";
import { pathOf } from "./path-of.ts";
import { notesOf } from "./whole-message.ts";
import { fitted } from "./wrap-text.ts";

/** The capabilities of the terminal that shows the report. */
export type TextStyle = {
  /** True: with colours. */
  colours: boolean;
  /** Columns of the terminal; undefined if the output is not a terminal. */
  columns: number | undefined;
};

const plain: TextStyle = { colours: false, columns: undefined };

/**
 * `en/docs/x.md:3:7  error  “./y.md” is a broken link  [link-resolves]`, below it the line with a caret under the place
 * (where `lineOf` gives lines), and what was expected.
 */
export function textReport(
  findings: readonly Finding[],
  contentFolder: string,
  { lineOf, ...style }: Partial<TextStyle> & { lineOf?: LineOf } = {},
): string {
  return onePerCause(findings)
    .map((finding) => block(finding, contentFolder, { ...plain, ...style }, lineOf))
    .join("\n");
}

const codes = { error: 31, warning: 33, path: 1, faint: 2 };

function block(
  finding: Finding,
  contentFolder: string,
  { colours, columns }: TextStyle,
  lineOf: LineOf | undefined,
): string {
  const { file, place, message, rule } = finding;
  const paint = (text: string, code: keyof typeof codes): string =>
    colours ? `\u001b[${codes[code]}m${text}\u001b[0m` : text;
  const path = pathOf(finding, contentFolder);
  const where = place ? `${path}:${place.line}:${place.column}` : path;
  const level = isError(finding) ? "error" : "warning";
  const source = place && file !== "" ? lineOf?.(file, place.line) : undefined;
  const excerpt = place && source?.trim() ? sourceExcerpt(source, place, columns) : [];
  const head = `${paint(where, "path")}  ${paint(level, level)}  ${visibleText(message)}  ${paint(`[${rule}]`, "faint")}`;
  return [
    fitted(head, columns, stringWidth),
    ...excerpt.map((line) => paint(line, "faint")),
    ...notesOf(finding, contentFolder).map((line) => fitted(`  ${visibleText(line)}`, columns, stringWidth)),
  ].join("\n");
}
