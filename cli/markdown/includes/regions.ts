/** Named regions of a file: lines between `#region name` and `#endregion`, which are in comments of its language. */

export type NumberedLine = { text: string; line: number };

const marker =
  /^\s*(?:<!--|\{?\/\*|\/\/|#|--|;|%)?\s*#(end)?region\b(?:\s+([\p{L}\p{N}_.-]+))?\s*(?:-->|\*\/\}?)?\s*$/u;

type Regions = {
  /** Lines by name, without those that mark regions; parts of one name follow each other. */
  lines: ReadonlyMap<string, NumberedLine[]>;
  /** Every line that marks no region. */
  unmarked: readonly NumberedLine[];
  /** Regions without an end, by name, and where they start. */
  unclosed: ReadonlyMap<string, number>;
};

/** `#endregion name` ends that region, a bare one the innermost. */
export function regionsIn(lines: readonly NumberedLine[]): Regions {
  const found = new Map<string, NumberedLine[]>();
  const unmarked: NumberedLine[] = [];
  let open: { name: string; line: number }[] = [];
  for (const line of lines) {
    const [match, end, name = ""] = marker.exec(line.text) ?? [];
    if (match === undefined) {
      unmarked.push(line);
      for (const region of new Set(open.map((each) => each.name))) found.get(region)?.push(line);
    } else if (end === undefined) {
      open.push({ name, line: line.line });
      if (!found.has(name)) found.set(name, []);
    } else {
      const last = name === "" ? open.length - 1 : open.findLastIndex((each) => each.name === name);
      open = open.filter((_, index) => index !== last);
    }
  }
  found.delete("");
  return { lines: found, unmarked, unclosed: new Map(open.map(({ name, line }) => [name, line])) };
}
