/** Edits that findings carry, put into the texts of their files. */
import { causesOf } from "./causes.ts";
import type { Finding, TextEdit } from "./finding.ts";
import { pathOf } from "./path-of.ts";

export type Fixes = {
  /** Findings whose edits are in the texts, in the order of reports. */
  fixed: Finding[];
  /** New texts of the files that change, by their paths from the content folder. */
  texts: Map<string, string>;
};

/**
 * `read` returns the text of a file, with its byte order mark, or undefined for one that could not be written back as it is. The
 * edits of a finding come all or none: one that changes what another has changed waits for the next run.
 */
export function fixesOf(findings: readonly Finding[], read: (file: string) => string | undefined): Fixes {
  const fixed: Finding[] = [];
  const texts = new Map<string, string>();
  for (const file of new Set(findings.filter(({ fix = [] }) => fix.length > 0).map(({ file }) => file))) {
    const own = findings.filter((finding) => finding.file === file && finding.fix);
    const text = read(file);
    if (text === undefined) continue;
    const taken: Span[] = [];
    const spanOf = spansIn(text);
    for (const finding of own) {
      const spans = (finding.fix ?? []).map(spanOf);
      if (!spans.every((span, index) => span && isFree(span, [...taken, ...spans.slice(0, index)]))) continue;
      taken.push(...spans.filter((span) => span !== undefined));
      fixed.push(finding);
    }
    if (taken.length > 0) texts.set(file, replaced(text, taken));
  }
  return { fixed, texts };
}

/** A line for each cause: what was wrong, how often, and where. */
export function fixedLines({ fixed }: Pick<Fixes, "fixed">, contentFolder: string): string {
  const lines = causesOf(fixed).map(({ first, others }) => {
    const files = [...new Set([first, ...others].map((finding) => pathOf(finding, contentFolder)))];
    const more = files.length > 3 ? ` and ${files.length - 3} more` : "";
    const times = others.length > 0 ? `${others.length + 1} times: ` : "";
    return `fixed  ${times}${first.message}  [${first.rule}]\n       ${files.slice(0, 3).join(", ")}${more}`;
  });
  return lines.join("\n");
}

/** A line for each finding whose edits are not made, and why. */
export function refusedLines(
  refused: readonly { finding: Finding; harm: string }[],
  contentFolder: string,
): string {
  return refused
    .map(
      ({ finding, harm }) =>
        `left   ${finding.message}  [${finding.rule}]\n       ${pathOf(finding, contentFolder)}: its correction would do harm: ${harm}`,
    )
    .join("\n");
}

/** Part of a text by its offsets, and what takes its place. */
type Span = { start: number; end: number; text: string };

/** Undefined for an edit whose places the text does not have. */
function spansIn(source: string): (edit: TextEdit) => Span | undefined {
  const starts = [source.startsWith("\uFEFF") ? 1 : 0];
  for (const { index, 0: end } of source.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  // The lines of an edit end as the first one of the file does.
  const [lineEnd = "\n"] = /\r\n?|\n/.exec(source) ?? [];
  const offsetOf = ({ line, column }: TextEdit["start"]) => {
    const start = starts[line - 1];
    const offset = start === undefined ? Number.NaN : start + column - 1;
    return offset <= (starts[line] ?? source.length) ? offset : undefined;
  };
  return ({ start: from, end: to, text }) => {
    const start = offsetOf(from);
    const end = offsetOf(to);
    if (start === undefined || end === undefined || start > end) return undefined;
    return { start, end, text: text.replaceAll("\n", lineEnd) };
  };
}

/** Two that only touch may be in either order, unless both insert. */
function isFree({ start, end }: Span, others: readonly (Span | undefined)[]): boolean {
  return others.every(
    (other) =>
      !other ||
      end < other.start ||
      other.end < start ||
      ((end === other.start || other.end === start) && start !== other.start),
  );
}

function replaced(source: string, spans: Span[]): string {
  let text = "";
  let done = 0;
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    text += source.slice(done, span.start) + span.text;
    done = span.end;
  }
  return text + source.slice(done);
}
