/** Words and parts of a whole site before and after an import, with a note for each page that lost text, and for each part that a page lacks. */
import type { ImportReport } from "../../../schema/reports.ts";
import type { Analysis } from "../../pipeline/assemble-and-check.ts";
import { FileProblem } from "../file-problem.ts";
import { byFolder, type ImportedSite } from "../imported-site.ts";
import type { Note } from "../note.ts";
import { lostWords, type WordCount } from "./lost-words.ts";
import { missingParts } from "./missing-parts.ts";
import { type ShownPage, shownPage } from "./shown-page.ts";
import { type Part, partKinds, partNames, sourceParts } from "./source-parts.ts";
import { wordsWritten } from "./words-in.ts";

type SiteCounts = Pick<ImportReport, "words" | "parts" | "left"> & { notes: Note[] };

/** A smaller loss is mostly single words, such as names of components that show something else. */
const tolerated = 0.02;
/** More parts of one kind on one page are one note. */
const mostNotes = 10;

/** `pageAt` returns the new page; undefined if it is missing or a placeholder. `named` are notes, of which those on links are not repeated. */
export function countSite(
  {
    source,
    origins,
    parts,
    left,
    hasFormulas,
  }: Pick<ImportedSite, "source" | "origins" | "parts" | "left" | "hasFormulas">,
  pageAt: (path: string) => ShownPage | undefined,
  named: readonly Note[],
): SiteCounts {
  const words = { source: 0, compiled: 0 };
  const counts = Object.fromEntries(
    partKinds.map((kind) => [kind, { source: 0, compiled: 0 }]),
  ) as ImportReport["parts"];
  const notes: Note[] = [];
  /** Returns the number of words. */
  const count = (file: string, page: ShownPage | undefined): number => {
    const text = source.textOrNote(file) ?? "";
    const { source: all, lost, first } = countOf(text, page?.text, hasFormulas);
    words.source += all;
    words.compiled += all - lost;
    // Missing pages have notes of their own.
    if (page && lost > all * tolerated && first)
      notes.push({
        cause: "text-lost",
        file,
        place: first.place,
        message: `${lost} of ${all} words are not in the new page, first “${first.text}”`,
      });
    const inSource = sourceParts(text, file);
    for (const kind of partKinds) {
      const ofKind = inSource.filter((part) => part.kind === kind);
      const missing = page ? missingParts(ofKind, page.parts[kind]) : ofKind;
      counts[kind].source += ofKind.length;
      counts[kind].compiled += ofKind.length - missing.length;
      if (page) notes.push(...notesOf(file, withoutNamed(file, missing, named), ofKind.length));
    }
    return all;
  };
  for (const [path, file] of origins) count(file, pageAt(path));
  for (const [path, file] of parts) {
    const page = pageAt(path);
    // No page shows one that none includes.
    if (page) count(file, page);
  }
  const groups = byFolder(left).map((group) => {
    const [{ folder, why }] = group;
    const numbers = group.map(({ file }) => count(file, undefined));
    return { folder, files: group.length, words: numbers.reduce((sum, number) => sum + number, 0), why };
  });
  return { words, parts: counts, left: groups, notes };
}

/** Gives the page that a file of the content folder became; for a part of pages, one that includes it. */
export function shownPages(compiled: Analysis["compiled"]): (path: string) => ShownPage | undefined {
  const including = compiled.pages.flatMap((page) =>
    (page.facts.dependencies ?? []).flatMap(({ kind, name }) =>
      kind === "include" ? [[name, page] as const] : [],
    ),
  );
  const pages = new Map([...including, ...compiled.pages.map((page) => [page.source.path, page] as const)]);
  return (path) => {
    const page = pages.get(path);
    const content = page && compiled.contents.read(page.hash);
    return content && !page.facts.frontMatter.stub ? shownPage(content.hast, page.facts) : undefined;
  };
}

/** A page whose code is nested too deeply to be read counts with every word that is written in it. */
function countOf(text: string, shown: string | undefined, hasFormulas: boolean): WordCount {
  try {
    return lostWords(text, shown, hasFormulas);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    const source = wordsWritten(text).length;
    return { source, lost: shown === undefined ? source : 0, first: undefined };
  }
}

function notesOf(file: string, lost: readonly Part[], all: number): Note[] {
  const [first] = lost;
  const of = (part: Part, message: string): Note => ({
    cause: "part-lost",
    file,
    place: { line: part.line, column: 1 },
    message,
  });
  if (first && lost.length > mostNotes) {
    const plural = partNames[first.kind][1].toLowerCase();
    return [
      of(
        first,
        `${lost.length} of ${all} ${plural} are not in the new page, first “${shortened(first.text)}”`,
      ),
    ];
  }
  return lost.map((part) =>
    of(part, `the ${partNames[part.kind][0]} “${shortened(part.text)}” is not in the new page`),
  );
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;
}

/** Without the links of which a note says that they became text: by their address, or by their line. */
function withoutNamed(file: string, lost: readonly Part[], named: readonly Note[]): Part[] {
  const left = [...lost];
  if (left[0]?.kind !== "links") return left;
  for (const { cause, file: of, place, message } of named) {
    if (of !== file || (cause !== "dead-link" && cause !== "lost-target")) continue;
    const byAddress = left.findIndex(({ url }) => url !== undefined && message.includes(`“${url}”`));
    const index = byAddress === -1 ? left.findIndex(({ line }) => line === place?.line) : byAddress;
    if (index !== -1) left.splice(index, 1);
  }
  return left;
}
