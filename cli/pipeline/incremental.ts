/**
 * Compiles a site that may have been compiled before. If its inputs and its files are unchanged, nothing is done; any
 * change runs the whole pipeline.
 */
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { openCache } from "../cache/cache.ts";
import { withThreadsOf } from "../cache/threads/threads.ts";
import { installedEncoder } from "../images/sizes/encode.ts";
import { isControlFlow } from "../report/failure.ts";
import { internalError } from "../report/internal-error.ts";
import { isSameStamp } from "../source/file-stamp.ts";
import { missingContent } from "../source/missing-content.ts";
import type { AnalyzeOptions } from "./analyze.ts";
import type { BuildResult, WriteOptions } from "./build.ts";
import { withCacheRetries } from "./cache-retries.ts";
import { isAsLeft, type LastRun, readLastRun, recordHash, writeLastRun } from "./last-run.ts";
import { inputsOf } from "./run-inputs.ts";

/** Never rejects because of the content, or of what the operating system refuses. */
export async function incrementalBuild(options: AnalyzeOptions, writing: WriteOptions): Promise<BuildResult> {
  try {
    return await incrementalOrWhole(options, writing);
  } catch (error) {
    if (isControlFlow(error)) throw error;
    const { writeProblem } = await import("../publish/write-problem.ts");
    const problem = writeProblem(error, writing.outFolder, options.contentFolder);
    return { findings: [problem ?? internalError(error, "compiling the site")], fresh: 0, routes: 0 };
  }
}

async function incrementalOrWhole(options: AnalyzeOptions, writing: WriteOptions): Promise<BuildResult> {
  const { cacheFolder, contentFolder, version } = options;
  if (cacheFolder === undefined || missingContent(contentFolder)) return wholeBuild(options, writing, 0);
  const { outFolder } = writing;
  const cache = openCache({ folder: cacheFolder, version });
  const { hash: inputs, work } = inputsOf(contentFolder, lastingOptions(options, writing));
  const last = readLastRun(cache);
  const isSame = last && last.inputs !== undefined && last.inputs === inputs;
  const isSameAround = isSame && !isOver(last) && isOfEncoder(last, contentFolder) && hasSameSources(last);
  if (isSameAround && (await isOfCommit(last, contentFolder)) && isAsLeft(last, outFolder)) {
    const { findings, routes } = last;
    return { findings, published: { written: [], deleted: [] }, fresh: 0, routes };
  }
  // Where there is nothing yet, every page is compiled.
  const isFirst = !last && !options.shared && cache.isEmpty("content");
  const result = await withCacheRetries(cache, (folder) =>
    wholeBuild({ ...options, cacheFolder: folder }, writing, isFirst ? work : 0),
  );
  const { findings, routes, commit, until, sources, encoder } = result;
  if (result.published && !result.usesPackages && !findings.some(({ mayPass }) => mayPass)) {
    const record = recordHash(outFolder);
    writeLastRun(cache, { inputs, record, findings, routes, commit, until, sources, encoder });
  }
  return { ...result, cacheProblem: result.cacheProblem ?? cache.problem() };
}

/** True: a page has become due since, or a date has come. */
function isOver({ until }: LastRun): boolean {
  return until !== undefined && Date.now() >= until;
}

/** True also where the site shows no dates of commits. */
async function isOfCommit({ commit }: LastRun, contentFolder: string): Promise<boolean> {
  if (commit === undefined) return true;
  const { commitOf } = await import("../source/git-dates.ts");
  return commit === (await commitOf(contentFolder));
}

/** True also where no page describes a file. */
function hasSameSources({ sources = [] }: LastRun): boolean {
  try {
    return sources.every((source) => isSameStamp(source, statSync(source.path)));
  } catch {
    // A whole run reports a file that is gone.
    return false;
  }
}

/** True also where the site asks for no sizes of pictures. */
function isOfEncoder({ encoder }: LastRun, contentFolder: string): boolean {
  return encoder === undefined || encoder === (installedEncoder(contentFolder)?.version ?? "");
}

/** The options that decide what is written, without those that only decide how. */
function lastingOptions(
  { baseUrl, version, drafts, now, release }: AnalyzeOptions,
  { outFolder, prerender, strict, reader }: WriteOptions,
): unknown {
  return [
    version,
    // Dates are written by its tables of languages.
    process.version,
    baseUrl,
    drafts,
    now,
    release,
    resolve(outFolder),
    prerender,
    strict,
    reader,
  ];
}

/** Most modules are imported only by a run that needs them. Threads that `work` is worth read them at the same time. */
function wholeBuild(options: AnalyzeOptions, writing: WriteOptions, work: number): Promise<BuildResult> {
  return withThreadsOf(options, async (threads) => {
    if (work > 0) threads?.prepare("compile", work);
    const { buildOn } = await import("./build.ts");
    return buildOn(threads, options, writing);
  });
}
