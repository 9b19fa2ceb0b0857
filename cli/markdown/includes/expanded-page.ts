/** The lines of a page together with those that it includes, and where each of them is written. */
import {
  firstPlace,
  type PageFinding,
  type Place,
  type RelatedPlace,
  type TextEdit,
} from "../../report/finding.ts";
import type { Dependency } from "./page-uses.ts";

/** A directive that includes a file. */
export type Inclusion = { file: string; place: Place };

export type Line = {
  text: string;
  /** Path of the file that the line is written in, and its number there. */
  file: string;
  line: number;
  /** How many columns further right the line starts here than in its file. */
  shift: number;
  /** The directives that include it, the nearest first; empty for a line of the page itself. */
  via: readonly Inclusion[];
};

/** The page at `path` with what it includes: `lines[0]` is the line `firstLine` of its parse. */
export type Expanded = { lines: readonly Line[]; firstLine: number; path: string };

/** Undefined also for a page that includes nothing. */
export function lineAt(expanded: Expanded | undefined, place: Place | undefined): Line | undefined {
  return place && expanded?.lines[place.line - expanded.firstLine];
}

/** A place of the expanded page as one of the file that the line is written in. */
export function placeIn({ line, shift }: Line, { column }: Place): Place {
  return { line, column: Math.max(1, column - shift) };
}

/** A finding of the expanded page, moved to the file that it is about. */
export function moved(written: PageFinding, expanded: Expanded | undefined): PageFinding {
  const { first, ...finding } = written;
  const line = lineAt(expanded, finding.place);
  if (!line || !finding.place) return written;
  const { file, related = [] } = whereabouts(line);
  const before = lineAt(expanded, first);
  const all = [
    ...(before && first ? [firstPlace(before.file, placeIn(before, first))] : []),
    ...(finding.related ?? []),
    ...related,
  ];
  return {
    ...finding,
    place: placeIn(line, finding.place),
    ...(finding.fix && { fix: movedFix(finding.fix, line, expanded) }),
    ...(file !== undefined && { file }),
    ...(all.length > 0 && { related: all }),
  };
}

/** Undefined where an edit is of another file than the finding. */
function movedFix(
  fix: readonly TextEdit[],
  { file }: Line,
  expanded: Expanded | undefined,
): TextEdit[] | undefined {
  const edits = fix.flatMap(({ start, end, text }): TextEdit[] => {
    const [first, last] = [lineAt(expanded, start), lineAt(expanded, end)];
    if (first?.file !== file || last?.file !== file) return [];
    return [{ start: placeIn(first, start), end: placeIn(last, end), text }];
  });
  return edits.length === fix.length ? edits : undefined;
}

/** The same for what the page takes from elsewhere. */
export function movedDependency(dependency: Dependency, expanded: Expanded | undefined): Dependency {
  const line = lineAt(expanded, dependency.place);
  if (!line || !dependency.place) return dependency;
  return { ...dependency, place: placeIn(line, dependency.place), ...whereabouts(line) };
}

/** File of a line, and the directives that include it in the page; nothing for a line of the page itself. */
export function whereabouts({ file, via }: Line): Pick<PageFinding, "file" | "related"> {
  if (via.length === 0) return {};
  return { file, related: includedBy({ via }) };
}

/** The directives that include something in a page, as places of a finding. */
export function includedBy({ via }: { via: readonly Inclusion[] }): RelatedPlace[] {
  return via.map((inclusion) => ({ note: "included by", ...inclusion }));
}

/** `prefix` is what is before the directive on its line: `  `, `> `, `1. `. */
export function fitLines(
  lines: readonly Line[],
  prefix: string,
  { before, after, directive }: { before: Line | undefined; after: Line | undefined; directive: Line },
): Line[] {
  // A marker of a list is on the first line alone; its content is as far in on the others.
  const others = prefix.replace(/[^>\s]/g, " ");
  const blank = { ...directive, text: others.trimEnd() };
  if (lines.length === 0) return [{ ...directive, text: prefix }];
  const content = lines.map((line, index) => indented(line, index === 0 ? prefix : others));
  const opensItem = prefix !== others;
  return [
    ...(isText(before, others) && !opensItem ? [blank] : []),
    ...content,
    ...(isText(after, others) ? [blank] : []),
  ];
}

function indented(line: Line, prefix: string): Line {
  if (line.text.trim() === "") return { ...line, text: prefix.trimEnd() };
  return { ...line, text: prefix + line.text, shift: line.shift + prefix.length };
}

/** Text of the same block would run on into what is included; a fence of colons would not. */
function isText(line: Line | undefined, prefix: string): boolean {
  if (line === undefined || line.text.trim() === "" || line.text.trim() === prefix.trim()) return false;
  return !/^[\s>]*:{3,}/.test(line.text);
}
