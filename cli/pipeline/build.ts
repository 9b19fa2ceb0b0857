/**
 * The whole pipeline: discover, compile, assemble, check, emit, publish. `analyze` runs the first four steps; `build` runs all
 * six, and writes nothing if there is an error.
 */
import { type Threads, withThreadsOf } from "../cache/threads/threads.ts";
import { stampedSources } from "../check/reviews/page-reviews.ts";
import { installedEncoder } from "../images/sizes/encode.ts";
import { withLock } from "../publish/lock.ts";
import { outputProblem } from "../publish/output-folder.ts";
import { type Published, publish } from "../publish/publish.ts";
import { writeRendered } from "../publish/rendered-keys.ts";
import { inStep } from "../report/failure.ts";
import { type Finding, isError } from "../report/finding.ts";
import { type AnalyzeOptions, analyzeOn } from "./analyze.ts";
import type { EmitOptions } from "./emit-site.ts";
import type { LastRun } from "./last-run.ts";
import { renderFindings } from "./render-findings.ts";

export type WriteOptions = EmitOptions & {
  outFolder: string;
  /** True: a warning keeps the site from being written, too. */
  strict: boolean;
};

export type BuildResult = Pick<LastRun, "commit" | "until" | "sources" | "encoder"> & {
  findings: Finding[];
  /** The files that were written. Undefined if findings stopped the run. */
  published?: Published;
  /** Files compiled, not taken from the cache. */
  fresh: number;
  /** Files that another machine has compiled. */
  fetched?: number | undefined;
  routes: number;
  /** True: components or extensions import packages, which may have changed when nothing in the content folder has. */
  usesPackages?: boolean | undefined;
  /** Why the cache could not be written. */
  cacheProblem?: string | undefined;
};

/** Rejects with `LostContent` where the cache lacks a content that its index knows. */
export function build(options: AnalyzeOptions, writing: WriteOptions): Promise<BuildResult> {
  return withThreadsOf(options, (threads) => buildOn(threads, options, writing));
}

/** The same on threads that are there. */
export async function buildOn(
  threads: Threads | undefined,
  options: AnalyzeOptions,
  writing: WriteOptions,
): Promise<BuildResult> {
  const { outFolder } = writing;
  const { findings, analysis, cacheProblem } = await analyzeOn(threads, options);
  const problem = outputProblem(outFolder, options.contentFolder);
  if (problem) findings.push(problem);
  const counts = {
    fresh: analysis?.compiled.fresh ?? 0,
    fetched: analysis?.compiled.fetched,
    routes: analysis?.site.routes.length ?? 0,
    cacheProblem,
  };
  if (!analysis || findings.some(isError) || (writing.strict && findings.length > 0))
    return { findings, ...counts };

  const { emitSite, writerOf } = await import("./emit-site.ts");
  const { findings: ofEmitting, emitted } = await emitSite(analysis, options, writing);
  if (!emitted) return { findings: [...findings, ...ofEmitting], ...counts };

  const { outputs } = emitted;
  const { base, cache, configuration, commit, components, extensions, site } = analysis;
  const { version, onProgress } = options;
  const writer = writerOf(emitted, analysis, threads, options.shared);
  const published = await inStep("writing the site", () =>
    withLock(outFolder, () =>
      publish({
        outputs,
        folder: outFolder,
        mark: { version, base },
        write: writer,
        onProgress: (done, total) => onProgress?.("write", done, total),
      }),
    ),
  );
  if ("failures" in published) {
    const { obstacles, failures } = published;
    return { findings: [...findings, ...obstacles, ...renderFindings(failures, site)], ...counts };
  }
  if (cache) {
    writeRendered(cache, outputs);
    const cards = outputs.filter(({ card }) => card !== undefined);
    if (cards.length > 0) cache.prune("cards", () => new Set(cards.map(({ key }) => key)));
  }
  return {
    findings,
    published,
    ...counts,
    cacheProblem: cache?.problem(),
    usesPackages: components?.usesPackages || extensions?.usesPackages,
    commit,
    until: analysis.until,
    sources: stampedSources(analysis.reviews),
    ...(configuration.site.value.pictures !== false && {
      encoder: installedEncoder(options.contentFolder)?.version ?? "",
    }),
  };
}
