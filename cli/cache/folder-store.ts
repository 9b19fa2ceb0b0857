/**
 * A store in a folder: a file for each single name, such as `pages.json`, and packs for the entries of a kind that has
 * many, in `content.packs/`. Nothing is read or written through a link, and anything that has replaced a file or
 * folder of the store is removed.
 */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { entryAt } from "../source/entry-at.ts";
import { readRegularFile } from "../source/regular-file.ts";
import { cacheFolder } from "./cache-folder.ts";
import { packStore } from "./packs/pack-store.ts";
import { replace } from "./replace.ts";
import type { Store } from "./store.ts";

const dayMs = 86_400_000;

export function folderStore(folder: string): Store {
  const own = cacheFolder(folder);
  const fileOf = (name: string) => join(folder, `${name}.json`);
  return {
    get(name) {
      try {
        return readRegularFile(fileOf(name));
      } catch {
        return undefined;
      }
    },
    put(name, texts) {
      own.make(folder);
      replace(fileOf(name), texts);
    },
    delete(name) {
      own.check();
      rmSync(fileOf(name), { recursive: true, force: true });
    },
    keyed(kind) {
      const packs = packStore(own, join(folder, `${kind}.packs`));
      return {
        get: packs.get,
        isEmpty: packs.isEmpty,
        put: packs.put,
        prune(used) {
          own.check();
          packs.tidy();
          const mark = join(folder, `${kind}.pruned`);
          const now = Date.now();
          // Once a day: looking through a large cache takes longer than a small edit.
          if (isYoung(mark, now) || !entryAt(folder)?.isDirectory()) return;
          packs.prune(used());
          removeRemains(folder, kind, now);
          replace(mark, []);
        },
      };
    },
  };
}

function isYoung(path: string, now: number): boolean {
  const found = entryAt(path);
  // A time to come is that of a clock that was wrong.
  return found?.isFile() === true && Math.abs(now - found.mtimeMs) < dayMs;
}

/** Removes what runs that were killed left, and the folder in which entries of this kind were files. */
function removeRemains(folder: string, kind: string, now: number): void {
  for (const name of readdirSync(folder))
    if ((/\.json\.\d+-\d+$/.test(name) || name === kind) && !isRecent(join(folder, name), now))
      rmSync(join(folder, name), { recursive: true, force: true });
}

function isRecent(path: string, now: number): boolean {
  return Math.abs(now - (entryAt(path)?.mtimeMs ?? 0)) < dayMs;
}
