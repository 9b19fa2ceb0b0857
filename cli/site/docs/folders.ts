/** Contents of each folder of docs, without those of its folders. Made once, so that a sidebar of thousands of docs looks at each of them once. */

import { positionOf } from "../../source/number-prefix.ts";
import type { Doc } from "./doc.ts";

export type Folder = {
  docs: readonly Doc[];
  /** Names of the folders in it, with their positions from number prefixes. */
  folders: ReadonlyMap<string, number | undefined>;
  /** `index`, `README` or the doc that is named like the folder. */
  page: Doc | undefined;
};

type Growing = { docs: Doc[]; folders: Map<string, number | undefined>; page: Doc | undefined };

/** By path without number prefixes; the root is the empty one. */
export function foldersOf(docs: readonly Doc[]): ReadonlyMap<string, Folder> {
  const folders = new Map<string, Growing>();
  const folderAt = (path: string): Growing => {
    const known = folders.get(path) ?? { docs: [], folders: new Map(), page: undefined };
    folders.set(path, known);
    return known;
  };
  for (const doc of docs) {
    const own = folderAt(doc.folder);
    own.docs.push(doc);
    if (doc.isFolderPage) own.page ??= doc;
    const written = doc.page.source.name.split("/");
    const parts = doc.folder === "" ? [] : doc.folder.split("/");
    for (const [depth, name] of parts.entries()) {
      const above = folderAt(parts.slice(0, depth).join("/")).folders;
      if (!above.has(name)) above.set(name, positionOf(written[depth] ?? ""));
    }
  }
  return folders;
}
