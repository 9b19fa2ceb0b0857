/** Note of an import on what stays behind or changes: its cause, its place in the source, and what to do. */

import { grouped } from "../../schema/grouped.ts";
import type { Place } from "../report/finding.ts";
import { type Cause, causeNames } from "./losses.ts";

export type Note = {
  /** From the closed list; default: by the kind of the file. */
  cause?: Cause | undefined;
  /** Path from the source folder, with `/`. */
  file: string;
  place?: Place | undefined;
  /** One sentence without a full stop. */
  message: string;
  /** The task for the user in the new site. */
  instead?: string | undefined;
  /** Name of the thing that it is about, for a short list: `Footer`, `@docusaurus/plugin-pwa`. */
  subject?: string | undefined;
};

/** Adds notes on one file. */
export type AddNote = (
  cause: Cause | undefined,
  message: string,
  more?: Pick<Note, "instead" | "subject" | "place">,
) => void;

export function notesOn(file: string, notes: Note[]): AddNote {
  return (cause, message, more) => notes.push({ cause, file, message, ...more });
}

/** The cause of a note. One without a cause is about a part of a page or of the configuration. */
function causeOf({ cause, file }: Pick<Note, "cause" | "file">): Cause {
  return cause ?? (/\.mdx?$/.test(file) ? "part-of-page" : "configuration");
}

/** By cause, in the order of what readers lose. */
export function byCause<T extends Pick<Note, "cause" | "file">>(notes: readonly T[]): Map<Cause, T[]> {
  const groups = grouped(notes, causeOf);
  return new Map(
    causeNames.flatMap((cause): [Cause, T[]][] => {
      const group = groups.get(cause);
      return group ? [[cause, group]] : [];
    }),
  );
}

/** Sorts notes by file, then by place. */
export function compareNotes(a: Note, b: Note): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (
    (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
    (a.place?.column ?? 0) - (b.place?.column ?? 0) ||
    (a.message < b.message ? -1 : 1)
  );
}

/** `docs/a.md:3:1` */
export function placeText({ file, place }: Pick<Note, "file" | "place">): string {
  return place === undefined ? file : `${file}:${place.line}:${place.column}`;
}
