/**
 * The way of the data: discover, compile, assemble, check, emit, publish.
 * `examine` is the first four steps; `build` is all six, and writes nothing while there is an error.
 */
import { readAssetIndex, writeAssetIndex } from "./compile/asset-index.ts";
import { bundleForBrowser } from "./components/bundle-for-browser.ts";
import { emit } from "./emit/emit.ts";
import type { ReaderFiles } from "./emit/reader-files.ts";
import { type BuildOptions, examineOn, withThreadsOf } from "./examine.ts";
import { withLock } from "./publish/lock.ts";
import { outputProblem } from "./publish/own-folder.ts";
import { writerInThisThread, writerOnThreads } from "./publish/page-writer.ts";
import { type Published, publish } from "./publish/publish.ts";
import { type Finding, isError } from "./report/finding.ts";
import type { EmittedSite } from "./text-edit/emitted-lines.ts";
import type { Threads } from "./threads/threads.ts";

export type EmitOptions = {
  outFolder: string;
  /** False: documents are empty shells that the reader fills. */
  prerender: boolean;
  /** True: a warning keeps the site from being written, too. */
  strict: boolean;
  reader: ReaderFiles;
};

export type BuildResult = {
  findings: Finding[];
  /** Undefined where findings kept the site from being written. */
  published?: Published;
  /** Files compiled, not taken from the cache. */
  fresh: number;
  routes: number;
  /** True: components import packages, which may have changed when nothing in the content folder has. */
  usesPackages?: boolean | undefined;
  /** The commit whose dates the site shows. */
  commit?: string | undefined;
  /** Why the cache could not be written. */
  cacheProblem?: string | undefined;
  /** What an edit of texts can be published from; undefined where there is more to a text than its page. */
  emitted?: EmittedSite | undefined;
};

/** Rejects with `LostContent` where the cache lacks a content that its index knows. */
export function build(options: BuildOptions, emitting: EmitOptions): Promise<BuildResult> {
  return withThreadsOf(options, (threads) => buildOn(threads, options, emitting));
}

async function buildOn(
  threads: Threads | undefined,
  options: BuildOptions,
  emitting: EmitOptions,
): Promise<BuildResult> {
  const { outFolder } = emitting;
  const { findings, known, cacheProblem } = await examineOn(threads, options);
  const problem = outputProblem(outFolder, options.contentFolder);
  if (problem) findings.push(problem);
  const counts = { fresh: known?.compiled.fresh ?? 0, routes: known?.site.routes.length ?? 0, cacheProblem };
  if (!known || findings.some(isError) || (emitting.strict && findings.length > 0))
    return { findings, ...counts };

  const { cache, compiled, base } = known;
  const bundled = await bundleForBrowser({
    ...known,
    ...emitting,
    ...options,
    sources: known.componentSources,
  });
  if (bundled.findings.length > 0) return { findings: [...findings, ...bundled.findings], ...counts };
  const { contents } = compiled;
  const { outputs, settings, assets, pages, shards } = emit({
    ...known,
    ...emitting,
    ...options,
    ownComponents: bundled.ownComponents,
    contents,
    knownAssets: readAssetIndex(cache),
  });
  writeAssetIndex(cache, assets);
  const { version, onProgress } = options;
  const writer =
    cache?.place && threads && contents.isShared()
      ? writerOnThreads(settings, cache.place, threads)
      : writerInThisThread(settings, contents);
  const published = await withLock(outFolder, () =>
    publish(outputs, outFolder, { version, base }, writer, (done, total) =>
      onProgress?.("write", done, total),
    ),
  );
  if ("refused" in published) return { findings: [...findings, published.refused], ...counts };
  const { examined, commit, configuration } = known;
  const { site } = configuration;
  // A translation may say that its source has changed; what components make of a page is found out by trying them.
  const isByPage = !site.value.stale_notice && known.componentSources.names.length === 0;
  const frame = { compile: compiled.kept, page: settings, documents: site.value.documents };
  return {
    findings,
    published,
    ...counts,
    cacheProblem: cache?.problem(),
    usesPackages: examined?.usesPackages,
    commit,
    ...(isByPage && { emitted: { frame, pages, shards } }),
  };
}
