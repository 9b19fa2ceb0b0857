/** The worker's side of the pool. */
import { parentPort } from "node:worker_threads";
import type { Batch, BatchResult } from "./pool.ts";

/** Answers every batch with what `work` makes of it, or with the error that it throws. */
export function serveBatches<W, R>(work: (batch: W) => R | Promise<R>): void {
  parentPort?.on("message", async (batch: Batch<W>) => {
    const { id } = batch;
    let answer: BatchResult<R>;
    try {
      answer = { id, result: await work(batch.work) };
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      answer = { id, error: { name, message } };
    }
    parentPort?.postMessage(answer);
  });
}
