/** Entry of a compiled file in the index of pages. */
import type { FileStamp } from "../source/file-stamp.ts";
import type { JobResult } from "./compile-source.ts";
import type { IndexEntry } from "./page-index.ts";

export function entryOf(
  { mtimeMs, size }: FileStamp,
  { hash, facts, failed, uses, findings }: JobResult,
): IndexEntry {
  return { mtimeMs, size, hash, facts, ...(failed && { failed }), ...(uses && { uses }), findings };
}

/** The page as it was when it last had no error goes along with one that has. */
export function withLastGood(made: IndexEntry, previous: IndexEntry | undefined): IndexEntry {
  const lastGood =
    previous?.lastGood ??
    (previous?.facts && !previous.failed ? { hash: previous.hash, facts: previous.facts } : undefined);
  return (made.failed || !made.facts) && lastGood ? { ...made, lastGood } : made;
}
