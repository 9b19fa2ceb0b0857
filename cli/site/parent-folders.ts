/** `a/b/c` → `a`, `a/b`. */
export function parentFolders(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** Every folder that one of the files is in. */
export function foldersAround(files: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    let end = file.lastIndexOf("/");
    // The parents of a known folder are known, too.
    while (end > 0 && !folders.has(file.slice(0, end))) {
      folders.add(file.slice(0, end));
      end = file.lastIndexOf("/", end - 1);
    }
  }
  return folders;
}
