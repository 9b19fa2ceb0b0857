/** Space at the start of lines, in columns, and fences around code. */

/** The code between fences that are longer than any in it. */
export function fenced(code: string, info: string): string {
  const fence = "`".repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${fence}${info}\n${code}\n${fence}`;
}

/** Columns that a text takes at the start of a line; tabs end at each fourth (CommonMark 2.2). */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += character === "\t" ? 4 - (columns % 4) : 1;
  return columns;
}

/** Columns of the space that a line starts with. */
export function indentOf(line: string): number {
  return columnsOf(/^[ \t]*/.exec(line)?.[0] ?? "");
}

/** A line without so many columns of the space at its start, or without all of it; of a tab that goes over them, spaces are left. */
export function withoutColumns(line: string, count: number): string {
  let at = 0;
  let column = 0;
  while (column < count && /[ \t]/.test(line[at] ?? "")) {
    column += line[at] === "\t" ? 4 - (column % 4) : 1;
    at++;
  }
  return " ".repeat(Math.max(0, column - count)) + line.slice(at);
}
