/** A file of the content folder, or a page that is made from one. */
import type { Place } from "../report/finding.ts";

/** Which schema a file's front matter has, and which part of the site it belongs to. */
export type Area = "docs" | "blog" | "pages";

/** The text of a page that no file has, and where its parts are written. */
export type Generated = {
  text: string;
  /** The file that it is made from, from the content folder. */
  file: string;
  /** Where its parts start that other pages can include, in order. */
  parts?: readonly { name: string; line: number }[];
  /** The HTTP method, for the page of an operation of an API. */
  method?: string | undefined;
  /** True: the original of a text has changed since it was translated. */
  stale?: boolean;
  /** What a place of the text was made from. */
  originOf(place: Place): { file: string; place: Place };
};

export type SourceFile = {
  /** Path from the content folder, with `/`: `en/docs/guide/start.md`. */
  path: string;
  /** Path of the file itself, if `path` is that of a symbolic link, or leads through one. */
  target?: string | undefined;
  locale: string;
  area: Area;
  /** Path inside the area without `.md`: `guide/start`. */
  name: string;
  /** Given for a page that is not a file: `path` is where a file with its text would be. */
  generated?: Generated;
  /** The name in addresses, where that differs. */
  address?: string | undefined;
  /** The name of the set, for a doc of a further set. */
  set?: string | undefined;
  /** The name of the version, for a doc of a frozen version. */
  version?: string | undefined;
  /** Time of the last change, milliseconds since 1970. */
  mtimeMs: number;
  /** Bytes. */
  size: number;
};

/** The overlay that translates an API, with the targets in it whose original has changed since. */
export type TranslatedApi = {
  locale: string;
  path: string;
  source: string;
  stale: string[];
  /** True: a state of the original is not recorded. */
  isUnrecorded: boolean;
  /** The text of the overlay, which then records the states of the original. */
  accepted(text: string): string;
};

/** The file of the content folder that a page is written in. */
export function writtenIn({ path, generated }: Pick<SourceFile, "path" | "generated">): string {
  return generated?.file ?? path;
}
