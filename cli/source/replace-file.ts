/** Puts a text in the place of a file, which is there whole at any moment. */
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { aboutFile } from "../report/system-reason.ts";
import { realPath } from "./real-path.ts";

/** A link stays a link, and the file keeps its permissions; the folder has to be there. */
export function replaceFile(path: string, text: string | Uint8Array): void {
  const old = statSync(path, { throwIfNoEntry: false });
  const file = old ? realPath(path) : path;
  // Under a name that no part of the tool looks at.
  const draft = join(dirname(file), `.${process.pid}-${basename(file)}`);
  try {
    writeFileSync(draft, text, { mode: old?.mode ?? 0o666 });
    renameSync(draft, file);
  } catch (error) {
    removeDraft(draft);
    throw aboutFile(error, path);
  }
}

/** Ignores errors: a folder that cannot be written does not allow removal either. */
function removeDraft(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    return;
  }
}

/** Texts by path, in the place of files that are there: all of them, or none. */
export function replaceFiles(texts: ReadonlyMap<string, string>): void {
  const before = new Map([...texts.keys()].map((path) => [path, readFileSync(path, "utf8")]));
  const written: string[] = [];
  try {
    for (const [path, text] of texts) {
      replaceFile(path, text);
      written.push(path);
    }
  } catch (error) {
    for (const path of written) replaceFile(path, before.get(path) ?? "");
    throw error;
  }
}
