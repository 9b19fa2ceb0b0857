/** Path of a finding, the same in every form of a report. */

import { isAbsolute, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { visiblePath } from "./escape-control-characters.ts";
import type { Finding } from "./finding.ts";

type Whereabouts = Pick<Finding, "file" | "folder">;

/** Relative to the folder that the command was called in where it is inside of it, else absolute. */
export function pathOf(finding: Whereabouts, contentFolder: string): string {
  return visiblePath(uriOf(writtenPath(finding, contentFolder)).path);
}

/** The path as a URI. */
export function uriOfFinding(finding: Whereabouts, contentFolder: string): string {
  return uriOf(writtenPath(finding, contentFolder)).uri;
}

function writtenPath({ file, folder }: Whereabouts, contentFolder: string): string {
  return folder ?? (file === "" ? contentFolder : `${contentFolder.replace(/(?<=.)\/+$/, "")}/${file}`);
}

/** Relative to the working folder where it is inside of it, else absolute; as text and as a URI. */
function uriOf(path: string): { path: string; uri: string } {
  const inside = relative(".", path) || ".";
  if (inside.split(sep)[0] === ".." || isAbsolute(inside)) {
    const absolute = resolve(path);
    return { path: absolute, uri: pathToFileURL(absolute).href };
  }
  const parts = inside.split(sep);
  return { path: parts.join("/"), uri: parts.map(encodeURIComponent).join("/") };
}
