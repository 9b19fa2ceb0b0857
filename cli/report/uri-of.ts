/** A path for programs that know the folder that the command was called in, as a repository's root. */
import { isAbsolute, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";

/** Relative to the working folder where it is inside of it, else absolute; as text and as a URI. */
export function uriOf(path: string): { path: string; uri: string } {
  const inside = relative(".", path) || ".";
  if (inside.split(sep)[0] === ".." || isAbsolute(inside)) {
    const absolute = resolve(path);
    return { path: absolute, uri: pathToFileURL(absolute).href };
  }
  const parts = inside.split(sep);
  return { path: parts.join("/"), uri: parts.map(encodeURIComponent).join("/") };
}
