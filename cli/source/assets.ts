/** Files that pages refer to → assets: a content-hashed name, and for pictures their size. */
import { basename, extname } from "node:path";
import { imageSize } from "image-size";
import { hashedPath } from "../../schema/paths.ts";
import { contentHash } from "./content-hash.ts";
import { type FileStamp, isSameStamp } from "./file-stamp.ts";
import { readInside } from "./read-inside.ts";

export type Asset = {
  /** Path in the output folder: `_twsite/plan-1f0c….svg`. */
  output: string;
  hash: string;
  /** Pixels; absent where the file is not a picture or does not say. */
  width?: number | undefined;
  height?: number | undefined;
};

/** An asset as the cache keeps it: valid as long as the file has this stamp. */
export type StampedAsset = Asset & FileStamp;

/** `known` are the assets of the last run. A file that cannot be read is left out. */
export function readAssets(
  contentFolder: string,
  paths: Iterable<string>,
  files: ReadonlyMap<string, FileStamp>,
  known: ReadonlyMap<string, StampedAsset>,
): Map<string, StampedAsset> {
  const assets = new Map<string, StampedAsset>();
  for (const path of paths) {
    const stamp = files.get(path);
    if (!stamp || assets.has(path)) continue;
    const previous = known.get(path);
    if (previous && isSameStamp(previous, stamp)) assets.set(path, previous);
    else {
      const bytes = bytesOf(contentFolder, path);
      if (bytes === undefined) continue;
      const hash = contentHash(bytes);
      const output = hashedName(path, hash, extname(path).toLowerCase());
      assets.set(path, { output, hash, ...shownSize(bytes), ...stamp });
    }
  }
  return assets;
}

/** `end` is what comes after the hash. */
export function hashedName(path: string, hash: string, end: string): string {
  return hashedPath(`${shortened(basename(path, extname(path)))}-${hash.slice(0, 10)}${end}`);
}

function bytesOf(contentFolder: string, path: string): Buffer | undefined {
  try {
    return readInside(contentFolder, path);
  } catch {
    // A file without permission to read already has its finding; one that was just deleted gets its finding in the next run.
    return undefined;
  }
}

/** Bytes of a name, to which a hash and an ending are added: 255 is what file systems take. */
const longest = 200;

function shortened(name: string): string {
  if (Buffer.byteLength(name) <= longest) return name;
  let end = 0;
  let bytes = 0;
  for (const character of name) {
    bytes += Buffer.byteLength(character);
    if (bytes > longest) break;
    end += character.length;
  }
  return name.slice(0, end);
}

/** Values of the orientation from which on width and height change places. */
const firstOnItsSide = 5;

/**
 * The start of a picture → its size in pixels as browsers show it, turned as the camera says. Empty if the bytes are not a
 * picture, or do not state a size.
 */
export function shownSize(bytes: Uint8Array): { width?: number; height?: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation >= firstOnItsSide ? { width: height, height: width } : { width, height };
  } catch {
    return {};
  }
}
