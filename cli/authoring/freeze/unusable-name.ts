/** Names of versions that are valid, but cannot name a folder on every system, or an address beside the others. */

import { CURRENT_VERSION } from "../../../schema/contract.ts";
import { routeBelow } from "../../../schema/paths.ts";
import type { DocsSet } from "../../source/docs-sets.ts";

/** Device names of Windows, also with an extension: https://learn.microsoft.com/windows/win32/fileio/naming-a-file. */
const device = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;

/** Why the name cannot be that of another version, or undefined. No version has exactly this `name`. */
export function whyUnusable(name: string, { name: set, path: root, versions }: DocsSet): string | undefined {
  const { current, frozen, last } = versions;
  if (device.test(name)) return "Windows keeps this name for a device";
  if (name.endsWith(".")) return "Windows drops a dot at the end of a folder's name";
  if (isSame(name, CURRENT_VERSION))
    return `it differs from '${CURRENT_VERSION}', the docs in ${set}/, only in case, which Windows and macOS do not tell apart`;
  const alike = frozen.find((version) => isSame(name, version.name));
  if (alike)
    return `it differs from the version '${alike.name}' only in case, which Windows and macOS do not tell apart`;
  // The name becomes the version's address once a newer version exists.
  const ofCurrent = current.path ?? (last === CURRENT_VERSION ? "" : "next");
  if (isSame(name, ofCurrent))
    return `${routeBelow(root, `/${ofCurrent}`)} is the address of the docs in ${set}/`;
  const there = frozen.find(({ path }) => path !== undefined && isSame(name, path));
  return there && `${routeBelow(root, `/${there.path}`)} is the address of the version '${there.name}'`;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
