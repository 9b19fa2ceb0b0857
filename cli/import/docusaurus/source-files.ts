/** Names of files of a Docusaurus site. */
import { posix } from "node:path";

/** `@site/src/a.js` → `src/a.js`; undefined for another path. */
export function fromSite(path: string): string | undefined {
  return path.startsWith("@site/") ? posix.normalize(path.slice("@site/".length)) : undefined;
}

export function isMarkdown(path: string): boolean {
  return /\.mdx?$/.test(path);
}

/** True for a path with a name that starts with `_`: a partial, or `_category_.json`. */
export function isPartial(path: string): boolean {
  return path.split("/").some((part) => part.startsWith("_"));
}

/** `guide/start.mdx` → `guide/start.md` */
export function asMd(path: string): string {
  return path.replace(/\.mdx$/, ".md");
}

/** `css.md/index.md` → `css-md/index.md`: names of folders in the new site do not end with the extension of pages. */
export function ownFolders(path: string): string {
  return path.replace(/\.(mdx?)(?=\/)|(?<=(?:^|\/)category)\.(yml)(?=\/)/g, "-$1$2");
}
