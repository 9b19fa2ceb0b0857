/**
 * Compiles a site that may have been compiled before. One that started from the same input, and is still there, is left as
 * it is; where nothing but texts changed, only the files that hold them are made; all else is the way of the data.
 */
import { resolve } from "node:path";
import type { BuildResult, EmitOptions } from "./build.ts";
import { openCache } from "./cache/cache.ts";
import type { BuildOptions } from "./examine.ts";
import {
  changedFiles,
  filesAsLeft,
  inputsOf,
  readLastRun,
  recordHash,
  writeLastRun,
} from "./publish/last-run.ts";
import { writeProblem } from "./publish/write-problem.ts";
import { isMessenger } from "./report/failure.ts";
import { internalError } from "./report/internal-error.ts";
import { commitOf } from "./source/git-dates.ts";
import { missingContent } from "./source/missing-content.ts";
import { writeEmitted } from "./text-edit/emitted-lines.ts";
import { editTexts } from "./text-edit/text-edit.ts";
import { withWholeCache } from "./with-whole-cache.ts";

/** Never rejects because of the content, or of what the operating system refuses. */
export async function rebuild(options: BuildOptions, emitting: EmitOptions): Promise<BuildResult> {
  try {
    return await rebuildOr(options, emitting);
  } catch (error) {
    if (isMessenger(error)) throw error;
    const problem = writeProblem(error, emitting.outFolder, options.contentFolder);
    return { findings: [problem ?? internalError(error, "compiling the site")], fresh: 0, routes: 0 };
  }
}

async function rebuildOr(options: BuildOptions, emitting: EmitOptions): Promise<BuildResult> {
  const { cacheFolder, contentFolder, version } = options;
  if (cacheFolder === undefined || missingContent(contentFolder)) return wholeWay(options, emitting);
  const { outFolder } = emitting;
  const cache = openCache({ folder: cacheFolder, version });
  const inputs = inputsOf(contentFolder, lastingOptions(options, emitting));
  const last = readLastRun(cache);
  if (last && (last.commit === undefined || last.commit === (await commitOf(contentFolder)))) {
    const { findings, routes } = last;
    const isSame = changedFiles(last.inputs, inputs)?.length === 0;
    if (isSame && filesAsLeft(last, outFolder))
      return { findings, published: { written: [], deleted: [] }, fresh: 0, routes };
    const edited = await editTexts(last, inputs, { contentFolder, cache, outFolder, version });
    if (edited) return { findings, ...edited, routes, cacheProblem: cache.problem() };
  }
  const result = await withWholeCache(cache, (folder) =>
    wholeWay({ ...options, cacheFolder: folder }, emitting),
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
  { baseUrl, version, drafts, release }: BuildOptions,
  { outFolder, prerender, strict, reader }: EmitOptions,
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
async function wholeWay(options: BuildOptions, emitting: EmitOptions): Promise<BuildResult> {
  const { build } = await import("./build.ts");
  return build(options, emitting);
}
