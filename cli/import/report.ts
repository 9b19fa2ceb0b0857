/** `import-report.md`: what stayed behind, where, and what is left to do. */
import { onePerCause } from "../report/causes.ts";
import { counted } from "../report/counted.ts";
import type { Finding } from "../report/finding.ts";
import { relatedLines } from "../report/related.ts";
import { compareNotes, type Note, noteLine } from "./note.ts";

/** A line per thing to know, in order: what holds for many places of a file is said once, with all its lines. */
export function noteLines(notes: readonly Note[]): string[] {
  const groups = new Map<string, Note[]>();
  for (const note of [...notes].sort(compareNotes)) {
    const key = JSON.stringify([note.file, note.message, note.instead]);
    const group = groups.get(key);
    if (group) group.push(note);
    else groups.set(key, [note]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const lines = new Set(others.map(({ place }) => place?.line).filter((line) => line !== undefined));
    lines.delete(first.place?.line ?? 0);
    return noteLine(first) + (lines.size === 0 ? "" : `; also in line ${[...lines].join(", ")}`);
  });
}

/** `lost` are addresses of the source that the new site does not serve, `findings` what check says of the new site. */
export function importReport(
  notes: readonly Note[],
  lost: readonly string[],
  findings: readonly Finding[],
): string {
  return [
    "# Import report",
    section("What stayed behind or changed", "Places are those in the source.", noteLines(notes)),
    section(
      "Addresses that the new site does not have",
      "Each needs a page, or a line of redirects in site.yml.",
      lost,
    ),
    section(
      "What `twsite check` finds",
      "Places are those in content/.",
      onePerCause(findings).map(findingLine),
    ),
  ]
    .join("\n\n")
    .concat("\n");
}

function section(title: string, about: string, lines: readonly string[]): string {
  return lines.length === 0
    ? `## ${title}\n\nNothing.`
    : `## ${title}\n\n${counted(lines.length, "line")}. ${about}\n\n${lines.map((line) => `- ${asText(line)}`).join("\n")}`;
}

/** What Markdown would take for markup stays as it is written. */
function asText(line: string): string {
  return line.replace(/[<*_`[\]]/g, "\\$&");
}

function findingLine({ file, place, message, expected, rule, nearest, related }: Finding): string {
  const at = place === undefined ? file : `${file}:${place.line}:${place.column}`;
  const hints = [
    expected && `expected ${expected}`,
    nearest && `did you mean “${nearest}”?`,
    ...relatedLines(related, (other) => other),
  ].filter(Boolean);
  return `${at}  ${[message, ...hints].join("; ")}  (${rule})`;
}
