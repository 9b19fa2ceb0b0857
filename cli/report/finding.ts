/** Something that does not hold: which rule, where, what was written and what was expected. */
import { type Level, levelOf, type Rule } from "./rules.ts";

export type Place = { line: number; column: number };

export type Finding = {
  rule: Rule;
  /** The level that the site sets for the rule; absent means the level of the rule itself. */
  level?: Level | undefined;
  /** Path from the content folder, with `/`; empty for the folder itself. */
  file: string;
  /** Path of another folder that the finding is about, such as the output folder; `file` is then empty. */
  folder?: string | undefined;
  /** 1-based. Absent where a finding concerns a file as a whole. */
  place?: Place | undefined;
  /** One sentence, without a full stop: what is wrong, quoting what was written. */
  message: string;
  /** The right form, in a few words. */
  expected?: string | undefined;
  /** The nearest valid choice. */
  nearest?: string | undefined;
  /** Edits of the file that make it right. */
  fix?: TextEdit[] | undefined;
  /** Texts that name a file of the site, which is known when all pages are. No report shows them. */
  meant?: Meant[] | undefined;
  /** The key of the configuration that `message` ends with, after “, in”. No report shows it alone. */
  key?: string | undefined;
  /** The description of the rule, if the site defines it. */
  description?: string | undefined;
  /** Code of the operating system's error that kept a file from being read: `ENOENT`. No report shows it. */
  code?: string | undefined;
  /** True: the clock decided, so another run may find something else, and what was found is not kept. No report shows it. */
  mayPass?: true | undefined;
  /** Other places that it is about: the page that includes this file, the file that was looked into. */
  related?: RelatedPlace[] | undefined;
};

/** A text that names a file, and the finding's message about it alone. */
export type Meant = { start: Place; end: Place; written: string; message: string };

/** `note` says what the place has to do with the finding, such as “included by”. */
export type RelatedPlace = { note: string; file: string; place?: Place | undefined };

/** Replaces the text from `start` up to `end` with `text`; `end` is after the last replaced character. */
export type TextEdit = { start: Place; end: Place; text: string };

/** A finding whose place is known to another function. */
export type Problem = Omit<Finding, "file" | "place">;

/** The words of a finding whose rule is known to another function. */
export type ProblemText = Pick<Finding, "message" | "expected" | "nearest">;

/**
 * A finding of the compiler of one file, which does not know the file's name; `file` is another one that it includes. `first` is where
 * the page already has what it has again at `place`.
 */
export type PageFinding = Omit<Finding, "file"> & { file?: string | undefined; first?: Place | undefined };

/** A finding of a page in the file at `path`. */
export function ofFile({ first, related = [], ...finding }: PageFinding, path: string): Finding {
  const all = first ? [firstPlace(path, first), ...related] : related;
  return { ...finding, file: finding.file ?? path, ...(all.length > 0 && { related: all }) };
}

/** The place of something for the first time, for a finding about the second. */
export function firstPlace(file: string, place: Place | undefined): RelatedPlace {
  return { note: "first in", file, place };
}

export function isError({ rule, level = levelOf(rule) }: Pick<Finding, "rule" | "level">): boolean {
  return level === "error";
}

/** The order of every report: by file, then place, then rule. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    compare(a.file, b.file) ||
    (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
    (a.place?.column ?? 0) - (b.place?.column ?? 0) ||
    compare(a.rule, b.rule) ||
    compare(a.message, b.message)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
