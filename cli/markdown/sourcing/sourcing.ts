/** What a page takes from elsewhere: files that it includes, variables and terms that it names. */
import type { Place, RelatedPlace } from "../../report/finding.ts";

/** A file of the content folder; its hash is empty where it cannot be used. */
export type IncludedFile = { hash: string } & ({ text: string } | { text?: undefined; problem: Unusable });

export type Unusable = "missing" | "outside" | "hidden" | "not-utf8";

/** Access to files beside the page; nothing of it leaves the content folder. */
export type Sourcing = {
  /** Path of the page from the content folder. */
  path: string;
  /** What `written` may mean in the file `from`, as paths from the content folder; the first that is there counts. */
  candidates(written: string, from: string): string[];
  read(path: string): IncludedFile;
  /** The file that was meant by `written`, which means `target` in the file `from` and is not there. */
  nearest(written: string, target: string, from: string): { path: string; written: string } | undefined;
};

/** What a page was compiled with. As long as all of it is as it was, so is the page. */
export type PageUses = {
  /** Hashes of files by path from the content folder. */
  files: Record<string, string>;
  /** Values of variables by name; null for one that is not there. */
  variables: Record<string, string | null>;
  /** States of terms by name; null for one that is not there. */
  terms: Record<string, string | null>;
};

/** Where a page takes something from elsewhere; each thing once. */
export type Taking = {
  kind: "include" | "variable" | "term" | "address";
  /** The path of the file that is included, the name of the variable or the term, the address. */
  name: string;
  /** As written; of a file that is included, where it is not the name. */
  written?: string | undefined;
  place: Place | undefined;
  /** The file that the place is in, where that is not the page's own. */
  file?: string | undefined;
  related?: RelatedPlace[] | undefined;
};

/** The same while the page is compiled: the things that it takes by kind and name, in order. */
export type OpenUses = PageUses & { takings: Map<string, Taking> };

export function noUses(): OpenUses {
  return { files: {}, variables: {}, terms: {}, takings: new Map() };
}

export function take(uses: OpenUses, taking: Taking): void {
  const key = `${taking.kind} ${taking.name}`;
  if (!uses.takings.has(key)) uses.takings.set(key, taking);
}

export function isEmpty(uses: PageUses): boolean {
  return Object.values(uses).every((of) => Object.keys(of).length === 0);
}
