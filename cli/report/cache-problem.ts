/** Warnings that a cache cannot be used. They are not findings, because nothing is wrong with the content. */

/** `problem` is the reason that the file system gave. */
export function cacheNote(problem: string): string {
  return `warning: the cache cannot be written (${problem}); the result is correct, but the next run is slower`;
}

/** The warning for a cache that is shared with other machines. */
export function remoteNote(problem: string): string {
  return `warning: the shared cache is no longer used (${problem}); the result is correct, but slower`;
}
