/** Runs batches of work on worker threads, so that one message pays for many pieces. */
import { Worker } from "node:worker_threads";

/** What a worker is sent, and what it answers. */
export type Batch<W> = { id: number; work: W };
export type BatchResult<R> =
  | { id: number; result: R }
  | { id: number; error: { name: string; message: string } };

/**
 * Gives each batch to the next free thread of `count`, and `done` its place and result, in any order.
 * Rejects with an error's name and message if a batch fails, and if a thread dies.
 */
export async function runOnThreads<W, R>(
  batches: readonly W[],
  count: number,
  script: URL,
  workerData: unknown,
  done: (place: number, result: R) => void,
): Promise<void> {
  const workers = Array.from(
    { length: Math.min(count, batches.length) },
    // The work makes much short-lived garbage: a larger nursery halves the collector's part.
    () => new Worker(script, { workerData, resourceLimits: { maxYoungGenerationSizeMb: 64 } }),
  );
  let next = 0;
  try {
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            const give = () => {
              const work = batches[next];
              if (work === undefined) return resolve();
              worker.postMessage({ id: next++, work } satisfies Batch<W>);
            };
            worker.on("message", (answer: BatchResult<R>) => {
              if ("error" in answer) return reject(Object.assign(new Error(), answer.error));
              done(answer.id, answer.result);
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

/** Neighbours in groups of at most `size`. */
export function inBatches<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
