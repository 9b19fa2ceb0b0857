/**
 * Check of a whole site, as `twsite check` has it: discover, compile, assemble, check, emit, and render every file of the site as `compile` would.
 * Nothing is written but the cache.
 */
import { openCache } from "../cache/cache.ts";
import { type Threads, withThreadsOf } from "../cache/threads/threads.ts";
import type { ReaderFiles } from "../emit/reader-files.ts";
import { isControlFlow } from "../report/failure.ts";
import { isError } from "../report/finding.ts";
import { internalError } from "../report/internal-error.ts";
import { type AnalyzeOptions, type AnalyzeResult, analyzeOn } from "./analyze.ts";
import { withCacheRetries } from "./cache-retries.ts";

/** Never rejects because of the content. */
export async function checkSite(options: AnalyzeOptions, reader: ReaderFiles): Promise<AnalyzeResult> {
  try {
    const { cacheFolder: folder, version } = options;
    const cache = folder === undefined ? undefined : openCache({ folder, version });
    return await withCacheRetries(cache, (cacheFolder) => {
      const own = { ...options, cacheFolder, triesSearches: true };
      return withThreadsOf(own, (threads) => checkOn(threads, own, reader));
    });
  } catch (error) {
    if (isControlFlow(error)) throw error;
    return { findings: [internalError(error, "checking the site")] };
  }
}

async function checkOn(
  threads: Threads | undefined,
  options: AnalyzeOptions,
  reader: ReaderFiles,
): Promise<AnalyzeResult> {
  const { findings, analysis, cacheProblem } = await analyzeOn(threads, options);
  if (!analysis || findings.some(isError)) return { findings, ...(analysis && { analysis }), cacheProblem };
  // Imported here, because not every run gets this far, and in two steps, so that fewer files are open at once.
  await import("../emit/document.tsx");
  const { renderSite } = await import("./render-site.ts");
  const ofRendering = await renderSite(analysis, threads, options, reader);
  return { findings: [...findings, ...ofRendering], analysis, cacheProblem: analysis.cache?.problem() };
}
