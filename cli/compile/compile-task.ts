/** Compiling source files, as worker threads do it. */
import { type CachePlace, openCache } from "../cache/cache.ts";
import type { CompileSettings } from "../markdown/compile-settings.ts";
import { type Job, type JobResult, sourceCompiler } from "./compile-source.ts";
import { cachedStore } from "./content-store.ts";
import type { SettingsHashes } from "./settings-hashes.ts";

export type CompileTaskSettings = {
  settings: Record<string, CompileSettings>;
  settingsHashes: SettingsHashes;
  place: CachePlace;
};
export type CompileWork = { locale: string; job: Job };
/** `problem`: why the cache could not be written. */
export type CompiledFile = { result: JobResult; problem: string | undefined };

export function begin({
  settings,
  settingsHashes,
  place,
}: CompileTaskSettings): (work: CompileWork) => Promise<CompiledFile> {
  const cache = openCache(place);
  const compileSource = sourceCompiler(settings, settingsHashes, cachedStore(cache));
  return async ({ locale, job }) => {
    const result = await compileSource(locale, job);
    return { result, problem: cache.problem() };
  };
}
