/** Notes for a run whose cache cannot be used: no findings, for nothing is wrong with the content. */

/** `problem` is the reason that the file system gave. */
export function cacheNote(problem: string): string {
  return `warning: the cache cannot be written (${problem}); the result is the same, and the next run takes longer`;
}

/** The same of a cache that is shared with other machines. */
export function remoteNote(problem: string): string {
  return `warning: the shared cache is not used any more (${problem}); the result is the same, and takes longer`;
}
