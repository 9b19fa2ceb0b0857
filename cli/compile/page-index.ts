/** The cache's index: for every source file its stamp and what the compiler found out about it. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { PageFacts } from "../markdown/compiled-page.ts";
import type { PageUses } from "../markdown/sourcing/sourcing.ts";
import type { PageFinding } from "../report/finding.ts";

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
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  const lines = [...index].map(([path, { line, ...entry }]) => line ?? JSON.stringify([path, entry]));
  writeFileSync(draft, [settingsHash, ...lines].join("\n"));
  renameSync(draft, file);
}
