/** Saves unfinished work now and then, so that a run that is stopped leaves to the next one what it has done. */

/** The first time in a large run is when it has done an eighth. */
const parts = 8;
/** Less than this is done again as soon as it is saved. */
const leastWork = 500;

/**
 * Called with how many of the `total` pieces are done now; calls `save` when there are twice as many as the last time, and not at the end.
 * Each time writes all that is done, and all times together write less than the end does.
 */
export function savingOnTheWay(total: number, save: () => void): (done: number) => void {
  let next = Math.max(leastWork, Math.ceil(total / parts));
  return (done) => {
    if (done < next || done >= total) return;
    next = done * 2;
    save();
  };
}
