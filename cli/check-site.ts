/**
 * What `twsite check` does: discover, compile, assemble, check, emit, and render every file of the site as `compile` would.
 * Nothing is written but the cache.
 */
import { openCache } from "./cache/cache.ts";
import type { ReaderFiles } from "./emit/reader-files.ts";
import { type BuildOptions, type Examined, examineOn, withThreadsOf } from "./examine.ts";
import { isMessenger } from "./report/failure.ts";
import { isError } from "./report/finding.ts";
import { internalError } from "./report/internal-error.ts";
import type { Threads } from "./threads/threads.ts";
import { withWholeCache } from "./with-whole-cache.ts";

/** Never rejects because of the content. */
export async function checkSite(options: BuildOptions, reader: ReaderFiles): Promise<Examined> {
  try {
    const { cacheFolder: folder, version } = options;
    const cache = folder === undefined ? undefined : openCache({ folder, version });
    return await withWholeCache(cache, (cacheFolder) => {
      const own = { ...options, cacheFolder };
      return withThreadsOf(own, (threads) => checkOn(threads, own, reader));
    });
  } catch (error) {
    if (isMessenger(error)) throw error;
    return { findings: [internalError(error, "checking the site")] };
  }
}

async function checkOn(
  threads: Threads | undefined,
  options: BuildOptions,
  reader: ReaderFiles,
): Promise<Examined> {
  const { findings, known, cacheProblem } = await examineOn(threads, options);
  if (!known || findings.some(isError)) return { findings, ...(known && { known }), cacheProblem };
  // Read by a run that gets this far. In parts, the program opens fewer files at once.
  const { renderKnown } = await import("./render-known.ts");
  const ofRendering = await renderKnown(known, threads, options, reader);
  return { findings: [...findings, ...ofRendering], known, cacheProblem: known.cache?.problem() };
}
