/**
 * GFM tables, tried only where one can be.
 *
 * The tokenizer would read the first line of every paragraph as a possible head of a table. A table has a
 * delimiter row (`| --- | --: |`), so only the line before one can be a head, and only the lines from there to
 * the next blank one belong to it.
 */
import { gfmTable } from "micromark-extension-gfm-table";
import type { Construct, Extension } from "micromark-util-types";

/** `firstLine` is the number of the first of `lines`. Undefined where no table can be. */
export function tableSyntax(lines: readonly string[], firstLine: number): Extension | undefined {
  const candidates = tableLines(lines, firstLine);
  const table = gfmTable().flow?.null;
  if (candidates.size === 0 || table === undefined || Array.isArray(table)) return undefined;
  const construct: Construct = {
    ...table,
    tokenize(effects, ok, nok) {
      const start = table.tokenize.call(this, effects, ok, nok);
      return (code) => (candidates.has(this.now().line) ? start(code) : nok(code));
    },
  };
  return { flow: { null: construct } };
}

function tableLines(lines: readonly string[], firstLine: number): Set<number> {
  const found = new Set<number>();
  let inside = false;
  for (const [index, line] of lines.entries()) {
    if (isDelimiterRow(line)) {
      inside = true;
      found.add(firstLine + index - 1);
    } else if (line.trim() === "") inside = false;
    if (inside) found.add(firstLine + index);
  }
  return found;
}

/** The row may be in a quotation: `> | --- |`. */
function isDelimiterRow(line: string): boolean {
  return line.includes("-") && /^[\s>|:-]+$/.test(line);
}
