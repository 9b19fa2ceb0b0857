/** A file of the content folder. */

/** Which schema a file's front matter has, and which part of the site it belongs to. */
export type Area = "docs" | "blog" | "pages";

export type SourceFile = {
  /** Path from the content folder, with `/`: `en/docs/guide/start.md`. */
  path: string;
  /** Path of the file itself, if `path` is that of a symbolic link, or leads through one. */
  target?: string | undefined;
  locale: string;
  area: Area;
  /** Path inside the area without `.md`: `guide/start`. */
  name: string;
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
