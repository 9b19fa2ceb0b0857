/**
 * Worker threads that do one task after the other: they start with the first that needs them, and what they have read
 * and compiled by then serves the next. One message pays for a batch of many pieces.
 */
import { Worker } from "node:worker_threads";

/** Below this many pages the start of threads costs more than it saves: each reads and warms up the whole compiler. */
export const worthThreads = 192;

export type TaskName = "compile" | "render";

/** What a thread is sent: a task to get ready for, the settings of one that begins, or a batch of its work. */
export type Order =
  | { kind: "prepare"; task: TaskName }
  | { kind: "begin"; task: TaskName; settings: unknown }
  | { kind: "work"; id: number; work: unknown };

/** What it answers to a batch. */
export type Answer<R> = { id: number; result: R } | { id: number; error: { name: string; message: string } };

export type Threads = {
  /**
   * Gives each batch to the next free thread, and `done` its place and result, in any order. Rejects with an error's
   * name and message if a batch fails, and if a thread dies.
   */
  run<W, R>(
    task: TaskName,
    settings: unknown,
    batches: readonly W[],
    done: (place: number, result: R) => void,
  ): Promise<void>;
  /** Has the threads that are there read what a task needs, while this thread does something else. */
  prepare(task: TaskName): void;
};

/** Runs `use` with at most `count` threads, and ends them after it. */
export async function withThreads<T>(
  script: URL,
  count: number,
  use: (threads: Threads) => Promise<T>,
): Promise<T> {
  const workers: Worker[] = [];
  // The work makes much short-lived garbage: a larger nursery halves the collector's part.
  const start = () => new Worker(script, { resourceLimits: { maxYoungGenerationSizeMb: 64 } });
  try {
    return await use({
      async run(task, settings, batches, done) {
        const needed = Math.min(count, batches.length);
        while (workers.length < needed) workers.push(start());
        let next = 0;
        const take = () => {
          const id = next++;
          return id < batches.length ? ({ kind: "work", id, work: batches[id] } as const) : undefined;
        };
        await Promise.all(
          workers.slice(0, needed).map((worker) => {
            worker.postMessage({ kind: "begin", task, settings } satisfies Order);
            return serve(worker, take, done);
          }),
        );
      },
      prepare(task) {
        for (const worker of workers) worker.postMessage({ kind: "prepare", task } satisfies Order);
      },
    });
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Keeps one thread busy with what `take` gives, until there is no more. */
function serve<R>(
  worker: Worker,
  take: () => Order | undefined,
  done: (place: number, result: R) => void,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const end = (settle: () => void) => {
      worker.off("message", receive).off("error", fail).off("exit", stop);
      settle();
    };
    const fail = (error: Error) => end(() => reject(error));
    const stop = (code: number) => fail(new Error(`a worker stopped with code ${code}`));
    const give = () => {
      const order = take();
      if (order) worker.postMessage(order);
      else end(resolve);
    };
    const receive = (answer: Answer<R>) => {
      if ("error" in answer) return fail(Object.assign(new Error(), answer.error));
      done(answer.id, answer.result);
      give();
    };
    worker.on("message", receive).on("error", fail).on("exit", stop);
    give();
  });
}

/** Neighbours in groups of at most `size`. */
export function inBatches<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
