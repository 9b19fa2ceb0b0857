/** The start of picture files → kind and size in pixels. A file whose size and time are those of the last run is not read. */
import { readSync } from "node:fs";
import { shownSize } from "../source/assets.ts";
import { type FileStamp, isSameStamp } from "../source/file-stamp.ts";
import { onDisk } from "../source/on-disk.ts";
import { inFileInside } from "../source/read-inside.ts";
import { isAnimated, type PictureKind, pictureKind } from "./picture-kind.ts";

export type Picture = FileStamp & {
  kind: PictureKind;
  /** Pixels; absent where the start of the file does not say. */
  width?: number | undefined;
  height?: number | undefined;
  isAnimated?: true;
};

/** The metadata that cameras write before the size takes some 64 kB. */
const headBytes = 256 * 1024;

/** `known` are pictures of the last run. A picture that cannot be read is left out, because writing the site reports it. */
export function readPictures(
  contentFolder: string,
  paths: Iterable<string>,
  files: ReadonlyMap<string, FileStamp>,
  known: ReadonlyMap<string, Picture>,
): Map<string, Picture> {
  const pictures = new Map<string, Picture>();
  const buffer = Buffer.allocUnsafe(headBytes);
  for (const path of paths) {
    const stamp = files.get(path);
    if (!stamp) continue;
    const previous = known.get(path);
    const isSame = previous && isSameStamp(previous, stamp);
    const picture = previous && isSame ? previous : read(headOf(contentFolder, path, buffer), stamp);
    if (picture) pictures.set(path, picture);
  }
  return pictures;
}

function read(bytes: Buffer | undefined, { mtimeMs, size }: FileStamp): Picture | undefined {
  if (!bytes) return undefined;
  const kind = pictureKind(bytes);
  const moves = isAnimated(kind, bytes) && { isAnimated: true as const };
  return { mtimeMs, size, kind, ...(kind !== "SVG" && shownSize(bytes)), ...moves };
}

/** A part of `buffer`, which the next file overwrites. */
function headOf(contentFolder: string, path: string, buffer: Buffer): Buffer | undefined {
  try {
    return inFileInside([contentFolder], onDisk(contentFolder, path), (file) =>
      buffer.subarray(0, readSync(file, buffer)),
    );
  } catch {
    return undefined;
  }
}
