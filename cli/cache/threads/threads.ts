/**
 * Worker threads that do one task after the other: they start with the first that needs them, and what they have read
 * and compiled by then serves the next. One message pays for a batch of many pieces. Where there are few of them, the main
 * thread does its share, too: to start and warm up another one would take longer than to wait for it.
 */
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { EXTENSION_FAILURE } from "../../report/failure.ts";
import { errorOf, type Outcome, outcomeOf, type ThrownError, thrown } from "./outcome.ts";

/** Below this much work, in pages without text, the start of threads costs more than it saves: each reads and warms up the whole compiler. */
export const worthThreads = 192;

/** The work on so many pages of so many bytes: a page of 4 kB takes twice as long as one without text. */
export function workOn(pages: number, bytes: number): number {
  return pages + bytes / 4096;
}

export type TaskName = "compile" | "render";

/** A message to a thread: a task to prepare, the settings of a task that begins, or a batch of its work. */
export type Order =
  | { kind: "prepare"; task: TaskName }
  | { kind: "begin"; task: TaskName; settings: unknown }
  | { kind: "work"; works: unknown[] };

/** A thread's answer to a batch: an outcome for each piece, or why the task could not begin. */
export type Answer<R> = { outcomes: Outcome<R>[] } | { broken: ThrownError };

export type Threads = {
  /**
   * Gives pieces of work to the next free thread, and `done` the place and outcome of each, in any order. If a thread dies,
   * its piece of work has failed; the others continue. Rejects if the task cannot begin.
   */
  run<W, R>(
    task: TaskName,
    settings: unknown,
    works: readonly W[],
    done: (place: number, outcome: Outcome<R>) => void,
    options?: RunOptions<W, R>,
  ): Promise<void>;
  /** Has threads read what a task needs, while this thread does something else: those that are there, and so many that `work` is worth. */
  prepare(task: TaskName, work?: number): void;
  /** True: there are threads, which have read and warmed up the compiler. */
  areThere(): boolean;
};

type RunOptions<W, R> = {
  /** Compares pieces that take longer than others. Default: 1 for each. One of weight 0 is done by the thread that does its neighbour. */
  weights?: readonly number[];
  /** Starts the same task in the main thread, which then works, too. */
  here?: () => Promise<(work: W) => R | Promise<R>>;
};

/** With more threads than this, the main thread is busy with their answers. */
const mostWithMain = 4;
const batchSize = 8;
/** A batch is at most this part of what is left. */
const batchesAtEnd = 12;
/** Pieces of a batch, where they weigh little or nothing. */
const mostInBatch = 32;
/** A thread has the next batch before it needs it: the main thread may be at work when it answers. */
const batchesAhead = 3;
/** If so many threads die one after the other without an answer, the cause is not the work. */
const mostDeaths = 32;

/** Pieces of work from one place to the next. */
type Batch = {
  start: number;
  end: number;
  /** True: a thread has died, perhaps of this piece. It is sent alone, so that the cause is known if another thread dies. */
  isSuspect?: boolean;
};

type ThreadOptions = {
  /** Threads. */
  jobs: number;
  /** The bundled worker; undefined does everything in this thread. */
  workerScript: URL | undefined;
  /** Threads pass their results through the cache. */
  cacheFolder: string | undefined;
};

/** Calls `use` with threads if they are useful. */
export function withThreadsOf<T>(
  { workerScript, jobs, cacheFolder }: ThreadOptions,
  use: (threads: Threads | undefined) => Promise<T>,
): Promise<T> {
  return workerScript && jobs > 1 && cacheFolder !== undefined
    ? withThreads(workerScript, jobs, use)
    : use(undefined);
}

/** Runs `use` with at most `count` threads, and ends them after it. */
export async function withThreads<T>(
  script: URL,
  count: number,
  use: (threads: Threads) => Promise<T>,
): Promise<T> {
  const living = new Set<Worker>();
  /** The main thread does a share, too. */
  const mostBesideMain = count <= mostWithMain ? count - 1 : count;
  let isOver = false;
  const start = (): Worker => {
    // The work makes much short-lived garbage: a larger nursery halves the collector's part.
    const worker = new Worker(script, { resourceLimits: { maxYoungGenerationSizeMb: 64 } });
    living.add(worker);
    // A thread may also end while it has nothing to do.
    return worker.on("exit", () => void living.delete(worker)).on("error", () => void living.delete(worker));
  };
  const end = () => Promise.all([...living].map((worker) => worker.terminate()));
  try {
    const result = await use({
      async run<W, R>(
        task: TaskName,
        settings: unknown,
        works: readonly W[],
        done: (place: number, outcome: Outcome<R>) => void,
        { weights = works.map(() => 1), here }: RunOptions<W, R> = {},
      ) {
        const queue = batchesOf(weights);
        let deaths = 0;
        /** True: a thread has died, perhaps of a piece that is in the queue again. In this thread, such a piece would end the command. */
        let isDangerous = false;
        const answered = ({ start: first }: Batch, outcomes: readonly Outcome<R>[]): void => {
          deaths = 0;
          outcomes.forEach((outcome, offset) => {
            done(first + offset, outcome);
          });
        };
        const keepBusy = async (idle: Worker | undefined): Promise<void> => {
          for (let worker = idle ?? start(); ; worker = start()) {
            worker.postMessage({ kind: "begin", task, settings } satisfies Order);
            const end = await serve(worker, queue, works, answered);
            // A thread that is ended with the others is not replaced: it would keep the process alive.
            if (!end || isOver) return;
            living.delete(worker);
            isDangerous = true;
            // The pages that the thread was working on are not the cause.
            if (end.reason.name === EXTENSION_FAILURE) throw end.reason;
            if (++deaths >= mostDeaths) throw end.reason;
            const places = end.inHand.flatMap(placesOf);
            const [only] = places;
            if (places.length > 1)
              queue.push(...places.map((place) => ({ start: place, end: place + 1, isSuspect: true })));
            else if (only !== undefined) done(only, { error: thrown(end.reason) });
          }
        };
        const share = async (work: (piece: W) => R | Promise<R>): Promise<void> => {
          while (queue.length > 0 && !isOver && !isDangerous) {
            const { start: first, end: last } = queue.shift() ?? { start: 0, end: 0 };
            for (const [offset, piece] of works.slice(first, last).entries()) {
              if (isOver) return;
              done(first + offset, await outcomeOf(() => work(piece)));
              // The others wait for their next pieces.
              await setImmediate();
            }
          }
        };
        const ownShare = here && count <= mostWithMain ? here : undefined;
        const idle = [...living];
        const needed = Math.min(ownShare ? count - 1 : count, queue.length);
        const others = Array.from({ length: needed }, (_, place) => keepBusy(idle[place]));
        await Promise.all([...others, ownShare?.().then(share)]);
      },
      prepare(task, work = 0) {
        while (living.size < Math.min(mostBesideMain, Math.floor(work / worthThreads))) start();
        for (const worker of living) worker.postMessage({ kind: "prepare", task } satisfies Order);
      },
      areThere: () => living.size > 0,
    });
    // They have nothing to do, and their end takes longer than what the caller prints.
    isOver = true;
    void end();
    return result;
  } catch (error) {
    isOver = true;
    await end();
    throw error;
  }
}

/** Keeps one thread busy until there is no more work. If the thread dies, gives the batches that it had not answered. */
function serve<W, R>(
  worker: Worker,
  queue: Batch[],
  works: readonly W[],
  answered: (batch: Batch, outcomes: readonly Outcome<R>[]) => void,
): Promise<{ inHand: Batch[]; reason: Error } | undefined> {
  return new Promise((resolve, reject) => {
    const inHand: Batch[] = [];
    const end = (settle: () => void) => {
      worker.off("message", receive).off("error", die).off("exit", stop);
      settle();
    };
    const die = (reason: Error) => end(() => resolve({ inHand, reason }));
    const stop = (code: number) => die(new Error(`a thread ended with code ${code}`));
    const give = () => {
      for (let [next] = queue; next && mayFollow(inHand, next); [next] = queue) {
        queue.shift();
        inHand.push(next);
        worker.postMessage({ kind: "work", works: works.slice(next.start, next.end) } satisfies Order);
      }
      if (inHand.length === 0) end(() => resolve(undefined));
    };
    const receive = (answer: Answer<R>) => {
      const batch = inHand.shift();
      if ("broken" in answer) return end(() => reject(errorOf(answer.broken)));
      try {
        if (batch) answered(batch, answer.outcomes);
      } catch (error) {
        return end(() => reject(error));
      }
      give();
    };
    worker.on("message", receive).on("error", die).on("exit", stop);
    give();
  });
}

/** Neighbours in groups that weigh about as much as `batchSize` pieces, and less towards the end: no thread waits long for another's last. */
function batchesOf(weights: readonly number[]): Batch[] {
  const batches: Batch[] = [];
  let start = 0;
  let weight = 0;
  let left = weights.reduce((total, own) => total + own, 0);
  for (const [place, own] of weights.entries()) {
    if ((weight >= Math.min(batchSize, left / batchesAtEnd) && own > 0) || place - start >= mostInBatch) {
      batches.push({ start, end: place });
      start = place;
      left -= weight;
      weight = 0;
    }
    weight += own;
  }
  if (start < weights.length) batches.push({ start, end: weights.length });
  return batches;
}

function placesOf({ start, end }: Batch): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

function mayFollow(inHand: readonly Batch[], next: Batch): boolean {
  const isAlone = [next, ...inHand].some(({ isSuspect }) => isSuspect);
  return inHand.length < (isAlone ? 1 : batchesAhead);
}
