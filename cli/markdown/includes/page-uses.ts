/** Inputs of a page besides its own text: files that it includes; variables, terms and operations that it names. */
import type { PageFinding, Place, RelatedPlace } from "../../report/finding.ts";

/** A file of the content folder; its hash is empty where it cannot be used. */
export type IncludedFile = { hash: string } & ({ text: string } | { text?: undefined; problem: Unusable });

type Unusable = "missing" | "outside" | "hidden" | "not-utf8";

/** The page of an operation, which no file has: its path from the content folder, and where its parts start. */
export type OperationPage = { path: string; text: string; parts: readonly { name: string; line: number }[] };

/** Access to files beside the page; nothing of it leaves the content folder. */
export type FileAccess = {
  /** Path of the page from the content folder. */
  path: string;
  /** Files that `written` may mean in the file `from`, as paths from the content folder; the first that is there counts. */
  candidates(written: string, from: string): string[];
  read(path: string): IncludedFile;
  /** The file that was probably meant by `written`; its `target` in the file `from` does not exist. */
  nearest(written: string, target: string, from: string): { path: string; written: string } | undefined;
};

/** Inputs that a page was compiled with. While they are the same, so is the page. */
export type PageUses = {
  /** Hashes of files by path from the content folder. */
  files: Record<string, string>;
  /** Values of variables by name; null for one that does not exist. */
  variables: Record<string, string | null>;
  /** States of terms by name; null for one that does not exist. */
  terms: Record<string, string | null>;
  /** Links to operations of APIs, with their labels, by what `:api[…]` names. */
  operations: Record<string, string>;
};

/** Place where a page takes something from elsewhere; each thing once. */
export type Dependency = {
  kind: "include" | "variable" | "term" | "address" | "source";
  /** The path of the file that is included, the name of the variable or the term, the address, what a picture is made from as written. */
  name: string;
  /** As written; of a file that is included, where it is not the name. */
  written?: string | undefined;
  place: Place | undefined;
  /** The file that the place is in, where that is not the page's own. */
  file?: string | undefined;
  related?: RelatedPlace[] | undefined;
};

/** The same while the page is compiled: what it depends on by kind and name, in order. */
export type OpenUses = {
  files: Map<string, string>;
  variables: Map<string, string | null>;
  terms: Map<string, string | null>;
  operations: Map<string, string>;
  dependencies: Map<string, Dependency>;
};

export function noUses(): OpenUses {
  return {
    files: new Map(),
    variables: new Map(),
    terms: new Map(),
    operations: new Map(),
    dependencies: new Map(),
  };
}

export function addDependency(uses: OpenUses, dependency: Dependency): void {
  const key = `${dependency.kind} ${dependency.name}`;
  if (!uses.dependencies.has(key)) uses.dependencies.set(key, dependency);
}

/** Undefined for a page that uses nothing but its own text. */
export function pageUses({ files, variables, terms, operations }: OpenUses): PageUses | undefined {
  if (files.size + variables.size + terms.size + operations.size === 0) return undefined;
  return {
    files: Object.fromEntries(files),
    variables: Object.fromEntries(variables),
    terms: Object.fromEntries(terms),
    operations: Object.fromEntries(operations),
  };
}

export function unusableFile(
  problem: Unusable,
  written: string,
): Pick<PageFinding, "rule" | "message" | "expected"> {
  switch (problem) {
    case "missing":
      return {
        rule: "include-resolves",
        message: `there is no file “${written}”`,
        expected: "a path from the file that includes it, or one like /docs/part.md from the locale’s folder",
      };
    case "hidden":
      return {
        rule: "include-resolves",
        message: `“${written}” is a hidden file`,
        expected: "a path without names that start with a dot",
      };
    case "outside":
      return {
        rule: "file-stays-inside",
        message: `“${written}” leaves the content folder`,
        expected: "a file inside the content folder",
      };
    case "not-utf8":
      return {
        rule: "file-is-utf8",
        message: `“${written}” is not UTF-8 text`,
        expected: "a file saved as UTF-8",
      };
  }
}
