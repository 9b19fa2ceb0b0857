/**
 * What `twsite check` does: discover, compile, assemble, check, emit, and render every file of the site as `compile` would.
 * Nothing is written but the cache, which holds what was rendered: it need not be rendered again.
 */
import { openCache } from "./cache/cache.ts";
import type { ReaderFiles } from "./emit/reader-files.ts";
import { type BuildOptions, type Examined, examineOn, withThreadsOf } from "./examine.ts";
import { pageWriterOf, prepare } from "./prepare.ts";
import { renderOutputs } from "./publish/render-outputs.ts";
import { lineOf, readRendered, writeRendered } from "./publish/rendered-keys.ts";
import { renderFindings } from "./render-findings.ts";
import { during, isMessenger } from "./report/failure.ts";
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

  const { findings: ofEmitting, emitted } = await prepare(known, options, { prerender: true, reader });
  if (!emitted) return { findings: [...findings, ...ofEmitting], known, cacheProblem };

  const { onProgress } = options;
  const { cache, site } = known;
  const before = cache ? readRendered(cache) : new Set();
  const waiting = emitted.outputs.filter((output) => !before.has(lineOf(output)));
  const { failures } = await during("rendering the site", () =>
    renderOutputs(waiting, undefined, pageWriterOf(emitted, known, threads), (done, total) =>
      onProgress?.("render", done, total),
    ),
  );
  if (cache && waiting.length + failures.length > 0) {
    const failed = new Set(
      failures.flatMap(({ path, route }) => [path, ...(route === undefined ? [] : [route])]),
    );
    const isRendered = ({ path, content }: (typeof waiting)[number]) =>
      !failed.has(path) && (typeof content === "function" || !failed.has(content.page.path));
    writeRendered(cache, emitted.outputs.filter(isRendered));
  }
  return {
    findings: [...findings, ...renderFindings(failures, site)],
    known,
    cacheProblem: cache?.problem(),
  };
}
