/** Compiled content by the hash of its source: on disk between runs, or in memory for one run. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import type { PageContent } from "../markdown/compiled-page.ts";
import type { SearchedSection } from "../markdown/searched-sections.ts";

export type ContentStore = {
  /** Undefined where it was never written, or is damaged. */
  read(hash: string): PageContent | undefined;
  /** What the search index keeps of the content; empty where it was written for a site without search. */
  readSearched(hash: string): SearchedSection[] | undefined;
  write(hash: string, content: PageContent, searched?: SearchedSection[]): void;
};

export function memoryStore(): ContentStore {
  const contents = new Map<string, { content: PageContent; searched: SearchedSection[] }>();
  return {
    read: (hash) => contents.get(hash)?.content,
    readSearched: (hash) => contents.get(hash)?.searched,
    write: (hash, content, searched = []) => void contents.set(hash, { content, searched }),
  };
}

/**
 * One file per content below `folder`, each written whole; a folder that cannot be written stores nothing. The first line
 * is what search keeps, so that an index is made without reading trees; the second is the content.
 */
export function diskStore(folder: string): ContentStore {
  const fileOf = (hash: string) => join(folder, hash.slice(0, 2), `${hash}.json`);
  return {
    read(hash) {
      try {
        const text = readFileSync(fileOf(hash), "utf8");
        return JSON.parse(text.slice(text.indexOf("\n") + 1));
      } catch {
        return undefined;
      }
    },
    readSearched(hash) {
      try {
        const bytes = readFileSync(fileOf(hash));
        return JSON.parse(bytes.toString("utf8", 0, bytes.indexOf("\n")));
      } catch {
        return undefined;
      }
    },
    write(hash, content, searched = []) {
      const file = fileOf(hash);
      const draft = `${file}.${process.pid}-${threadId}`;
      const text = `${JSON.stringify(searched)}\n${JSON.stringify(content)}`;
      try {
        writeFileSync(draft, text);
      } catch {
        mkdirSync(join(folder, hash.slice(0, 2)), { recursive: true });
        writeFileSync(draft, text);
      }
      renameSync(draft, file);
    },
  };
}

const dayMs = 86_400_000;

/** Prunes unless that was done within a day: looking through a large cache takes longer than a small edit. */
export function pruneDaily(folder: string, used: () => ReadonlySet<string>, now: number): void {
  const mark = `${folder}.pruned`;
  const last = statSync(mark, { throwIfNoEntry: false });
  if (last && now - last.mtimeMs < dayMs) return;
  prune(folder, used(), now);
  writeFileSync(mark, "");
}

/** Deletes what no page uses any more; a day's grace spares what another run has just written. */
function prune(folder: string, used: ReadonlySet<string>, now: number): void {
  for (const shard of readdirSync(folder, { withFileTypes: true })) {
    if (!shard.isDirectory()) continue;
    for (const name of readdirSync(join(folder, shard.name))) {
      const file = join(folder, shard.name, name);
      const stamp = used.has(name.slice(0, -".json".length))
        ? undefined
        : statSync(file, { throwIfNoEntry: false });
      if (stamp && now - stamp.mtimeMs > dayMs) rmSync(file, { force: true });
    }
  }
}
