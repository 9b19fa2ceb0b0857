/** Stamp of a file: while it is the same, so is the file. */
export type FileStamp = { mtimeMs: number; size: number };

/** Of a file that may not be read: no number is equal to this time, so that what the last run knew does not hold. */
export const unknownStamp: FileStamp = { mtimeMs: Number.NaN, size: 0 };
