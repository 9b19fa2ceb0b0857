/** Reads a file that anyone may have written: never through a symbolic link, and never a pipe, which would wait for ever. */
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from "node:fs";

/** Windows has neither flag. */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Throws where there is no file, or something else than a file. */
export function readRegularFile(path: string): Buffer {
  return inRegularFile(path, readFileSync);
}

/** The bytes from `start` to `end`; fewer where the file ends before. */
export function readRegularPart(path: string, start: number, end: number): Buffer {
  return inRegularFile(path, (file) => {
    const bytes = Buffer.alloc(end - start);
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, start));
  });
}

function inRegularFile(path: string, read: (file: number) => Buffer): Buffer {
  const file = openSync(path, flags);
  try {
    if (!fstatSync(file).isFile()) throw new Error(`${path} is not a file`);
    return read(file);
  } finally {
    closeSync(file);
  }
}
