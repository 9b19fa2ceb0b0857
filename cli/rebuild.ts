/**
 * Compiles a site that may have been compiled before. One that started from the same input, and is still there, is left as
 * it is; where nothing but texts changed, only the files that hold them are made; all else is the way of the data.
 */
import { resolve } from "node:path";
import type { BuildResult, EmitOptions } from "./build.ts";
import { type Cache, openCache } from "./cache/cache.ts";
import { LostContent } from "./emit/lost-content.ts";
import type { BuildOptions } from "./examine.ts";
import {
  changedFiles,
  filesAsLeft,
  inputsOf,
  readLastRun,
  recordHash,
  writeLastRun,
} from "./publish/last-run.ts";
import { commitOf } from "./source/git-dates.ts";
import { missingContent } from "./source/missing-content.ts";
import { writeEmitted } from "./text-edit/emitted-lines.ts";
import { editTexts } from "./text-edit/text-edit.ts";

export async function rebuild(options: BuildOptions, emitting: EmitOptions): Promise<BuildResult> {
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
  const result = await withWhatIsLeft(options, emitting, cache);
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
  { baseUrl, version, drafts }: BuildOptions,
  { outFolder, prerender, strict, reader }: EmitOptions,
): unknown {
  return [
    version,
    baseUrl,
    drafts,
    resolve(outFolder),
    prerender,
    strict,
    reader.files,
    reader.boot,
    reader.choose,
  ];
}

/** A content that the index knows but the cache has lost costs another attempt: with a new index, then without a cache. */
async function withWhatIsLeft(
  options: BuildOptions,
  emitting: EmitOptions,
  cache: Cache,
): Promise<BuildResult> {
  try {
    return await wholeWay(options, emitting);
  } catch (error) {
    if (!(error instanceof LostContent)) throw error;
  }
  cache.forget("pages");
  try {
    return await wholeWay(options, emitting);
  } catch (error) {
    if (!(error instanceof LostContent)) throw error;
  }
  return wholeWay({ ...options, cacheFolder: undefined }, emitting);
}

/** Most of the program is read only by a run that needs it. */
async function wholeWay(options: BuildOptions, emitting: EmitOptions): Promise<BuildResult> {
  const { build } = await import("./build.ts");
  return build(options, emitting);
}
