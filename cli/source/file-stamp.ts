/** Stamp of a file: while it is the same, so is the file. */
export type FileStamp = { mtimeMs: number; size: number };

/** The stamp of a file that may not be read. No number equals this time, so results of the last run are not used. */
export const unknownStamp: FileStamp = { mtimeMs: Number.NaN, size: 0 };
