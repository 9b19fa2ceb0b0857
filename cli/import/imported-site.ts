/** The result of an importer: the new site made from the folder of any tool. */

import { stringify } from "yaml";
import { grouped } from "../../schema/grouped.ts";
import type { Note } from "./note.ts";
import type { SourceFolder } from "./source-folder.ts";

export type LeftFile = {
  file: string;
  folder: string;
  /** One clause without a full stop, which holds for all such files of the folder. */
  why: string;
  /** False where another note says it, or where the old site did not show the file either. */
  isNoted: boolean;
};

/** Groups the files by folder and reason. */
export function byFolder(left: readonly LeftFile[]): [LeftFile, ...LeftFile[]][] {
  return [...grouped(left, ({ folder, why }) => JSON.stringify([folder, why])).values()];
}

export type ImportedSite = {
  /** The folder from which files are copied. */
  source: SourceFolder;
  /** New files by path in the content folder. */
  files: Map<string, NewFile>;
  notes: Note[];
  /** Addresses of all pages in the source, with the locale and without the base: the new site has to serve each. */
  addresses: string[];
  /** Files of the source by the path of what each page became in the content folder. */
  origins: ReadonlyMap<string, string>;
  /** Files of the source by the path of each part, which pages include. */
  parts: ReadonlyMap<string, string>;
  /** True: what is between dollars in the source is a formula. */
  hasFormulas: boolean;
  /** Markdown files of the source that are not imported. */
  left: LeftFile[];
  /** Paths of stubs for pages of the source that cannot be converted. */
  stubs: string[];
};

/** The text of a new file, or the path of the file in the source to copy. */
export type NewFile = string | { copyOf: string };

/** Is called for each page that is converted. */
export type OnProgress = (done: number, total: number) => void;

/** A value as a file of configuration. */
export function yamlText(value: unknown): string {
  return stringify(value, { lineWidth: 0 });
}
