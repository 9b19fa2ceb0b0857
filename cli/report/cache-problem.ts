/** Note for a run whose cache cannot be written: no finding, for nothing is wrong with the content. */

/** `problem` is the reason that the file system gave. */
export function cacheNote(problem: string): string {
  return `warning: the cache cannot be written (${problem}); the result is the same, and the next run takes longer`;
}
