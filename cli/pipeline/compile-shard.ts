/**
 * One part of a compile that several machines share: compiles its files into a cache, and ends. The last run, which compiles
 * the whole site, finds them there.
 */
import { posix } from "node:path";
import { decoded } from "../../schema/paths.ts";
import { pictureOptions } from "../../schema/site-parts.ts";
import { packedBlobs } from "../cache/packed-blobs.ts";
import { withThreadsOf } from "../cache/threads/threads.ts";
import { compileFiles, type Page } from "../compile/compile-files.ts";
import { cachedStore } from "../compile/content-store.ts";
import { readPictures } from "../images/read-pictures.ts";
import { installedEncoder, loadEncoder } from "../images/sizes/encode.ts";
import { isControlFlow } from "../report/failure.ts";
import type { Finding } from "../report/finding.ts";
import { internalError } from "../report/internal-error.ts";
import type { AnalyzeOptions } from "./analyze.ts";
import { type Content, readContent } from "./read-content.ts";

/** `part` counts from 1. */
export type Shard = { part: number; of: number };

export type ShardResult = {
  /** Why there is nothing to compile. The last run reports findings about pages. */
  findings: Finding[];
  /** Files of the part, and those of them that were compiled. */
  files: number;
  fresh: number;
  cacheProblem?: string | undefined;
};

/** Never rejects because of the content. The pages go to `options.shared`, or else into the cache folder. */
export async function compileShard(shard: Shard, options: AnalyzeOptions): Promise<ShardResult> {
  try {
    return await compilePart(shard, options);
  } catch (error) {
    if (isControlFlow(error)) throw error;
    return { findings: [internalError(error, "compiling a part of the site")], files: 0, fresh: 0 };
  }
}

async function compilePart({ part, of }: Shard, options: AnalyzeOptions): Promise<ShardResult> {
  const { findings, content } = await readContent(options);
  const cache = content?.cache;
  if (!content || !cache) return { findings, files: 0, fresh: 0 };
  const { discovery, settings } = content;
  const files = discovery.pages.filter((_, index) => index % of === part - 1);
  const shared = options.shared ?? packedBlobs(cache);
  const { fresh, pages } = await withThreadsOf(options, (threads) =>
    compileFiles(files, {
      contentFolder: options.contentFolder,
      version: options.version,
      signal: options.signal,
      onProgress: (done, total) => options.onProgress?.("compile", done, total),
      cache,
      settings,
      threads,
      shared,
      // The index covers all files, not only those of this part.
      kept: { settings: {}, settingsHashes: {}, index: new Map(), contents: cachedStore(cache) },
    }),
  );
  await makeSizesOf(pages, content, { ...options, shared });
  return { findings: [], files: files.length, fresh, cacheProblem: cache.problem() };
}

/** Sizes of the pictures that these pages show, as far as their addresses alone tell which those are. */
async function makeSizesOf(
  pages: readonly Page[],
  { configuration, discovery: { files }, cache }: Content,
  { contentFolder, shared, jobs, signal, onProgress }: AnalyzeOptions,
): Promise<void> {
  const options = pictureOptions(configuration.site.value.pictures);
  const installed = options && installedEncoder(contentFolder);
  const encoder = installed && (await loadEncoder(installed));
  // The last run reports a missing encoder.
  if (!encoder || "problem" in encoder) return;
  const shown = pages.flatMap(({ source, facts }) =>
    facts.references.flatMap(({ kind, url }) => (kind === "image" ? fileOf(url, source.path) : [])),
  );
  const paths = [...new Set(shown)].filter((path) => files.has(path)).sort();
  const pictures = readPictures(contentFolder, paths, files, new Map());
  const { makeSizes } = await import("../images/sizes/make-sizes.ts");
  await makeSizes({
    ...{ pictures, options, encoder, contentFolder, files, cache, shared, jobs, signal },
    onProgress: (done, total) => onProgress?.("pictures", done, total),
  });
}

function fileOf(url: string, source: string): string {
  const path = decoded(url);
  return path.startsWith("/") ? `static${path}` : posix.join(posix.dirname(source), path);
}
