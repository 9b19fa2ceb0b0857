/** Part of a file that an include names: a region, between `#region name` and `#endregion` in comments of its language, or lines by number. */
import type { PageFinding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";

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

export type Taken =
  | { lines: readonly NumberedLine[] }
  /** `line` is one of the file, where the problem is there. */
  | { problem: Pick<PageFinding, "message" | "expected" | "nearest">; line?: number };

/** Takes the whole file if `name` is undefined. */
export function takeRegion(lines: readonly NumberedLine[], name: string | undefined): Taken {
  const regions = regionsIn(lines);
  if (name === "")
    return {
      problem: {
        message: "this include names no region",
        expected: "region=name, or no region for the whole file",
      },
    };
  if (name === undefined) return { lines: regions.unmarked };
  const region = regions.lines.get(name);
  const start = regions.unclosed.get(name);
  if (start !== undefined) {
    const problem = {
      message: `the region “${name}” is not closed`,
      expected: "#endregion in a comment after it",
    };
    return { problem, line: start };
  }
  if (region) return { lines: region };
  const names = [...regions.lines.keys()];
  return {
    problem: {
      message: `there is no region “${name}” in the file`,
      expected: names.length > 0 ? `one of ${names.join(", ")}` : `#region ${name} in a comment of the file`,
      nearest: nearest(name, names),
    },
  };
}

const form = 'lines=3-10, or lines="1,5-", counted from the top of the file';

/** `lines` are those of the whole file, or of a region of it; numbers are those of the file. */
export function takeLines(
  lines: readonly NumberedLine[],
  written: string | undefined,
  hasRegion: boolean,
): Taken {
  if (written === undefined) return { lines };
  if (hasRegion)
    return problem("an include has lines or a region, not both", "lines of the file, or region=name");
  const ranges = written.split(",").map(rangeOf);
  const [first] = lines;
  const last = lines.at(-1)?.line ?? 0;
  const valid = ranges.filter((range) => range !== undefined);
  if (valid.length < ranges.length) return problem(`“${written}” is not a range of lines`, form);
  const turned = valid.find(([from, to]) => to < from);
  if (turned) return problem(`“${turned.join("-")}” ends before it starts`, turned.toReversed().join("-"));
  const beyond = valid
    .flatMap(([from, to]) => (to === Number.POSITIVE_INFINITY ? [from] : [from, to]))
    .find((line) => line < 1 || line > last);
  if (beyond !== undefined)
    return problem(`there is no line ${beyond} in the file`, `lines from ${first?.line ?? 1} to ${last}`);
  return { lines: lines.filter(({ line }) => valid.some(([from, to]) => from <= line && line <= to)) };
}

/** `3-10`, `3`, `3-` → first and last line. */
function rangeOf(range: string): [number, number] | undefined {
  const [, first, dash, end] = /^\s*(\d{1,7})\s*(-)?\s*(\d{1,7})?\s*$/.exec(range) ?? [];
  if (first === undefined || (end !== undefined && dash === undefined)) return undefined;
  const from = Number(first);
  return [from, end === undefined ? (dash ? Number.POSITIVE_INFINITY : from) : Number(end)];
}

function problem(message: string, expected: string): Taken {
  return { problem: { message, expected } };
}
