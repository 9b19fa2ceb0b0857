/** A worker thread that compiles source files. */
import { workerData } from "node:worker_threads";
import type { CompileSettings } from "../markdown/compile-settings.ts";
import { compileSource, type Job, type JobResult } from "./compile-source.ts";
import { diskStore } from "./content-store.ts";
import { serveBatches } from "./serve-batches.ts";

export type CompileWorkerData = { settings: Record<string, CompileSettings>; salt: string; store: string };
export type CompileBatch = { locale: string; job: Job }[];

const { settings, salt, store }: CompileWorkerData = workerData;
const contents = diskStore(store);

serveBatches(async (batch: CompileBatch) => {
  const results: JobResult[] = [];
  for (const { locale, job } of batch) {
    const own = settings[locale];
    if (!own) throw new Error(`no settings of the locale ${locale}`);
    results.push(await compileSource(job, own, salt, contents));
  }
  return results;
});
