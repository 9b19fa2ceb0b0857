/** Entry of a compiled file in the index of pages. */

import type { PageFacts } from "../markdown/compiled-page.ts";
import type { PageUses } from "../markdown/includes/page-uses.ts";
import type { PageFinding } from "../report/finding.ts";
import type { FileStamp } from "../source/file-stamp.ts";
import type { JobResult } from "./compile-source.ts";

export type IndexEntry = {
  mtimeMs: number;
  size: number;
  /** Hash of the text and of everything else that the compiled page depends on. */
  hash: string;
  facts?: PageFacts | undefined;
  /** True: the front matter has an error, and the facts may lack what it hides. */
  isUncertain?: true | undefined;
  /** Absent where the page takes nothing from elsewhere. */
  uses?: PageUses | undefined;
  findings: PageFinding[];
  /** The page before it had an error; kept in memory only. */
  lastGood?: { hash: string; facts: PageFacts } | undefined;
  /** The entry as it was read: one that did not change is written again as it is. */
  line?: string | undefined;
};

export function entryOf(
  { mtimeMs, size }: FileStamp,
  { hash, facts, isUncertain, uses, findings }: JobResult,
): IndexEntry {
  return { mtimeMs, size, hash, facts, ...(isUncertain && { isUncertain }), ...(uses && { uses }), findings };
}

/** Adds the last valid state of a page to an entry with an error. */
export function withLastGood(made: IndexEntry, previous: IndexEntry | undefined): IndexEntry {
  const lastGood =
    previous?.lastGood ?? (previous?.facts ? { hash: previous.hash, facts: previous.facts } : undefined);
  return !made.facts && lastGood ? { ...made, lastGood } : made;
}
