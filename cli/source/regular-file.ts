/** Reads files that anyone may have written: never a pipe, which would wait for ever, and those of the tool never through a symbolic link. */
import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";

/** Windows has neither this flag nor the one below. */
const unlinked = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

/** Throws where there is no file, or something else than a file. */
export function readRegularFile(path: string): Buffer {
  return inRegularFile(path, unlinked, (file) => readFileSync(file));
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
