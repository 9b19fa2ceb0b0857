/** A comment that silences warnings in the lines that it is about: which ones, where it is, and what it is about. */
import type { Place } from "./finding.ts";
import type { Rule } from "./rules.ts";

export type Silence = {
  rules: Rule[];
  /** Path from the content folder. */
  file: string;
  /** The start of the comment. */
  place: Place;
  /** First and last line that it is about. */
  lines: [number, number];
  /** The file or folder of which it silences what is found of the whole; absent where it is about lines. */
  about?: string;
};

/** A silence in a page, which does not know the page's name; `file` is another one that it includes. */
export type PageSilence = Omit<Silence, "file"> & { file?: string | undefined };
