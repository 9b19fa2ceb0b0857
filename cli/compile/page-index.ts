/** The cache's index: for every source file its stamp and what the compiler found out about it. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { PageFacts } from "../markdown/compiled-page.ts";
import type { PageFinding } from "../report/finding.ts";

export type IndexEntry = {
  mtimeMs: number;
  size: number;
  /** Hash of the text and of everything else that the compiled page depends on. */
  hash: string;
  facts?: PageFacts | undefined;
  findings: PageFinding[];
};

export type PageIndex = Map<string, IndexEntry>;

/** Empty where there is no index, it is damaged, or it belongs to other settings or another version. */
export function readIndex(file: string, settingsHash: string): PageIndex {
  try {
    const index = JSON.parse(readFileSync(file, "utf8"));
    return index.settings === settingsHash ? new Map(index.entries) : new Map();
  } catch {
    return new Map();
  }
}

export function writeIndex(file: string, settingsHash: string, index: PageIndex): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ settings: settingsHash, entries: [...index] }));
  renameSync(draft, file);
}
