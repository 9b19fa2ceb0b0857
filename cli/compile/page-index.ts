/** The cache's index: for every source file its stamp and what the compiler found out about it. */
import type { Cache } from "../cache/cache.ts";
import type { PageUses } from "../includes/page-uses.ts";
import type { PageFacts } from "../markdown/compiled-page.ts";
import type { PageFinding } from "../report/finding.ts";
import type { Salts } from "./salts.ts";

export type IndexEntry = {
  mtimeMs: number;
  size: number;
  /** Hash of the text and of everything else that the compiled page depends on. */
  hash: string;
  facts?: PageFacts | undefined;
  /** True: the page has facts and no content. */
  failed?: true | undefined;
  /** Absent where the page takes nothing from elsewhere. */
  uses?: PageUses | undefined;
  findings: PageFinding[];
  /** In memory only: the page before it had an error. */
  lastGood?: { hash: string; facts: PageFacts } | undefined;
  /** The entry as it was read: one that did not change is written again as it is. */
  line?: string | undefined;
};

export type PageIndex = Map<string, IndexEntry>;

/** The entries, and what they were made with. */
export type SaltedIndex = { salts: Salts; index: PageIndex };

/** Undefined where there is no index that can be used. */
export function readIndex(cache: Cache): SaltedIndex | undefined {
  try {
    const [salts, ...lines] = (cache.read("pages")?.toString() ?? "").split("\n");
    const entries = lines.filter(Boolean).map((line): [string, IndexEntry] => {
      const [path, entry]: [string, IndexEntry] = JSON.parse(line);
      entry.line = line;
      return [path, entry];
    });
    return { salts: JSON.parse(salts ?? ""), index: new Map(entries) };
  } catch {
    return undefined;
  }
}

/** The entries of the locales that still have the salts they were made with. */
export function withSalts({ salts: before, index }: SaltedIndex, salts: Salts): PageIndex {
  const isCurrent = (locale: string) => before[locale] === salts[locale];
  if (Object.keys(salts).every(isCurrent)) return index;
  return new Map([...index].filter(([path]) => isCurrent(path.split("/")[0] ?? "")));
}

export function writeIndex(cache: Cache, salts: Salts, index: PageIndex): void {
  const lines = [...index].map(([path, entry]) => entry.line ?? lineOf(path, entry));
  cache.write("pages", [JSON.stringify(salts), ...lines].join("\n"));
}

/** The whole index, for a run that is about a few lines of it; undefined where it was made with other salts. */
export function readIndexBytes(cache: Cache, salts: Salts): Buffer | undefined {
  const bytes = cache.read("pages");
  return bytes?.indexOf(`${JSON.stringify(salts)}\n`) === 0 ? bytes : undefined;
}

/** Where a line of the index starts and ends, in bytes. */
export type IndexLine = { start: number; end: number };

/** The line of a file, and what it says; undefined where the index does not have the file, or its line is damaged. */
export function entryIn(index: Buffer, path: string): { line: IndexLine; entry: IndexEntry } | undefined {
  const start = index.indexOf(`\n[${JSON.stringify(path)},`) + 1;
  if (start === 0) return undefined;
  const next = index.indexOf("\n", start);
  const line = { start, end: next < 0 ? index.length : next };
  try {
    const [, entry]: [string, IndexEntry] = JSON.parse(index.toString("utf8", line.start, line.end));
    return { line, entry };
  } catch {
    return undefined;
  }
}

/** The index with other lines in place of some. */
export function withLines(
  index: Buffer,
  changed: readonly { line: IndexLine; path: string; entry: IndexEntry }[],
): Buffer {
  const parts: Buffer[] = [];
  let place = 0;
  for (const { line, path, entry } of [...changed].sort((a, b) => a.line.start - b.line.start)) {
    parts.push(index.subarray(place, line.start), Buffer.from(lineOf(path, entry)));
    place = line.end;
  }
  return Buffer.concat([...parts, index.subarray(place)]);
}

/** The hashes of all contents that pages have. */
export function hashesIn(index: Buffer): Set<string> {
  return new Set([...index.toString().matchAll(/"hash":"([^"]+)"/g)].map(([, hash = ""]) => hash));
}

function lineOf(path: string, { line: _, ...entry }: IndexEntry): string {
  return JSON.stringify([path, entry]);
}
