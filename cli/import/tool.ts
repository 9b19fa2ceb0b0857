/** A tool whose sites are imported, and what a user chooses for an import. */
import type { ComponentMapFile } from "./component-map.ts";
import type { ImportedSite, OnProgress } from "./imported-site.ts";
import type { Dialect } from "./old-site.ts";

export type ImportChoices = {
  /** What becomes of components, for tools that have some. */
  map?: ComponentMapFile | undefined;
  /** Further folders that are read, beside the source. */
  allowed?: readonly string[];
  /** The command that imports with further folders. */
  repeat?: (folders: readonly string[]) => string;
  onProgress?: OnProgress;
};

export type Tool = Pick<Dialect, "id" | "name" | "marks" | "recognise"> & {
  /** Reads a folder, and runs none of its code. */
  importSite(folder: string, choices: ImportChoices): Promise<ImportedSite>;
};
