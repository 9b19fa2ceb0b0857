/** Work that is undone if it is interrupted, and work that lasts until then. */
import { once } from "node:events";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Ctrl-C, or a request to stop, aborts the signal that `work` gets; once it has put things back, the process ends as if
 * it had been stopped at once.
 */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const stop = (name: NodeJS.Signals): void => stopping.abort(name);
  for (const name of signals) process.on(name, stop);
  try {
    return await work(stopping.signal);
  } finally {
    for (const name of signals) process.off(name, stop);
    if (stopping.signal.aborted) process.kill(process.pid, stopping.signal.reason);
  }
}

/** Settles at Ctrl-C, or at a service manager's request to stop. */
export async function interruption(): Promise<void> {
  const listening = new AbortController();
  await Promise.race(
    ["SIGINT", "SIGTERM"].map((signal) => once(process, signal, { signal: listening.signal })),
  );
  listening.abort();
}
