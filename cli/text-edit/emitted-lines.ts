/**
 * Outputs of the last run that hold the texts of pages, as lines in the cache: one line for each page and each shard of the search
 * index, below two with what all of them share. Lines that hold a text are found by its hash, and no other one is parsed.
 * The run's name is the first line and the last.
 */
import type { SiteConfig } from "../../schema/site.ts";
import type { Cache } from "../cache/cache.ts";
import type { Salts } from "../compile/salts.ts";
import type { PageInputs } from "../emit/page-outputs.ts";
import type { PageJob, PageSettings } from "../emit/render-page.ts";
import type { Resolved } from "../emit/resolved.ts";
import type { ShardJob } from "../emit/search/shard-job.ts";
import type { CompileSettings } from "../markdown/compile-settings.ts";

/** What all pages of a run share. */
export type EmittedFrame = {
  /** Settings of the Markdown compiler by locale, and what goes into keys. */
  compile: { settings: Record<string, CompileSettings>; salts: Salts };
  page: PageSettings;
  documents: SiteConfig["documents"];
};

export type EmittedLines = {
  frame: EmittedFrame;
  /** The whole file: most of it is never made into text. */
  bytes: Buffer;
};

export type EmittedWithText = { pages: PageInputs[]; shards: ShardJob[] };

export type EmittedSite = EmittedWithText & { frame: EmittedFrame };

/** `run` names the run: lines of another one are of no use. */
export function writeEmitted(cache: Cache, run: string, { frame, pages, shards }: EmittedSite): void {
  const { settings, salts } = frame.compile;
  const lines = [run, JSON.stringify({ ...frame, compile: { settings, salts } })];
  for (const { page, ...others } of pages)
    lines.push(JSON.stringify({ page: { ...page, resolved: [...page.resolved] }, ...others }));
  for (const shard of shards) lines.push(JSON.stringify({ shard }));
  cache.write("emitted", [...lines, run].join("\n"));
}

/** Undefined where there are none of that run. */
export function readEmitted(cache: Cache, run: string): EmittedLines | undefined {
  try {
    const bytes = cache.read("emitted");
    if (!bytes) return undefined;
    const [first, last] = [Buffer.from(`${run}\n`), Buffer.from(`\n${run}`)];
    const isOfRun =
      bytes.subarray(0, first.length).equals(first) && bytes.subarray(-last.length).equals(last);
    return isOfRun ? { bytes, frame: JSON.parse(lineAt(bytes, first.length)) } : undefined;
  } catch {
    return undefined;
  }
}

/** The same lines of the next run, with other hashes in place of some. */
export function writeEdited(
  cache: Cache,
  run: string,
  { bytes }: EmittedLines,
  hashes: ReadonlyMap<string, string>,
): void {
  const lines = Buffer.from(bytes.subarray(bytes.indexOf("\n"), bytes.lastIndexOf("\n") + 1));
  for (const [before, after] of hashes)
    for (const place of placesOf(before, lines)) lines.write(after, place);
  cache.write("emitted", Buffer.concat([Buffer.from(run), lines, Buffer.from(run)]));
}

/** What holds one of the texts that `hashes` names, as it was and as it is with the new ones. */
export function emittedWith(
  { bytes }: EmittedLines,
  hashes: ReadonlyMap<string, string>,
): { before: EmittedWithText; after: EmittedWithText } {
  const places = [...hashes.keys()].flatMap((hash) => placesOf(hash, bytes));
  const lines = [...new Set(places.map((place) => bytes.lastIndexOf("\n", place) + 1))].map((start) =>
    lineAt(bytes, start),
  );
  return { before: parsed(lines), after: parsed(lines.map((line) => withHashes(line, hashes))) };
}

function lineAt(bytes: Buffer, start: number): string {
  const end = bytes.indexOf("\n", start);
  return bytes.toString("utf8", start, end < 0 ? bytes.length : end);
}

function placesOf(hash: string, bytes: Buffer): number[] {
  const places: number[] = [];
  for (let place = bytes.indexOf(hash); place >= 0; place = bytes.indexOf(hash, place + 1))
    places.push(place);
  return places;
}

function withHashes(text: string, hashes: ReadonlyMap<string, string>): string {
  return [...hashes].reduce((all, [before, after]) => all.replaceAll(before, after), text);
}

/** A map as JSON has it. */
type Stored<Job> = Job extends PageJob ? Omit<Job, "resolved"> & { resolved: [string, Resolved][] } : never;

type StoredPage = Omit<PageInputs, "page"> & { page: Stored<PageJob> };

function parsed(lines: readonly string[]): EmittedWithText {
  const pages: PageInputs[] = [];
  const shards: ShardJob[] = [];
  for (const line of lines) {
    const found: StoredPage | { shard: ShardJob } = JSON.parse(line);
    if ("shard" in found) shards.push(found.shard);
    else pages.push({ ...found, page: { ...found.page, resolved: new Map(found.page.resolved) } });
  }
  return { pages, shards };
}
