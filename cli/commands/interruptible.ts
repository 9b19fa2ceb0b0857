/** Work that undoes itself when it is interrupted. */

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
