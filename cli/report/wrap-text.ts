/** A line → lines that fit a narrow terminal, broken between words; those after the first are set in. */

/** A terminal that is narrower than a few words breaks the lines itself. */
const leastColumns = 20;

export function wrapped(
  line: string,
  columns: number,
  { setIn = 0, widthOf = (text: string) => text.length } = {},
): string {
  const width = Math.max(leastColumns, columns);
  const lines: string[] = [];
  let current = "";
  // Words with the spaces before them, which a break takes away.
  for (const word of line.match(/ *[^ ]+/g) ?? []) {
    if (current.trim() !== "" && widthOf(current) + widthOf(word) > width) {
      lines.push(current);
      current = " ".repeat(setIn) + word.trimStart();
    } else current += word;
  }
  return [...lines, current].join("\n");
}

/** Each line of a report for itself; as it is where there is no terminal. */
export function fitted(
  text: string,
  columns: number | undefined,
  widthOf?: (text: string) => number,
): string {
  if (columns === undefined) return text;
  return text
    .split("\n")
    .map((line) => wrapped(line, columns, { setIn: 4, ...(widthOf && { widthOf }) }))
    .join("\n");
}
