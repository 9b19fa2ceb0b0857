/** Closing of files that nobody uses any more: stores have no end that they hear of. */

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
