/** Lines of a file that an include names by number: `lines=3-10`, `lines="1,5-"`. */
import type { NumberedLine } from "./regions.ts";
import type { Taken } from "./take-region.ts";

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
