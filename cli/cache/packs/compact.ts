/**
 * Tidying of a pack store: few segments instead of many small ones, and no unused bytes. A
 * new segment is complete before the old ones are deleted. A run that reads the old ones looks for the new one, or has them open.
 * If two runs do this at once, some entries are stored twice.
 */
import { closeSync, openSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { entryAt } from "../../source/entry-at.ts";
import { replace } from "../replace.ts";
import { encodeEntry, minutesOf, type PackEntry } from "./entry.ts";
import type { OpenFiles } from "./open-files.ts";
import { fileOf, type Segment } from "./segment.ts";
import { mostBytes, newId, writeFully } from "./segment-writer.ts";

/** So many segments of about one size become one: an entry is copied as often as the store has grown by that factor. */
const manySegments = 16;
/** After this time without a new entry, a segment's run is over, or will start another segment. */
const quietMs = 10 * 60_000;
const dayMs = 86_400_000;
/** Bytes that no run has used for so long are dropped. */
const unusedMinutes = 7 * 24 * 60;

export function mergeSmall(folder: string, segments: readonly Segment[], files: OpenFiles): void {
  if (segments.length < manySegments) return;
  const tiers = new Map<number, Segment[]>();
  for (const segment of segments.filter(({ id }) => isQuiet(folder, id))) {
    const size = segment.size();
    const tier = Math.ceil(Math.log2(Math.max(size, 2 ** 16)) / 3);
    if (size < mostBytes) tiers.set(tier, [...(tiers.get(tier) ?? []), segment]);
  }
  for (const tier of tiers.values()) {
    if (tier.length < manySegments) continue;
    rewrite(folder, withoutDoubles(tier), files);
  }
}

/** `used` are digests. */
export function dropUnused(
  folder: string,
  segments: readonly Segment[],
  files: OpenFiles,
  used: ReadonlySet<string>,
): void {
  const now = minutesOf(Date.now());
  const wasteful: Piece[] = [];
  for (const { segment, entries } of withoutDoubles(segments)) {
    if (!isQuiet(folder, segment.id)) continue;
    const live = entries
      .filter((entry) => used.has(entry.digest) || now - entry.used < unusedMinutes)
      .map((entry) => (used.has(entry.digest) ? { ...entry, used: now } : entry));
    const bytes = live.reduce((sum, { length }) => sum + length, 0);
    if (bytes < segment.size() * 0.75 || bytes === 0) wasteful.push({ segment, entries: live });
    else writeLog(folder, segment.id, live);
  }
  rewrite(folder, wasteful, files);
  removeRemains(folder);
}

type Piece = { segment: Segment; entries: PackEntry[] };

/** Each key once, from the latest segment that has it; the first segments are the latest. */
function withoutDoubles(segments: readonly Segment[]): Piece[] {
  const known = new Set<string>();
  return segments.map((segment) => {
    segment.refresh();
    const entries = [...segment.entries.values()].filter(({ digest }) => {
      const isNew = !known.has(digest);
      known.add(digest);
      return isNew;
    });
    return { segment, entries };
  });
}

/** Writes the remaining entries of some segments into a new one, or several if there are many, and deletes the old ones. */
function rewrite(folder: string, pieces: readonly Piece[], files: OpenFiles): void {
  let rest = pieces.flatMap(({ segment, entries }) => entries.map((entry) => ({ segment, entry })));
  while (rest.length > 0) rest = rest.slice(writeSegment(folder, rest));
  files.close();
  for (const { segment } of pieces)
    for (const ending of ["log", "pack"] as const)
      rmSync(fileOf(folder, segment.id, ending), { force: true });
}

/** Writes a segment. Returns the number of entries that it has taken, damaged ones included. */
function writeSegment(folder: string, from: readonly { segment: Segment; entry: PackEntry }[]): number {
  const id = newId();
  const path = fileOf(folder, id, "pack");
  const pack = openSync(path, "wx");
  try {
    const entries: PackEntry[] = [];
    let size = 0;
    let taken = 0;
    for (const { segment, entry } of from) {
      if (size >= mostBytes) break;
      taken++;
      const bytes = segment.bytesOf(entry);
      if (!bytes) continue;
      writeFully(pack, bytes);
      entries.push({ ...entry, offset: size });
      size += bytes.length;
    }
    writeLog(folder, id, entries);
    return taken;
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(pack);
  }
}

function writeLog(folder: string, id: string, entries: readonly PackEntry[]): void {
  replace(fileOf(folder, id, "log"), [Buffer.concat(entries.map(encodeEntry))]);
}

function isQuiet(folder: string, id: string): boolean {
  const changed = entryAt(fileOf(folder, id, "pack"))?.mtimeMs ?? 0;
  return Math.abs(Date.now() - changed) > quietMs;
}

/** Removes the files of runs that were killed: drafts of logs, and packs without a log. */
function removeRemains(folder: string): void {
  const names = new Set(readdirSync(folder));
  for (const name of names) {
    const [id = "", ...endings] = name.split(".");
    const isRead = /^(?:log|pack)$/.test(endings.join(".")) && names.has(`${id}.log`);
    const changed = entryAt(join(folder, name))?.mtimeMs ?? 0;
    if (!isRead && Math.abs(Date.now() - changed) > dayMs)
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}
