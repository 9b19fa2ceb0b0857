/** What a run says where its cache cannot be written: a note, for nothing is wrong with the content. */

/** `problem` is the reason that the file system gave. */
export function cacheNote(problem: string): string {
  return `warning: the cache cannot be written (${problem}); the result is the same, and the next run takes longer`;
}
