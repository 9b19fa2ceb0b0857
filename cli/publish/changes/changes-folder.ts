/**
 * Folder between a compile and an upload. When the upload has done all that is in the lists, it makes `published.json` of `record.json`.
 * Where it has not, the next lists have what these have, too: so it does not matter how many compiles or failed uploads there were.
 */
import { join } from "node:path";
import { entryAt } from "../../source/entry-at.ts";
import { makeFolder } from "../../source/make-folder.ts";
import { readRegularFile } from "../../source/regular-file.ts";
import { replaceFile } from "../../source/replace-file.ts";
import { readRecordFile, recordText } from "../record.ts";
import { type Changes, type Host, type Lists, listNames } from "./changes-between.ts";

export const PUBLISHED_FILE = "published.json";
const NEXT_FILE = "record.json";

/** The state of the host. Undefined if the record of the last upload is damaged. */
export function readHost(folder: string): Host | undefined {
  const published = readRecordFile(join(folder, PUBLISHED_FILE));
  return published === "damaged" ? undefined : { published, pending: pendingLists(folder) };
}

/** One path on each line, so that no path may have a line break. */
export function writeChanges(folder: string, { lists, record }: Changes): void {
  makeFolder(folder);
  for (const name of listNames)
    replaceFile(listFile(folder, name), lists[name].map((path) => `${path}\n`).join(""));
  replaceFile(join(folder, NEXT_FILE), recordText(record));
}

/** Lists of an upload that has not finished. */
function pendingLists(folder: string): Partial<Lists> {
  if (!entryAt(join(folder, NEXT_FILE))) return {};
  return Object.fromEntries(
    listNames.map((name) => {
      const file = listFile(folder, name);
      const text = entryAt(file) ? readRegularFile(file).toString() : "";
      return [name, text.split("\n").filter((path) => path !== "")];
    }),
  );
}

function listFile(folder: string, name: string): string {
  return join(folder, `${name}.txt`);
}
