/**
 * SourceFile[] → compiled pages. A file whose size and time are those of the last run is not read; one whose text is
 * the same is not compiled; the rest is compiled here or, where there is enough of it, on threads.
 */
import { setImmediate } from "node:timers/promises";
import type { CompileSettings } from "../markdown/compile-settings.ts";
import type { PageFacts } from "../markdown/compiled-page.ts";
import type { Finding } from "../report/finding.ts";
import { contentHash } from "../source/content-hash.ts";
import type { FileStamp } from "../source/discover.ts";
import type { SourceFile } from "../source/source-file.ts";
import { inBatches, type Threads, worthThreads } from "../threads/threads.ts";
import { contentFolderOf, pageIndexOf, savingTime } from "./cache-folder.ts";
import type { Job, JobResult } from "./compile-source.ts";
import type { CompileBatch, CompileTaskSettings } from "./compile-task.ts";
import { type ContentStore, diskStore, memoryStore, pruneDaily } from "./content-store.ts";
import { readIncluded, stillHolds } from "./included-files.ts";
import { type IndexEntry, type PageIndex, readIndex, writeIndex } from "./page-index.ts";

/** A page: where it comes from, what is known of it, and the name of its content. */
export type Page = {
  source: SourceFile;
  hash: string;
  facts: PageFacts;
  /** True: it has an error in itself and no content, and its facts may lack what the error hides. */
  failed?: true;
  /** Language tag of the text, where the page stands in for a translation that is missing. */
  fallback?: string;
  /** True: its source has changed since it was translated, and readers are told. */
  stale?: true;
};

export type Compiled = {
  pages: Page[];
  findings: Finding[];
  contents: ContentStore;
  /** How many files were compiled, not taken from the cache. */
  fresh: number;
  /** Paths of files that were to be compiled and were not: not among those asked for. */
  left: ReadonlySet<string>;
  kept: KeptPages;
};

/** What a run knows of the pages, from which the next one of the same process can start. */
export type KeptPages = {
  /** By locale. */
  settings: Record<string, CompileSettings>;
  /** Hash of the settings and of the compiler's version. */
  salt: string;
  index: PageIndex;
  contents: ContentStore;
};

export type CompileOptions = {
  contentFolder: string;
  /** Folder of the cache; undefined keeps everything in memory. */
  cacheFolder: string | undefined;
  /** Settings by locale. */
  settings: Record<string, CompileSettings>;
  /** Changes when the compiler's results may change. */
  version: string;
  /** Undefined compiles in this thread. */
  threads: Threads | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
  /**
   * Given: the index of pages is taken from here and stays in memory, and a page that fails is what it was when it last
   * did not.
   */
  kept?: KeptPages | undefined;
  /** Paths of files. Given: no others are compiled, and these in this thread. */
  only?: ReadonlySet<string> | undefined;
  /** Rejects with its reason once it is aborted. */
  signal?: AbortSignal | undefined;
};

const batchSize = 16;

export async function compileFiles(files: readonly SourceFile[], options: CompileOptions): Promise<Compiled> {
  const { cacheFolder, settings, version, kept, only, signal } = options;
  const salt = contentHash(JSON.stringify([version, withoutSources(settings)]));
  const indexFile = cacheFolder === undefined || kept ? undefined : pageIndexOf(cacheFolder);
  const store =
    kept?.contents ?? (cacheFolder === undefined ? memoryStore() : diskStore(contentFolderOf(cacheFolder)));
  const previous: PageIndex =
    kept?.salt === salt ? kept.index : indexFile === undefined ? new Map() : readIndex(indexFile, salt);
  const index: PageIndex = new Map();

  const hashes = new Map<string, string>();
  const hashOf = (path: string): string => {
    const hash = hashes.get(path) ?? readIncluded(options.contentFolder, path).hash;
    hashes.set(path, hash);
    return hash;
  };
  const waiting: { file: SourceFile; locale: string; job: Job }[] = [];
  const left = new Set<string>();
  for (const file of files) {
    const entry = previous.get(file.path);
    index.set(file.path, entry ?? emptyEntry(file));
    const holds = entry?.uses ? stillHolds(entry.uses, hashOf, settings[file.locale]) : true;
    // One without a hash could not be read, which its size and time do not tell.
    if (entry?.hash && holds && entry.mtimeMs === file.mtimeMs && entry.size === file.size) continue;
    if (only && !only.has(file.path)) {
      left.add(file.path);
      continue;
    }
    const known = holds && entry ? { hash: entry.hash, uses: entry.uses } : undefined;
    const job = { contentFolder: options.contentFolder, path: file.path, area: file.area, known };
    waiting.push({ file, locale: file.locale, job });
  }

  let fresh = 0;
  let answered = 0;
  const take = (position: number, result: JobResult): void => {
    const item = waiting[position];
    if (!item) return;
    const { mtimeMs, size } = item.file;
    const entry = previous.get(item.file.path);
    if (result.same && entry) index.set(item.file.path, { ...entry, mtimeMs, size, line: undefined });
    else {
      fresh++;
      const made = entryOf({ mtimeMs, size }, result);
      index.set(item.file.path, kept ? withLastGood(made, entry) : made);
    }
    options.onProgress?.(++answered, waiting.length);
  };

  const { threads } = options;
  if (cacheFolder !== undefined && threads && waiting.length >= worthThreads && !only) {
    const own: CompileTaskSettings = { settings, salt, store: contentFolderOf(cacheFolder) };
    const batches = inBatches(waiting, batchSize).map(
      (group): CompileBatch => group.map(({ locale, job }) => ({ locale, job })),
    );
    const compiling = threads.run("compile", own, batches, (place, results: JobResult[]) => {
      results.forEach((result, offset) => {
        take(place * batchSize + offset, result);
      });
    });
    await (signal ? Promise.race([compiling, abortOf(signal)]) : compiling);
    // What was compiled will be rendered, unless it has an error.
    threads.prepare("render");
  } else if (waiting.length > 0) {
    // The Markdown compiler is read only by a run, or a thread, that has something to compile.
    const { compileSource } = await import("./compile-source.ts");
    for (const [position, { locale, job }] of waiting.entries()) {
      const own = settings[locale];
      if (own) take(position, await compileSource(job, own, salt, store));
      // Whoever asks for something meanwhile gets an answer.
      await setImmediate();
      signal?.throwIfAborted();
    }
  }

  if (indexFile !== undefined && left.size === 0 && (waiting.length > 0 || previous.size !== index.size))
    saveIndex(indexFile, salt, index, contentFolderOf(cacheFolder ?? ""));
  return {
    ...collect(files, index),
    contents: store,
    fresh,
    left,
    kept: { settings, salt, index, contents: store },
  };
}

function abortOf(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** What the index holds of a file that was compiled. */
export function entryOf(
  { mtimeMs, size }: FileStamp,
  { hash, facts, failed, uses, findings }: JobResult,
): IndexEntry {
  return { mtimeMs, size, hash, facts, ...(failed && { failed }), ...(uses && { uses }), findings };
}

/** The page as it was when it last had no error goes along with one that has. */
export function withLastGood(made: IndexEntry, previous: IndexEntry | undefined): IndexEntry {
  const lastGood =
    previous?.lastGood ??
    (previous?.facts && !previous.failed ? { hash: previous.hash, facts: previous.facts } : undefined);
  return (made.failed || !made.facts) && lastGood ? { ...made, lastGood } : made;
}

/** Values of variables and states of terms are in the key of each page that uses them. */
function withoutSources(settings: Record<string, CompileSettings>): unknown {
  return Object.entries(settings).map(([locale, { variables, glossary, ...own }]) => [
    locale,
    own,
    variables?.files,
    glossary?.file,
  ]);
}

function emptyEntry(file: SourceFile): IndexEntry {
  return { mtimeMs: file.mtimeMs, size: file.size, hash: "", findings: [] };
}

function saveIndex(file: string, salt: string, index: PageIndex, contentFolder: string): void {
  savingTime(() => {
    writeIndex(file, salt, index);
    pruneDaily(contentFolder, () => new Set([...index.values()].map((entry) => entry.hash)), Date.now());
  });
}

function collect(files: readonly SourceFile[], index: PageIndex): { pages: Page[]; findings: Finding[] } {
  const pages: Page[] = [];
  const findings: Finding[] = [];
  for (const source of files) {
    const entry = index.get(source.path);
    if (!entry) continue;
    for (const finding of entry.findings) findings.push({ ...finding, file: finding.file ?? source.path });
    const { hash, facts, failed } = entry.lastGood ? { ...entry.lastGood, failed: undefined } : entry;
    if (facts) pages.push({ source, hash, facts, ...(failed && { failed }) });
  }
  return { pages, findings };
}
