/**
 * `import-report.md`: a plan of what is left to do. One section per cause, those first by which readers lose most; each
 * with its number, some places, what it means to readers and what to do. All places are in `import-report.json`.
 */

import { grouped } from "../../schema/grouped.ts";
import type { ImportReport } from "../../schema/reports.ts";
import { counted } from "../report/counted.ts";
import { visibleText } from "../report/escape-control-characters.ts";
import { compareFindings, type Finding, isError } from "../report/finding.ts";
import { builtLine } from "./built/compare-built.ts";
import { partKinds, partNames } from "./counts/source-parts.ts";
import { causes } from "./losses.ts";
import { byCause, compareNotes, type Note, placeText } from "./note.ts";

/** Numbers of the source, and of the new site. */
type Figures = Omit<ImportReport, "causes" | "findings">;

export type ImportResult = {
  notes: readonly Note[];
  /** Findings of the new site, as check reports them. */
  findings: readonly Finding[];
  figures: Figures;
  /** How to get what the import could not read. */
  hint?: string | undefined;
};

/** Lines that the report has at most. */
const longest = 200;
/** Kinds of one cause that are listed at most. */
const mostKinds = 12;
const shownPlaces = 3;

/** One line per cause: `Pages made of code: 3`. */
export function causeLines(notes: readonly Note[]): string[] {
  return [...byCause(notes)].map(([cause, group]) => `${causes[cause].title}: ${group.length}`);
}

export function importReport(result: ImportResult): string {
  for (let kinds = mostKinds; kinds > 1; kinds--) {
    const text = reportText(result, kinds);
    if (text.split("\n").length <= longest) return text;
  }
  return reportText(result, 1);
}

/** `kinds`: how many of one cause are listed. */
function reportText({ notes, findings, figures, hint }: ImportResult, kinds: number): string {
  return [
    "# Import report",
    "This is what is left to do, most important for readers first. Files and lines are those of the old site. `import-report.json` lists all places.",
    ...(hint === undefined ? [] : [asText(hint)]),
    ...[...byCause(notes)].map(([cause, group]) => {
      const { title, readers, todo } = causes[cause];
      return section(`${title} (${group.length})`, `${readers} To do: ${todo}.`, kindLines(group, kinds));
    }),
    // Each of these has its cause above.
    ...findingSection(
      findings.filter(({ rule }) => rule !== "import-is-complete"),
      kinds,
    ),
    figuresSection(figures),
  ]
    .join("\n\n")
    .concat("\n");
}

function section(title: string, about: string, lines: readonly string[]): string {
  return `## ${title}\n\n${about}\n\n${lines.map((line) => `- ${line}`).join("\n")}`;
}

/** Notes of one cause: a line for what says the same, with some of its places. */
function kindLines(notes: readonly Note[], most: number): string[] {
  const kinds = grouped([...notes].sort(compareNotes), ({ message, instead }) =>
    JSON.stringify([message, instead]),
  );
  const sorted = [...kinds.values()].sort((a, b) => b.length - a.length);
  const shown = sorted.length > most ? sorted.slice(0, most - 1) : sorted;
  const others = sorted.slice(shown.length);
  return [
    ...shown.map((kind) => {
      const [first] = kind;
      const { message, instead } = first;
      const text = instead === undefined ? message : `${message}; ${instead}`;
      return kind.length === 1
        ? `${asText(`${placeText(first)}  ${text}`)}`
        : `${kind.length} times: ${asText(text)}: ${places(kind.map(placeText))}`;
    }),
    ...(others.length === 0 ? [] : [`and ${counted(others.length, "other")}, in import-report.json`]),
  ];
}

function places(all: readonly string[]): string {
  const first = all.slice(0, shownPlaces).map(asText).join(", ");
  return all.length > shownPlaces ? `${first} and ${all.length - shownPlaces} more` : first;
}

function findingSection(findings: readonly Finding[], most: number): string[] {
  if (findings.length === 0) return [];
  const byRule = grouped([...findings].sort(compareFindings), ({ rule }) => rule);
  const rules = [...byRule].sort(
    ([, a], [, b]) => Number(b.some(isError)) - Number(a.some(isError)) || b.length - a.length,
  );
  const shown = rules.slice(0, Math.max(most, 4));
  const lines = shown.map(([rule, ofRule]) => {
    const level = ofRule.some(isError) ? "error" : "warning";
    const message = `${ofRule.length > 1 ? "such as: " : ""}${ofRule[0]?.message}`;
    return `${rule} (${counted(ofRule.length, level)}): ${asText(message)}. ${places(ofRule.map(placeText))}`;
  });
  const rest = rules.length - shown.length;
  return [
    section(
      `Findings of \`twsite check\` (${findings.length})`,
      "Files and lines are those of the new site. To do: run `twsite check`, which says how to fix each.",
      rest === 0 ? lines : [...lines, `and ${counted(rest, "other rule")}`],
    ),
  ];
}

function figuresSection(figures: Figures): string {
  const { compiles, pages, stubs, addresses, words, parts, left, built } = figures;
  return [
    "## Figures",
    "",
    `- Pages: ${pages.compiled} of ${pages.source}${stubs === 0 ? "" : `, and ${counted(stubs, "stub")}`}`,
    `- Addresses: ${addresses.served} of ${addresses.source}`,
    `- Words: ${words.compiled} of ${words.source}`,
    ...partKinds.map((kind) => `- ${partNames[kind][1]}: ${parts[kind].compiled} of ${parts[kind].source}`),
    ...(built ? [`- Beside the built site: ${builtLine(built)}`] : []),
    ...(left.length === 0 ? [] : [leftLine(left)]),
    `- Compiles: ${compiles ? "yes" : "no"}`,
  ].join("\n");
}

/** The folders with most files first. */
function leftLine(left: Figures["left"]): string {
  const most = 8;
  const sorted = [...left].sort((a, b) => b.files - a.files);
  const files = left.reduce((sum, group) => sum + group.files, 0);
  const shown = sorted
    .slice(0, most)
    .map(({ folder, files, words, why }) => `${folder} (${files}, with ${counted(words, "word")}: ${why})`);
  const more = sorted.length - most;
  const text = `Not imported: ${counted(files, "Markdown file")}: ${shown.join("; ")}`;
  return `- ${asText(more > 0 ? `${text} and ${counted(more, "other folder")}, in import-report.json` : text)}`;
}

/** Escapes characters that Markdown would read as markup, and line breaks in names. */
function asText(line: string): string {
  return visibleText(line).replace(/[<*_`[\]]/g, "\\$&");
}
