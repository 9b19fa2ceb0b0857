/** SVG drawings → the parts of each that are not sent. A file whose size and time are those of the last run is not read. */
import type { Cache } from "../../cache/cache.ts";
import { contentHash } from "../../source/content-hash.ts";
import { type FileStamp, isSameStamp } from "../../source/file-stamp.ts";
import { readInside } from "../../source/read-inside.ts";
import { type Problem, type Removed, sentText } from "./cleaned-drawing.ts";

export type Drawing = FileStamp & {
  /** The first of each kind and name. */
  removed: Removed[];
  problem?: Problem;
  /** Hash of the text that is sent instead of the file; absent if the file is sent unchanged. */
  sent?: string;
};

/** Drawings by their paths from the content folder. */
export type Drawings = ReadonlyMap<string, Drawing>;

/** True for a file that hosts serve as a drawing. */
export function isDrawing(path: string): boolean {
  return /\.svgz?$/i.test(path);
}

/** A drawing that cannot be read is left out, because writing the site reports it. */
export async function readDrawings(
  contentFolder: string,
  paths: Iterable<string>,
  files: ReadonlyMap<string, FileStamp>,
  cache: Cache | undefined,
): Promise<Drawings> {
  const drawings = new Map<string, Drawing>();
  const known = new Map(cache?.readJson<[string, Drawing][]>("drawings"));
  for (const path of paths) {
    const stamp = files.get(path);
    if (!stamp) continue;
    const previous = known.get(path);
    const isSame = previous && isSameStamp(previous, stamp);
    const drawing = previous && isSame ? previous : await read(contentFolder, path, stamp);
    if (drawing) drawings.set(path, drawing);
  }
  const isAsBefore =
    drawings.size === known.size && [...drawings].every(([path, own]) => known.get(path) === own);
  if (!isAsBefore) cache?.write("drawings", JSON.stringify([...drawings]));
  return drawings;
}

async function read(
  contentFolder: string,
  path: string,
  { mtimeMs, size }: FileStamp,
): Promise<Drawing | undefined> {
  const bytes = bytesOf(contentFolder, path);
  if (!bytes) return undefined;
  const { cleanDrawing } = await import("./clean-drawing.ts");
  const cleaned = cleanDrawing(bytes);
  const sent = sentText(cleaned);
  return {
    ...{ mtimeMs, size },
    ...("problem" in cleaned
      ? { removed: [], problem: cleaned.problem }
      : { removed: firstOfEach(cleaned.removed) }),
    ...(sent !== undefined && { sent: contentHash(sent) }),
  };
}

/** Many of a kind are one mistake; more kinds than this are one, too. */
const mostKept = 1000;

function firstOfEach(removed: readonly Removed[]): Removed[] {
  const seen = new Set<string>();
  const first = removed.filter(({ what, name = "" }) => {
    const { size } = seen;
    return seen.add(`${what} ${name}`).size > size;
  });
  return first.slice(0, mostKept);
}

function bytesOf(contentFolder: string, path: string): Buffer | undefined {
  try {
    return readInside(contentFolder, path);
  } catch {
    return undefined;
  }
}
