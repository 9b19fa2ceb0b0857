/** Names of files and folders that do not belong to the content. */

/** True for files of version control and the desktop; other hidden files only count where files are served unchanged. */
export function isIgnored(path: string, name: string): boolean {
  if (name === "node_modules" || name === ".DS_Store" || name.startsWith(".git")) return true;
  // An editor marks a file that is open by a broken link.
  if (name.startsWith(".#")) return true;
  return name.startsWith(".") && !path.startsWith("static/");
}

/** True for a page that starts with a dot, probably by mistake: editors and systems put another mark after the dot (`.#a.md`, `._a.md`). */
export function isHiddenPage(name: string): boolean {
  return /^\.[\p{L}\p{N}][^/]*\.md$/u.test(name);
}
