/**
 * SourceFile[] → compiled pages. A file whose size and time are those of the last run is not read; one whose text is
 * the same is not compiled; the rest is compiled here or, where there is enough of it, on threads.
 */
import type { Blobs } from "../cache/blobs.ts";
import type { Cache } from "../cache/cache.ts";
import { savingOnTheWay } from "../cache/saving.ts";
import { type Threads, workOn, worthThreads } from "../cache/threads/threads.ts";
import type { CompileSettings } from "../markdown/compile-settings.ts";
import type { PageFacts } from "../markdown/compiled-page.ts";
import { type Finding, ofFile } from "../report/finding.ts";
import type { IgnoreComment } from "../report/ignore-comment.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { JobResult } from "./compile-source.ts";
import { type ContentStore, cachedStore, memoryStore } from "./content-store.ts";
import { entryOf, withLastGood } from "./index-entry.ts";
import { type PageIndex, readIndex, withSettingsHashes, writeIndex } from "./page-index.ts";
import { runHere, runOnThreads } from "./run-jobs.ts";
import { type SettingsHashes, settingsHashesOf } from "./settings-hashes.ts";
import { fetchResults, sharedResults } from "./shared-results.ts";
import { hashesOfIncluded, planOf, type WaitingFile } from "./waiting-files.ts";

/** A page: its source file, its facts, and the name of its content. */
export type Page = {
  source: SourceFile;
  hash: string;
  facts: PageFacts;
  /** True: it has no content, because it could not be read or compiled. */
  failed?: true;
  /** True: its facts may lack what an error hides, in its front matter or in all of it. */
  isUncertain?: true;
  /** Language tag of the text, if the page is shown instead of a missing translation. */
  fallback?: string;
  /** True: a case that is described or redacted, in this language and version or in another. */
  isConfidential?: boolean;
  /** True: its source has changed since it was translated, and readers see a notice. */
  stale?: true;
  /** The day of its review and who has reviewed it, while the review holds. */
  reviewed?: { date: string; author?: string | undefined };
  /** Not published yet: when it is, in milliseconds since 1970, and the time zone that its author thinks in. */
  scheduled?: { moment: number; timeZone: string };
};

export type Compiled = {
  pages: Page[];
  findings: Finding[];
  /** Comments of the pages that ignore warnings. */
  ignoreComments: IgnoreComment[];
  contents: ContentStore;
  /** Number of files that were compiled, not taken from the cache. */
  fresh: number;
  /** Number of files that another machine has compiled. */
  fetched: number;
  /** Paths of files that needed compiling, but were not requested. */
  left: ReadonlySet<string>;
  kept: KeptPages;
};

/** Data of a run, from which the next run of the same process can start. */
export type KeptPages = {
  /** The settings by locale. */
  settings: Record<string, CompileSettings>;
  settingsHashes: SettingsHashes;
  index: PageIndex;
  contents: ContentStore;
};

export type CompileOptions = {
  contentFolder: string;
  /** Undefined keeps everything in memory. */
  cache: Cache | undefined;
  /** Settings by locale. */
  settings: Record<string, CompileSettings>;
  /** Changes when the compiler's results may change. */
  version: string;
  /** The store in which machines share compiled pages. */
  shared?: Blobs | undefined;
  /** Threads to compile on. Undefined: this thread compiles. */
  threads: Threads | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
  /**
   * Given: the index of pages is taken from here and stays in memory, and a page that fails is what it was when it last
   * did not, unless the state is an earlier one.
   */
  kept?: KeptPages | undefined;
  /** True: the index of pages is read, and stays as it is. */
  isEarlier?: boolean | undefined;
  /** Paths of files. Given: no others are compiled, and these in this thread. */
  only?: ReadonlySet<string> | undefined;
  /** Rejects with its reason once it is aborted. */
  signal?: AbortSignal | undefined;
};

export async function compileFiles(files: readonly SourceFile[], options: CompileOptions): Promise<Compiled> {
  const { cache, settings, version, kept, only, threads, signal } = options;
  const settingsHashes = settingsHashesOf(version, settings);
  const contents = kept?.contents ?? (cache ? cachedStore(cache) : memoryStore());
  const indexed = kept || options.isEarlier ? undefined : cache;
  const read = kept ?? (cache && readIndex(cache));
  const previous = read ? withSettingsHashes(read, settingsHashes) : new Map();
  const hashOf = hashesOfIncluded(options.contentFolder, settings);
  const plan = planOf(files, previous, { ...options, hashOf, isSameProcess: kept !== undefined });
  const { index, waiting, left } = plan;
  const shared = options.shared && sharedResults(options.shared, { settings, settingsHashes, hashOf });
  const unsaved = new Set<string>();

  /** Without the pages whose contents the cache could not keep. */
  const save = (): void => {
    if (indexed)
      writeIndex(indexed, settingsHashes, new Map([...index].filter(([path]) => !unsaved.has(path))));
  };
  const saveOnTheWay = savingOnTheWay(waiting.length, save);

  let fresh = 0;
  let answered = 0;
  const take = ({ file: { path, mtimeMs, size } }: WaitingFile, result: JobResult): void => {
    const entry = previous.get(path);
    if (result.same && entry) index.set(path, { ...entry, mtimeMs, size, line: undefined });
    else {
      const made = entryOf({ mtimeMs, size }, result);
      index.set(path, kept && !options.isEarlier ? withLastGood(made, entry) : made);
    }
    options.onProgress?.(++answered, waiting.length);
    saveOnTheWay(answered);
  };

  const fetched = shared
    ? await fetchResults(waiting, shared, (file, { result, content }) => {
        const isThere = options.isEarlier && contents.readBytes(result.hash) !== undefined;
        if (!isThere && !contents.writeBytes(result.hash, content)) unsaved.add(file.file.path);
        take(file, result);
      })
    : new Set();
  signal?.throwIfAborted();
  const rest = waiting.filter((file) => !fetched.has(file)).sort(bySizeAndName);
  const takeCompiled = (place: number, result: JobResult): void => {
    const file = rest[place];
    if (!file) return;
    if (result.unsaved && !contents.write(result.hash, result.unsaved)) unsaved.add(file.file.path);
    if (!result.same) {
      fresh++;
      shared?.keep(file, result, contents.readBytes);
    }
    take(file, result);
  };
  const work = workOn(rest.length, sum(rest.map(({ file }) => file.size)));
  if (cache?.place && threads && work >= worthThreads && !only) {
    const task = { settings, settingsHashes, place: cache.place };
    await runOnThreads({
      threads,
      waiting: rest,
      settings: task,
      take: takeCompiled,
      onProblem: cache.fail,
      signal,
    });
  } else if (rest.length > 0)
    await runHere({ waiting: rest, settings, settingsHashes, store: contents, take: takeCompiled, signal });

  const isNews =
    waiting.length > 0 || previous.size !== index.size || !isSame(read?.settingsHashes, settingsHashes);
  if (indexed && left.size === 0 && isNews) {
    save();
    // The results of other machines are now in the index and the contents.
    if (!indexed.isEmpty("results")) indexed.prune("results", () => new Set());
    indexed.prune("content", () => new Set([...index.values()].map((entry) => entry.hash)));
  }
  if (options.isEarlier && cache && !cache.isEmpty("earlier")) cache.prune("earlier", () => new Set());
  // The index is written once: the text that it was read from would stay in memory with them.
  for (const entry of index.values()) entry.line = undefined;
  return {
    ...collect(files, index),
    contents,
    fresh,
    fetched: fetched.size,
    left,
    kept: { settings, settingsHashes, index, contents },
  };
}

/** Large files come first, so that threads end at about the same time, and those that may have the same text are neighbours. */
function bySizeAndName({ file: a }: WaitingFile, { file: b }: WaitingFile): number {
  return b.size - a.size || (a.name < b.name ? -1 : Number(a.name > b.name));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function isSame(before: SettingsHashes | undefined, after: SettingsHashes): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

function collect(
  files: readonly SourceFile[],
  index: PageIndex,
): Pick<Compiled, "pages" | "findings" | "ignoreComments"> {
  const pages: Page[] = [];
  const findings: Finding[] = [];
  const ignoreComments: IgnoreComment[] = [];
  for (const source of files) {
    const entry = index.get(source.path);
    if (!entry) continue;
    for (const finding of entry.findings) findings.push(ofFile(finding, source.path));
    for (const ignoreComment of entry.facts?.ignoreComments ?? [])
      ignoreComments.push({ ...ignoreComment, file: ignoreComment.file ?? source.path });
    const { hash, facts } = entry.lastGood ?? entry;
    if (facts) pages.push({ source, hash, facts, ...(entry.isUncertain && { isUncertain: true }) });
  }
  return { pages, findings, ignoreComments };
}
