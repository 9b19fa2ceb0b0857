/** The cache's index: for every source file its stamp and what the compiler found out about it. */
import { readFileSync } from "node:fs";
import type { PageFacts } from "../markdown/compiled-page.ts";
import type { PageUses } from "../markdown/sourcing/sourcing.ts";
import type { PageFinding } from "../report/finding.ts";
import { writeCache } from "./cache-folder.ts";

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

/** Empty where there is no index, it is damaged, or it belongs to other settings or another version. */
export function readIndex(file: string, settingsHash: string): PageIndex {
  try {
    const [settings, ...lines] = readFileSync(file, "utf8").split("\n");
    if (settings !== settingsHash) return new Map();
    return new Map(
      lines.filter(Boolean).map((line) => {
        const [path, entry]: [string, IndexEntry] = JSON.parse(line);
        entry.line = line;
        return [path, entry];
      }),
    );
  } catch {
    return new Map();
  }
}

export function writeIndex(file: string, settingsHash: string, index: PageIndex): void {
  const lines = [...index].map(([path, entry]) => entry.line ?? lineOf(path, entry));
  writeCache(file, [settingsHash, ...lines].join("\n"));
}

/** The whole index, for a run that is about a few lines of it; undefined as for `readIndex`. */
export function readIndexBytes(file: string, settingsHash: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    return bytes.indexOf(`${settingsHash}\n`) === 0 ? bytes : undefined;
  } catch {
    return undefined;
  }
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
