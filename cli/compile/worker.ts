/** A worker thread: takes batches of files, answers each with its results. */
import { parentPort, workerData } from "node:worker_threads";
import type { CompileSettings } from "../markdown/compile-page.ts";
import { compileSource, type Job, type JobResult } from "./compile-source.ts";
import { diskStore } from "./content-store.ts";

export type WorkerData = { settings: Record<string, CompileSettings>; salt: string; store: string };
export type Batch = { id: number; locale: string; jobs: Job[] };
export type BatchResult = { id: number; results: JobResult[] };

const { settings, salt, store }: WorkerData = workerData;
const contents = diskStore(store);

parentPort?.on("message", async (batch: Batch) => {
  const results: JobResult[] = [];
  for (const job of batch.jobs) {
    const localeSettings = settings[batch.locale];
    if (localeSettings) results.push(await compileSource(job, localeSettings, salt, contents));
  }
  parentPort?.postMessage({ id: batch.id, results } satisfies BatchResult);
});
