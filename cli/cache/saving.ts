/** Saves unfinished work now and then, so that a run that is stopped leaves to the next one what it has done. */

/** As often in a large run as in a small one: the time that saving takes does not grow faster than the site. */
const timesPerRun = 8;
/** Less than this is done again as soon as it is saved. */
const leastWork = 500;

/** Called with how many of the `total` pieces are done now; calls `save` from time to time, and not at the end. */
export function savingOnTheWay(total: number, save: () => void): (done: number) => void {
  const step = Math.max(leastWork, Math.ceil(total / timesPerRun));
  let next = step;
  return (done) => {
    if (done < next || done >= total) return;
    next = done + step;
    save();
  };
}
