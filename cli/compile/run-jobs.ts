/** Runs the jobs of compiling: in this thread, or on others where there are enough jobs. Results come in any order. */
import { setImmediate } from "node:timers/promises";
import { errorOf, type Outcome } from "../cache/threads/outcome.ts";
import { type Threads, workOn } from "../cache/threads/threads.ts";
import type { CompileSettings } from "../markdown/compile-settings.ts";
import { pageError } from "../report/internal-error.ts";
import type { JobResult } from "./compile-source.ts";
import type { CompiledFile, CompileTaskSettings, CompileWork } from "./compile-task.ts";
import type { ContentStore } from "./content-store.ts";
import type { SettingsHashes } from "./settings-hashes.ts";
import type { WaitingFile } from "./waiting-files.ts";

/** `place` is that of the file among those that wait. */
type Take = (place: number, result: JobResult) => void;

type RunOnThreadsInputs = {
  threads: Threads;
  waiting: readonly WaitingFile[];
  settings: CompileTaskSettings;
  take: Take;
  onProblem: (problem: string) => void;
  signal: AbortSignal | undefined;
};

/** Files of the same size and name are neighbours. Rejects with the signal's reason once it is aborted. `onProblem` is called with the reason why the cache could not be written. */
export async function runOnThreads({
  threads,
  waiting,
  settings,
  take,
  onProblem,
  signal,
}: RunOnThreadsInputs): Promise<void> {
  const works = waiting.map(({ locale, job }): CompileWork => ({ locale, job }));
  const weights = waiting.map(({ file: { size, name } }, place) => {
    const before = waiting[place - 1]?.file;
    // A thread that has compiled a text has no work with a file that has the same.
    return size === before?.size && name === before.name ? 0 : workOn(1, size);
  });
  const done = (place: number, outcome: Outcome<CompiledFile>): void => {
    if ("error" in outcome) {
      take(place, failedJob(errorOf(outcome.error)));
      return;
    }
    const { result, problem } = outcome.result;
    if (problem !== undefined) onProblem(problem);
    take(place, result);
  };
  const here = async () => (await import("./compile-task.ts")).begin(settings);
  const compiling = threads.run("compile", settings, works, done, { weights, here });
  await (signal ? Promise.race([compiling, abortOf(signal)]) : compiling);
  // Compiled pages will be rendered, unless there is an error.
  threads.prepare("render");
}

type RunHereInputs = {
  waiting: readonly WaitingFile[];
  settings: Record<string, CompileSettings>;
  settingsHashes: SettingsHashes;
  store: ContentStore;
  take: Take;
  signal: AbortSignal | undefined;
};

export async function runHere({
  waiting,
  settings,
  settingsHashes,
  store,
  take,
  signal,
}: RunHereInputs): Promise<void> {
  // The Markdown compiler is imported only by a run, or a thread, that compiles a page.
  const { sourceCompiler } = await import("./compile-source.ts");
  const compileSource = sourceCompiler(settings, settingsHashes, store);
  for (const [place, { locale, job }] of waiting.entries()) {
    take(place, await compileSource(locale, job));
    // Other callers get an answer between two files.
    await setImmediate();
    signal?.throwIfAborted();
  }
}

/** The result for a file with which a thread died. Without a hash, the next run tries again. */
function failedJob(error: Error): JobResult {
  return { hash: "", same: false, findings: [pageError(error, "compiling this page")] };
}

function abortOf(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
