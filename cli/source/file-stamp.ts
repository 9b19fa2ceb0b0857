/** Stamp of a file: while it is the same, so is the file. */
export type FileStamp = { mtimeMs: number; size: number };

/** A file by its absolute path, with the stamp that it had. */
export type StampedFile = FileStamp & { path: string };

/** True: the same size and time. Times are compared by microseconds, which is what a copy of a file can keep. */
export function isSameStamp(one: FileStamp, other: FileStamp): boolean {
  return one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < 0.001;
}

/** The stamp of a file that may not be read. No number equals this time, so results of the last run are not used. */
export const unknownStamp: FileStamp = { mtimeMs: Number.NaN, size: 0 };
