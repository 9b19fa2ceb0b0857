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

/** The whole index, in which a run that is about a few pages finds their lines; undefined as for `readIndex`. */
export function readIndexText(file: string, settingsHash: string): string | undefined {
  try {
    const text = readFileSync(file, "utf8");
    return text.startsWith(`${settingsHash}\n`) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The line of a file, and what it says; undefined where the index does not have the file. */
export function entryIn(text: string, path: string): { line: string; entry: IndexEntry } | undefined {
  const start = text.indexOf(`\n[${JSON.stringify(path)},`);
  if (start < 0) return undefined;
  const end = text.indexOf("\n", start + 1);
  const line = text.slice(start + 1, end < 0 ? text.length : end);
  const [, entry]: [string, IndexEntry] = JSON.parse(line);
  return { line, entry };
}

/** The hashes of all contents that pages have. */
export function hashesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/"hash":"([^"]+)"/g)].map(([, hash = ""]) => hash));
}

export function lineOf(path: string, { line: _, ...entry }: IndexEntry): string {
  return JSON.stringify([path, entry]);
}
