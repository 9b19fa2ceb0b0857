/** Compiling source files, as worker threads do it. */
import { type CachePlace, openCache } from "../cache/cache.ts";
import type { CompileSettings } from "../markdown/compile-settings.ts";
import { compileSource, type Job, type JobResult } from "./compile-source.ts";
import { cachedStore } from "./content-store.ts";
import type { Salts } from "./salts.ts";

export type CompileTaskSettings = {
  settings: Record<string, CompileSettings>;
  salts: Salts;
  place: CachePlace;
};
export type CompileBatch = { locale: string; job: Job }[];
/** `problem`: why the cache could not be written. */
export type CompiledBatch = { results: JobResult[]; problem: string | undefined };

export function begin({
  settings,
  salts,
  place,
}: CompileTaskSettings): (batch: CompileBatch) => Promise<CompiledBatch> {
  const cache = openCache(place);
  const contents = cachedStore(cache);
  return async (batch) => {
    const results: JobResult[] = [];
    for (const { locale, job } of batch) {
      const own = settings[locale];
      const salt = salts[locale];
      if (!own || salt === undefined) throw new Error(`no settings of the locale ${locale}`);
      results.push(await compileSource(job, own, salt, contents));
    }
    return { results, problem: cache.problem() };
  };
}
