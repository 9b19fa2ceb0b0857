/** Puts texts in the place of a file of the cache, whatever has its name. */
import { closeSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { threadId } from "node:worker_threads";

/** The draft is a new file: one that is there already may be a link. */
export function replace(file: string, texts: Iterable<string | Buffer>): void {
  const draft = `${file}.${process.pid}-${threadId}`;
  try {
    rmSync(draft, { recursive: true, force: true });
    const opened = openSync(draft, "wx");
    try {
      for (const text of texts) writeFileSync(opened, text);
    } finally {
      closeSync(opened);
    }
    try {
      renameSync(draft, file);
    } catch {
      // A folder has the name of the file.
      rmSync(file, { recursive: true, force: true });
      renameSync(draft, file);
    }
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}
