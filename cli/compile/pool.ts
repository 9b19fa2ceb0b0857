/** Runs jobs on worker threads, in batches, so that a message pays for many files. */
import { Worker } from "node:worker_threads";
import type { Job, JobResult } from "./compile-source.ts";
import type { Batch, BatchResult, WorkerData } from "./worker.ts";

const batchSize = 16;

/**
 * Compiles `jobs` (of any locale) on `count` threads and calls `done` with each job's position and result.
 * Rejects if a thread dies.
 */
export async function compileOnThreads(
  jobs: readonly { locale: string; job: Job }[],
  count: number,
  script: URL,
  workerData: WorkerData,
  done: (position: number, result: JobResult) => void,
): Promise<void> {
  const batches = batchesOf(jobs);
  const workers = Array.from(
    { length: Math.min(count, batches.length) },
    // Parsing makes much short-lived garbage: a larger nursery halves the collector's work.
    () => new Worker(script, { workerData, resourceLimits: { maxYoungGenerationSizeMb: 64 } }),
  );
  let next = 0;
  try {
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            const give = () => {
              const batch = batches[next];
              if (!batch) return resolve();
              worker.postMessage({ id: next++, locale: batch.locale, jobs: batch.jobs } satisfies Batch);
            };
            worker.on("message", ({ id, results }: BatchResult) => {
              const first = batches[id]?.first ?? 0;
              results.forEach((result, offset) => {
                done(first + offset, result);
              });
              give();
            });
            worker.on("error", reject);
            worker.on(
              "exit",
              (code) => code !== 0 && reject(new Error(`a worker stopped with code ${code}`)),
            );
            give();
          }),
      ),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

type Slice = { first: number; locale: string; jobs: Job[] };

/** Neighbours of one locale, at most `batchSize` together. */
function batchesOf(jobs: readonly { locale: string; job: Job }[]): Slice[] {
  const batches: Slice[] = [];
  jobs.forEach(({ locale, job }, position) => {
    const last = batches.at(-1);
    if (last?.locale === locale && last.jobs.length < batchSize) last.jobs.push(job);
    else batches.push({ first: position, locale, jobs: [job] });
  });
  return batches;
}
