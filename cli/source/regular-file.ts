/** Reads a file that may have been put there by anybody: never by way of a link, and no pipe, which would wait for ever. */
import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";

/** Windows has neither flag. */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Throws where there is no file, or something else than a file. */
export function readRegularFile(path: string): Buffer {
  const file = openSync(path, flags);
  try {
    if (!fstatSync(file).isFile()) throw new Error(`${path} is not a file`);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}
