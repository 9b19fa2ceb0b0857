/** Compiling source files, as worker threads do it. */
import type { CompileSettings } from "../markdown/compile-settings.ts";
import { compileSource, type Job, type JobResult } from "./compile-source.ts";
import { diskStore } from "./content-store.ts";

/** `store` is the folder of the contents. */
export type CompileTaskSettings = { settings: Record<string, CompileSettings>; salt: string; store: string };
export type CompileBatch = { locale: string; job: Job }[];

export function begin({
  settings,
  salt,
  store,
}: CompileTaskSettings): (batch: CompileBatch) => Promise<JobResult[]> {
  const contents = diskStore(store);
  return async (batch) => {
    const results: JobResult[] = [];
    for (const { locale, job } of batch) {
      const own = settings[locale];
      if (!own) throw new Error(`no settings of the locale ${locale}`);
      results.push(await compileSource(job, own, salt, contents));
    }
    return results;
  };
}
