/**
 * Compiles a site that may have been compiled before. One that started from the same input, and is still there, is left as
 * it is; where nothing but texts changed, only the files that hold them are made; all else is the way of the data.
 */
import { resolve } from "node:path";
import { openCache } from "../cache/cache.ts";
import {
  changedFiles,
  filesAsLeft,
  inputsOf,
  readLastRun,
  recordHash,
  writeLastRun,
} from "../publish/last-run.ts";
import { writeProblem } from "../publish/write-problem.ts";
import { isMessenger } from "../report/failure.ts";
import { internalError } from "../report/internal-error.ts";
import { commitOf } from "../source/git-dates.ts";
import { missingContent } from "../source/missing-content.ts";
import { writeEmitted } from "../text-edit/emitted-lines.ts";
import { editTexts } from "../text-edit/text-edit.ts";
import type { AnalyzeOptions } from "./analyze.ts";
import type { BuildResult, WriteOptions } from "./build.ts";
import { withCacheRetries } from "./cache-retries.ts";

/** Never rejects because of the content, or of what the operating system refuses. */
export async function incrementalBuild(options: AnalyzeOptions, writing: WriteOptions): Promise<BuildResult> {
  try {
    return await incrementalOrWhole(options, writing);
  } catch (error) {
    if (isMessenger(error)) throw error;
    const problem = writeProblem(error, writing.outFolder, options.contentFolder);
    return { findings: [problem ?? internalError(error, "compiling the site")], fresh: 0, routes: 0 };
  }
}

async function incrementalOrWhole(options: AnalyzeOptions, writing: WriteOptions): Promise<BuildResult> {
  const { cacheFolder, contentFolder, version } = options;
  if (cacheFolder === undefined || missingContent(contentFolder)) return wholeBuild(options, writing);
  const { outFolder } = writing;
  const cache = openCache({ folder: cacheFolder, version });
  const inputs = inputsOf(contentFolder, lastingOptions(options, writing));
  const last = readLastRun(cache);
  if (last && (last.commit === undefined || last.commit === (await commitOf(contentFolder)))) {
    const { findings, routes } = last;
    const isSame = changedFiles(last.inputs, inputs)?.length === 0;
    if (isSame && filesAsLeft(last, outFolder))
      return { findings, published: { written: [], deleted: [] }, fresh: 0, routes };
    const edited = await editTexts(last, inputs, { contentFolder, cache, outFolder, version });
    if (edited) return { findings, ...edited, routes, cacheProblem: cache.problem() };
  }
  const result = await withCacheRetries(cache, (folder) =>
    wholeBuild({ ...options, cacheFolder: folder }, writing),
  );
  const { findings, routes, commit, emitted } = result;
  if (result.published && !result.usesPackages) {
    const record = recordHash(outFolder);
    if (emitted) writeEmitted(cache, record, emitted);
    writeLastRun(cache, { inputs, record, findings, routes, commit });
  }
  return { ...result, cacheProblem: result.cacheProblem ?? cache.problem() };
}

/** The options that decide what is written, without those that only decide how. */
function lastingOptions(
  { baseUrl, version, drafts, release }: AnalyzeOptions,
  { outFolder, prerender, strict, reader }: WriteOptions,
): unknown {
  return [
    version,
    // Dates are written by its tables of languages.
    process.version,
    baseUrl,
    drafts,
    release,
    resolve(outFolder),
    prerender,
    strict,
    reader,
  ];
}

/** Most of the program is read only by a run that needs it. */
async function wholeBuild(options: AnalyzeOptions, writing: WriteOptions): Promise<BuildResult> {
  const { build } = await import("./build.ts");
  return build(options, writing);
}
