/** Words of a whole site before and after an import, with a note for each page that lost text. */

import type { ImportReport } from "../../../schema/reports.ts";
import { FileProblem } from "../file-problem.ts";
import { byFolder, type ImportedSite, type NewFile } from "../imported-site.ts";
import type { Note } from "../note.ts";
import { lostWords, type WordCount } from "./lost-words.ts";
import { wordsWritten } from "./words-in.ts";

type SiteWords = Pick<ImportReport, "words" | "left"> & { notes: Note[] };

/** A smaller loss is mostly single words, such as names of components that show something else. */
const tolerated = 0.02;

/** `fileAt` returns the new page; undefined if it is missing or a placeholder. */
export function countWords(
  {
    source,
    origins,
    parts,
    left,
    counted,
    hasFormulas,
  }: Pick<ImportedSite, "source" | "origins" | "parts" | "left" | "counted" | "hasFormulas">,
  fileAt: (path: string) => NewFile | undefined,
): SiteWords {
  const read = (file: string): string =>
    counted?.get(file) ?? source.attempt(file, () => source.text(file)) ?? "";
  const words = { source: 0, compiled: 0 };
  const notes: Note[] = [];
  for (const [path, file] of [...origins, ...parts]) {
    const written = fileAt(path);
    const now = typeof written === "string" ? written : undefined;
    const count = countOf(read(file), now, hasFormulas);
    words.source += count.source;
    words.compiled += count.source - count.lost;
    // Missing pages have notes of their own.
    if (typeof written !== "string" || count.lost <= count.source * tolerated || !count.first) continue;
    notes.push({
      cause: "text-lost",
      file,
      place: count.first.place,
      message: `${count.lost} of ${count.source} words are not in the new page, first “${count.first.text}”`,
    });
  }
  const groups = byFolder(left).map((group) => {
    const [{ folder, why }] = group;
    const own = group.map(({ file }) => countOf(read(file), undefined, hasFormulas).source);
    return { folder, files: group.length, words: own.reduce((sum, count) => sum + count, 0), why };
  });
  words.source += groups.reduce((sum, { words: own }) => sum + own, 0);
  return { words, left: groups, notes };
}

/** A page whose code is nested too deeply to be read counts with every word that is written in it. */
function countOf(text: string, written: string | undefined, hasFormulas: boolean): WordCount {
  try {
    return lostWords(text, written, hasFormulas);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    const source = wordsWritten(text).length;
    return { source, lost: written === undefined ? source : 0, first: undefined };
  }
}
