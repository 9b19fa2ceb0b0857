/** Path of a finding, the same in every form of a report. */

import { visiblePath } from "./escape-control-characters.ts";
import type { Finding } from "./finding.ts";
import { uriOf } from "./uri-of.ts";

type Whereabouts = Pick<Finding, "file" | "folder">;

/** Relative to the folder that the command was called in where it is inside of it, else absolute. */
export function pathOf(finding: Whereabouts, contentFolder: string): string {
  return visiblePath(uriOf(writtenPath(finding, contentFolder)).path);
}

/** The same as a URI. */
export function uriOfFinding(finding: Whereabouts, contentFolder: string): string {
  return uriOf(writtenPath(finding, contentFolder)).uri;
}

function writtenPath({ file, folder }: Whereabouts, contentFolder: string): string {
  return folder ?? (file === "" ? contentFolder : `${contentFolder.replace(/(?<=.)\/+$/, "")}/${file}`);
}
