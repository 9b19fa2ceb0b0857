/** Reads files that anyone may have written: never a pipe, which would wait for ever, and those of the tool never through a symbolic link. */
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from "node:fs";

/** Windows has neither this flag nor the one below. */
const unlinked = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

/** Throws where there is no file, or something else than a file. */
export function readRegularFile(path: string): Buffer {
  return inRegularFile(path, unlinked, (file) => readFileSync(file));
}

/** The bytes from `start` to `end`; fewer where the file ends before. */
export function readRegularPart(path: string, start: number, end: number): Buffer {
  return inRegularFile(path, unlinked, (file) => {
    const bytes = Buffer.alloc(end - start);
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, start));
  });
}

/** The result of `read` with the descriptor of the file; `flags` are those of `open`. Throws where there is something else than a file. */
export function inRegularFile<T>(path: string, flags: number, read: (file: number) => T): T {
  const file = openSync(path, flags | (constants.O_NONBLOCK ?? 0));
  try {
    if (!fstatSync(file).isFile()) throw new Error(`${path} is not a file`);
    return read(file);
  } finally {
    closeSync(file);
  }
}
