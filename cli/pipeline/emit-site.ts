/** The fifth step, emit: what `compile` writes, and what `check` renders to see that it can be written. */

import type { Blobs } from "../cache/blobs.ts";
import type { Threads } from "../cache/threads/threads.ts";
import { readAssetIndex, writeAssetIndex } from "../compile/asset-index.ts";
import { bundleForBrowser } from "../emit/components/bundle-for-browser.ts";
import { type Emitted, emit } from "../emit/emit.ts";
import type { ReaderFiles } from "../emit/reader-files.ts";
import { sharingCards } from "../publish/shared-cards.ts";
import { type Writer, writerInThisThread, writerOnThreads } from "../publish/writer.ts";
import { inStep } from "../report/failure.ts";
import type { Finding } from "../report/finding.ts";
import type { AnalyzeOptions } from "./analyze.ts";
import type { Analysis } from "./assemble-and-check.ts";

export type EmitOptions = {
  /** False: documents are empty shells that the reader fills. */
  prerender: boolean;
  reader: ReaderFiles;
};

export type EmitResult = { findings: Finding[]; emitted?: Emitted };

/** The outputs of the site, or only findings. */
export async function emitSite(
  analysis: Analysis,
  { contentFolder, version, isEarlier }: Pick<AnalyzeOptions, "contentFolder" | "version" | "isEarlier">,
  { prerender, reader }: EmitOptions,
): Promise<EmitResult> {
  const { cache } = analysis;
  const { findings, siteComponents } = await inStep("bundling the components", () =>
    bundleForBrowser({
      components: analysis.components,
      sources: analysis.componentSources,
      contentFolder,
      base: analysis.base,
      reader,
      version,
      cache,
    }),
  );
  if (findings.length > 0) return { findings };
  const emitted = await inStep("preparing the files of the site", () =>
    emit({
      site: analysis.site,
      targets: analysis.targets,
      redirects: analysis.redirects,
      contents: analysis.compiled.contents,
      configuration: analysis.configuration,
      base: analysis.base,
      contentFolder,
      discovery: analysis.discovery,
      extensions: analysis.extensions,
      hostTexts: analysis.hostTexts,
      hostAddresses: analysis.hostAddresses,
      siteComponents,
      knownAssets: new Map([...readAssetIndex(cache), ...(analysis.sizes?.assets ?? [])]),
      sizes: analysis.sizes,
      drawings: analysis.drawings,
      reader,
      prerender,
      version,
      cardRenderer: analysis.cardRenderer,
    }),
  );
  if (!isEarlier) writeAssetIndex(cache, emitted.assets);
  return emitted.findings.length > 0 ? { findings: emitted.findings } : { findings, emitted };
}

/** Threads read contents from the cache. */
export function writerOf(
  { settings }: Emitted,
  { cache, compiled: { contents } }: Analysis,
  threads: Threads | undefined,
  shared: Blobs | undefined,
): Writer {
  const writer =
    cache?.place && threads && contents.isShared()
      ? writerOnThreads(settings, cache.place, threads)
      : writerInThisThread(settings, contents, cache);
  return sharingCards(writer, cache, shared);
}
