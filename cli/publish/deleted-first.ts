/** Files that go before others come: one is where a folder will be or the reverse, or differs only in case. */
import { foldersAround, parentFolders } from "../site/parent-folders.ts";

/** `wanted` are the paths of all files that the site will have. */
export function deletedFirst(deleted: readonly string[], wanted: Iterable<string>): Set<string> {
  if (deleted.length === 0) return new Set();
  const files = new Set([...wanted].map((path) => path.toLowerCase()));
  const folders = foldersAround(files);
  return new Set(
    deleted.filter((path) => {
      const key = path.toLowerCase();
      return files.has(key) || folders.has(key) || parentFolders(key).some((folder) => files.has(folder));
    }),
  );
}
