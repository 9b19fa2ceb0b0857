/** A few open files of one thread, for reading at any place: the least recently read closes for another, and all when idle. */
import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";

export type OpenFiles = {
  /** Fewer bytes at the end of the file, none where it cannot be read. */
  read(path: string, position: number, length: number): Buffer;
  /** Everything from there on. */
  readRest(path: string, position: number): Buffer;
  /** Zero where there is no such file. */
  sizeOf(path: string): number;
  /** Some systems do not delete a file that is open. */
  close(): void;
};

/** A process may open few files, and has a thread for each core. */
const most = 8;
const none = Buffer.alloc(0);
/** Links are not followed, and opening a pipe does not wait for its writer. Windows has neither flag. */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

export function openFiles(): OpenFiles {
  const files = new Map<string, number>();
  const closeAll = (): void => {
    for (const file of files.values()) closeSync(file);
    files.clear();
  };
  const keepOpen = whenIdle(closeAll);
  /** The descriptor of a file, or undefined if it does not exist. */
  const opened = (path: string): number | undefined => {
    const known = files.get(path);
    files.delete(path);
    const file = known ?? openRegular(path);
    if (file === undefined) return undefined;
    files.set(path, file);
    const [oldest] = files;
    if (files.size > most && oldest) {
      files.delete(oldest[0]);
      closeSync(oldest[1]);
    }
    keepOpen();
    return file;
  };
  return {
    read(path, position, length) {
      const file = opened(path);
      return file === undefined ? none : readFully(file, Buffer.allocUnsafe(length), position);
    },
    readRest(path, position) {
      const file = opened(path);
      if (file === undefined) return none;
      return readFully(file, Buffer.allocUnsafe(Math.max(0, fstatSync(file).size - position)), position);
    },
    sizeOf(path) {
      const file = opened(path);
      return file === undefined ? 0 : fstatSync(file).size;
    },
    close: closeAll,
  };
}

function openRegular(path: string): number | undefined {
  let file: number;
  try {
    file = openSync(path, flags);
  } catch {
    return undefined;
  }
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  return undefined;
}

/** As much of it as the file has. */
function readFully(file: number, bytes: Buffer, position: number): Buffer {
  let done = 0;
  while (done < bytes.length) {
    const read = readSync(file, bytes, done, bytes.length - done, position + done);
    if (read === 0) break;
    done += read;
  }
  return bytes.subarray(0, done);
}

const idleMs = 1000;

/** Gives what to call with each use; `close` is called about a second after the last one, if the process lasts so long. */
export function whenIdle(close: () => void): () => void {
  let lastUse = 0;
  let isWaiting = false;
  const wait = (): void => {
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      if (performance.now() - lastUse < idleMs) wait();
      else close();
    }, idleMs).unref();
  };
  return () => {
    lastUse = performance.now();
    if (!isWaiting) wait();
  };
}
