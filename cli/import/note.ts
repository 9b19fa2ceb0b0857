/** Note of an import on what stays behind or changes: its place in the source, and what to do. */
import type { Place } from "../report/finding.ts";

export type Note = {
  /** Path from the source folder, with `/`. */
  file: string;
  place?: Place | undefined;
  /** One sentence without a full stop. */
  message: string;
  /** What to do in the new site. */
  instead?: string | undefined;
};

/** By file, then place. */
export function compareNotes(a: Note, b: Note): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (
    (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
    (a.place?.column ?? 0) - (b.place?.column ?? 0) ||
    (a.message < b.message ? -1 : 1)
  );
}

/** `docs/a.md:3:1  message; instead: …` */
export function noteLine({ file, place, message, instead }: Note): string {
  const at = place === undefined ? file : `${file}:${place.line}:${place.column}`;
  return `${at}  ${message}${instead === undefined ? "" : `; ${instead}`}`;
}
