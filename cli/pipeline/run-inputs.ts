/** Inputs of a run: its options, and time and size of every file of the content folder. No file is read. */
import { readdirSync } from "node:fs";
import { workOn } from "../cache/threads/threads.ts";
import { contentHash } from "../source/content-hash.ts";
import { isLink } from "../source/entry-at.ts";
import { refusedFile } from "../source/entry-kind.ts";
import { isHiddenPage, isIgnored } from "../source/ignored-names.ts";
import { staysInside } from "../source/read-inside.ts";
import { realPath } from "../source/real-path.ts";
import { stampOf } from "../source/stamp.ts";

type Inputs = {
  /** Hash of the options, and of the name, time and size of each file. Undefined where one of these is not known. */
  hash: string | undefined;
  /** The work on all pages. */
  work: number;
};

/** `settings` is plain JSON. */
export function inputsOf(contentFolder: string, settings: unknown): Inputs {
  const files: string[] = [JSON.stringify(settings)];
  let isKnown = true;
  let [pages, bytes] = [0, 0];
  const root = realPath(contentFolder);
  /** Targets of links, each of which is read once: folders may link to each other. */
  const linked = new Set([root]);
  const walk = (folder: string, path: string): void => {
    const folders: string[] = [];
    const entries = entriesOf(folder);
    // A folder that cannot be read counts as changed.
    if (!entries) isKnown = false;
    for (const name of entries ?? []) {
      const inner = path === "" ? name : `${path}/${name}`;
      if (isIgnored(inner, name) && !isHiddenPage(name)) continue;
      const file = `${folder}/${name}`;
      const found = stampOf(file);
      const isFolder = found?.isDirectory() === true;
      if (isFolder && !isLink(file)) {
        folders.push(name);
        continue;
      }
      if (found && refusedFile(contentFolder, inner, found)) isKnown = false;
      const { mtimeMs, size } = found ?? { mtimeMs: 0, size: 0 };
      files.push(inner, `${mtimeMs} ${size}`);
      if (name.endsWith(".md")) {
        pages++;
        bytes += size;
      }
      // A folder behind a link may not be reachable by another name.
      const real = isFolder && staysInside(root, file) ? realPath(file) : undefined;
      if (real === undefined || linked.has(real)) continue;
      linked.add(real);
      folders.push(name);
    }
    for (const name of folders) walk(`${folder}/${name}`, path === "" ? name : `${path}/${name}`);
  };
  walk(contentFolder, "");
  return { hash: isKnown ? contentHash(files.join("\0")) : undefined, work: workOn(pages, bytes) };
}

/** The names in order; undefined for a folder that cannot be read, which is reported when pages are looked for. */
function entriesOf(folder: string): string[] | undefined {
  try {
    return readdirSync(folder).sort();
  } catch {
    return undefined;
  }
}
