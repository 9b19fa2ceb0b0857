/** content folder → the components in `components/`: their names, and every file that they may be made from. */
import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../../report/finding.ts";
import { contentHash } from "../../source/content-hash.ts";
import { entryKindAt } from "../../source/entry-kind.ts";
import { leavesFolder, notRead, readInside, staysInside } from "../../source/read-inside.ts";
import { realPath } from "../../source/real-path.ts";

export const COMPONENT_FOLDER = "components";

export type ComponentSources = {
  /** Names in order: `Counter` for `components/Counter.tsx`. Other files of the folder are what components import. */
  names: string[];
  /** Path and hash of every file in the folder, in order of path. */
  files: [path: string, hash: string][];
  findings: Finding[];
};

/** A component's file is directly in the folder, and its name starts with a capital letter. */
const componentFile = /^components\/([A-Z]\w*)\.tsx$/;

/** Path of a component's file, from the content folder. */
export function fileOf(name: string): string {
  return `${COMPONENT_FOLDER}/${name}.tsx`;
}

/** Files that `ComponentSources` says nothing of, such as those of packages. */
export function outsideComponents(paths: readonly string[]): string[] {
  return paths.filter((path) => !path.startsWith(`${COMPONENT_FOLDER}/`));
}

export function findComponents(contentFolder: string): ComponentSources {
  const found: ComponentSources = { names: [], files: [], findings: [] };
  const root = realPath(contentFolder);
  const walk = (folder: string): void => {
    for (const entry of entriesOf(join(root, folder))) {
      const path = `${folder}/${entry.name}`;
      if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
      if (!staysInside(root, join(root, path))) found.findings.push(leavesFolder(path));
      else if (entry.isDirectory()) walk(path);
      // A link to a folder is followed only by the bundler, if a component imports from it.
      else {
        const there = entryKindAt(root, path);
        if (there.kind === "file") take(path);
        else if (there.kind === "unusable") found.findings.push(there.finding);
      }
    }
  };
  const take = (path: string): void => {
    let bytes: Buffer;
    try {
      bytes = readInside(root, path);
    } catch (error) {
      found.findings.push(notRead(path, error));
      return;
    }
    found.files.push([path, contentHash(bytes)]);
    const name = componentFile.exec(path)?.[1];
    if (name !== undefined) found.names.push(name);
  };
  if (staysInside(root, join(root, COMPONENT_FOLDER))) walk(COMPONENT_FOLDER);
  else found.findings.push(leavesFolder(COMPONENT_FOLDER));
  return found;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    // Most sites have no components.
    return [];
  }
}
