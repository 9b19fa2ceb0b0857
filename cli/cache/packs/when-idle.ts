/** Closes files that are no longer used, because a store is not told when its last use is over. */

const idleMs = 1000;

/** Gives what to call with each use; `close` is called about a second after the last one, if the process lasts so long. */
export function whenIdle(close: () => void): () => void {
  let lastUse = 0;
  let isWaiting = false;
  const wait = (): void => {
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      if (performance.now() - lastUse < idleMs) wait();
      else close();
    }, idleMs).unref();
  };
  return () => {
    lastUse = performance.now();
    if (!isWaiting) wait();
  };
}
