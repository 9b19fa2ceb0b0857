/** The fifth step, emit: what `compile` writes, and what `check` renders to see that it can be written. */

import type { Blobs } from "../cache/blobs.ts";
import type { Threads } from "../cache/threads/threads.ts";
import { readAssetIndex, writeAssetIndex } from "../compile/asset-index.ts";
import { bundleForBrowser } from "../emit/components/bundle-for-browser.ts";
import { type EmitInputs, type Emitted, emit, type PreparedPages, preparePages } from "../emit/emit.ts";
import type { ReaderFiles } from "../emit/reader-files.ts";
import { sharingCards, type Writer, writerInThisThread, writerOnThreads } from "../publish/writer.ts";
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

type Place = Pick<AnalyzeOptions, "contentFolder" | "version" | "isEarlier">;

/** The outputs of the site, or only findings. */
export async function emitSite(analysis: Analysis, place: Place, options: EmitOptions): Promise<EmitResult> {
  const { findings, inputs } = await emitInputs(analysis, place, options);
  if (!inputs) return { findings };
  const emitted = await inStep("preparing the files of the site", () => emit(inputs));
  if (!place.isEarlier) writeAssetIndex(analysis.cache, emitted.assets);
  return emitted.findings.length > 0 ? { findings: emitted.findings } : { findings, emitted };
}

/** The pages of the site without its files, or only findings. */
export async function preparePagesOf(
  analysis: Analysis,
  place: Place,
  reader: ReaderFiles,
): Promise<{ findings: Finding[]; prepared?: PreparedPages }> {
  const { findings, inputs } = await emitInputs(analysis, place, { prerender: true, reader });
  if (!inputs) return { findings };
  const prepared = await inStep("preparing the pages of the site", () => preparePages(inputs));
  if (!place.isEarlier) writeAssetIndex(analysis.cache, prepared.siteAssets.assets);
  return prepared.findings.length > 0 ? { findings: prepared.findings } : { findings, prepared };
}

async function emitInputs(
  analysis: Analysis,
  { contentFolder, version }: Place,
  { prerender, reader }: EmitOptions,
): Promise<{ findings: Finding[]; inputs?: EmitInputs }> {
  const { cache, sizes } = analysis;
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
  const inputs = {
    ...inputsOf(analysis, { contentFolder, version, reader }),
    siteComponents,
    knownAssets: new Map([...readAssetIndex(cache), ...(sizes?.assets ?? [])]),
    sizes,
    prerender,
  };
  return { findings, inputs };
}

/** The inputs that are the same for every way to emit a site. */
export function inputsOf(
  analysis: Analysis,
  place: Pick<AnalyzeOptions, "contentFolder" | "version"> & { reader: ReaderFiles },
) {
  return {
    ...place,
    site: analysis.site,
    targets: analysis.targets,
    redirects: analysis.redirects,
    contents: analysis.compiled.contents,
    configuration: analysis.configuration,
    base: { path: analysis.base, trailingSlash: analysis.configuration.site.value.trailing_slash },
    discovery: analysis.discovery,
    extensions: analysis.extensions,
    hostTexts: analysis.hostTexts,
    hostAddresses: analysis.hostAddresses,
    drawings: analysis.drawings,
    cardRenderer: analysis.cardRenderer,
  };
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
