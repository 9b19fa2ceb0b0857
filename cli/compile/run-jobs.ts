/** Runs the jobs of compiling: in this thread, or on others where there are enough jobs. Results come in any order. */
import { setImmediate } from "node:timers/promises";
import type { CompileSettings } from "../markdown/compile-settings.ts";
import { inBatches, type Threads } from "../threads/threads.ts";
import type { JobResult } from "./compile-source.ts";
import type { CompileBatch, CompiledBatch, CompileTaskSettings } from "./compile-task.ts";
import type { ContentStore } from "./content-store.ts";
import type { Salts } from "./salts.ts";
import type { WaitingFile } from "./waiting-files.ts";

/** `place` is that of the file among those that wait. */
type Take = (place: number, result: JobResult) => void;

const batchSize = 16;

/** Rejects with the signal's reason once it is aborted. `onProblem` hears why the cache could not be written. */
export async function runOnThreads(
  threads: Threads,
  waiting: readonly WaitingFile[],
  settings: CompileTaskSettings,
  take: Take,
  onProblem: (problem: string) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const batches = inBatches(waiting, batchSize).map(
    (group): CompileBatch => group.map(({ locale, job }) => ({ locale, job })),
  );
  const compiling = threads.run(
    "compile",
    settings,
    batches,
    (place, { results, problem }: CompiledBatch) => {
      if (problem !== undefined) onProblem(problem);
      results.forEach((result, offset) => {
        take(place * batchSize + offset, result);
      });
    },
  );
  await (signal ? Promise.race([compiling, abortOf(signal)]) : compiling);
  // What was compiled will be rendered, unless it has an error.
  threads.prepare("render");
}

export async function runHere(
  waiting: readonly WaitingFile[],
  settings: Record<string, CompileSettings>,
  salts: Salts,
  store: ContentStore,
  take: Take,
  signal: AbortSignal | undefined,
): Promise<void> {
  // The Markdown compiler is read only by a run, or a thread, that has something to compile.
  const { compileSource } = await import("./compile-source.ts");
  for (const [place, { locale, job }] of waiting.entries()) {
    const own = settings[locale];
    const salt = salts[locale];
    if (own && salt !== undefined) take(place, await compileSource(job, own, salt, store));
    // Whoever asks for something meanwhile gets an answer.
    await setImmediate();
    signal?.throwIfAborted();
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
