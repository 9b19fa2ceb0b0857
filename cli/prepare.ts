/** The fifth step, emit: what `compile` writes, and what `check` renders to see that it can be written. */

import type { Known } from "./assemble-and-check.ts";
import { readAssetIndex, writeAssetIndex } from "./compile/asset-index.ts";
import { bundleForBrowser } from "./components/bundle-for-browser.ts";
import { type Emitted, emit } from "./emit/emit.ts";
import type { ReaderFiles } from "./emit/reader-files.ts";
import type { BuildOptions } from "./examine.ts";
import { type PageWriter, writerInThisThread, writerOnThreads } from "./publish/page-writer.ts";
import { during } from "./report/failure.ts";
import type { Finding } from "./report/finding.ts";
import type { Threads } from "./threads/threads.ts";

export type PrepareOptions = {
  /** False: documents are empty shells that the reader fills. */
  prerender: boolean;
  reader: ReaderFiles;
};

export type Prepared = { findings: Finding[]; emitted?: Emitted };

/** Without outputs where there are findings. */
export async function prepare(
  known: Known,
  { contentFolder, version }: Pick<BuildOptions, "contentFolder" | "version">,
  preparing: PrepareOptions,
): Promise<Prepared> {
  const { cache, compiled } = known;
  const { findings, ownComponents } = await during("bundling the components", () =>
    bundleForBrowser({
      ...known,
      ...preparing,
      contentFolder,
      version,
      sources: known.componentSources,
    }),
  );
  if (findings.length > 0) return { findings };
  const emitted = await during("preparing the files of the site", () =>
    emit({
      ...known,
      ...preparing,
      contentFolder,
      version,
      ownComponents,
      contents: compiled.contents,
      knownAssets: readAssetIndex(cache),
    }),
  );
  writeAssetIndex(cache, emitted.assets);
  return emitted.findings.length > 0 ? { findings: emitted.findings } : { findings, emitted };
}

/** Threads read contents from the cache. */
export function pageWriterOf(
  { settings }: Emitted,
  { cache, compiled: { contents } }: Known,
  threads: Threads | undefined,
): PageWriter {
  return cache?.place && threads && contents.isShared()
    ? writerOnThreads(settings, cache.place, threads)
    : writerInThisThread(settings, contents);
}
