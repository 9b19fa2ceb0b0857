/**
 * Outputs of the last run that hold the texts of pages, in two entries of the cache. `emitted-lines` has one line for each page and
 * each shard of the search index, behind one with what all of them share; texts are numbers there. `emitted` says which text each number was
 * and which lines hold it, so that no other line is read. Neither changes with an edit: `emitted-edits` says what has become of texts since.
 */
import type { SiteConfig } from "../../../schema/site.ts";
import type { Cache } from "../../cache/cache.ts";
import { HASH, hashBytes, LINE_ROW, lineWriter, readLine, rowWith } from "../../cache/line-rows.ts";
import type { SettingsHashes } from "../../compile/settings-hashes.ts";
import type { PageInputs } from "../../emit/page-outputs.ts";
import type { ArticleJob, PageSettings } from "../../emit/render-page.ts";
import type { Resolved } from "../../emit/resolved.ts";
import type { SearchedPage } from "../../emit/search/searched-page.ts";
import type { ShardJob } from "../../emit/search/shard-job.ts";
import type { CompileSettings } from "../../markdown/compile-settings.ts";

/** The settings that all pages of a run share. */
export type EmittedFrame = {
  /** Settings of the Markdown compiler by locale, and the hashes that are part of keys. */
  compile: { settings: Record<string, CompileSettings>; settingsHashes: SettingsHashes };
  page: PageSettings;
  documents: SiteConfig["documents"];
};

export type EmittedWithText = { pages: PageInputs[]; shards: ShardJob[] };

export type EmittedSite = EmittedWithText & { frame: EmittedFrame };

/** The first line of `emitted`. Behind it are hashes, rows of lines, and pairs of a text and a line that holds it. */
type TableHead = {
  /** The run that the entry is of. */
  run: string;
  texts: number;
  lines: number;
};

/** The entry `emitted-edits`. */
type EmittedEdits = {
  /** The run that wrote the lines, and the last one, which changed nothing but texts. */
  run: string;
  last: string;
  /** By the hash of a text in `emitted`: what it is now. */
  texts: [was: string, is: string][];
};

export type EmittedLines = {
  frame: EmittedFrame;
  run: string;
  hashes: Buffer;
  lines: Buffer;
  /** Numbers of a text and of a line, in turn. */
  pairs: Uint32Array;
  edited: ReadonlyMap<string, string>;
};

/** `run` names the run: entries of another run are not read. */
export function writeEmitted(cache: Cache, run: string, { frame, pages, shards }: EmittedSite): void {
  const { settings, settingsHashes } = frame.compile;
  const writer = lineWriter();
  const rows = [writer.add(JSON.stringify({ ...frame, compile: { settings, settingsHashes } }))];
  const texts = new Map<string, number>();
  const pairs: number[] = [];
  const numberOf = (hash: string): number => {
    const number = texts.get(hash) ?? texts.size;
    texts.set(hash, number);
    return number;
  };
  const add = (hashes: readonly string[], line: StoredLine): void => {
    for (const hash of new Set(hashes)) pairs.push(numberOf(hash), rows.length);
    rows.push(writer.add(JSON.stringify(line)));
  };
  for (const { page, ...others } of pages) {
    // Lists hold no text of their own.
    if (page.hash !== undefined) add([page.hash], numberedPage({ page, ...others }, numberOf(page.hash)));
  }
  for (const shard of shards) {
    const hashes = shard.pages.flatMap((page) => ("hash" in page ? page.hash : []));
    add(hashes, numberedShard(shard, numberOf));
  }
  const head: TableHead = { run, texts: texts.size, lines: rows.length };
  cache.forget("emitted-edits");
  if (!cache.write("emitted-lines", writer.text())) return;
  const hashes = [...texts.keys()].map(hashBytes);
  const numbers = Buffer.from(Uint32Array.from(pairs).buffer);
  cache.write(
    "emitted",
    Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...hashes, ...rows, numbers]),
  );
}

/** The lines of a run. Undefined if they are missing. */
export function readEmitted(cache: Cache, run: string): EmittedLines | undefined {
  const bytes = cache.read("emitted");
  const end = bytes?.indexOf("\n") ?? -1;
  if (!bytes || end < 0) return undefined;
  const head: TableHead = JSON.parse(bytes.toString("utf8", 0, end));
  const edits = head.run === run ? { texts: [] } : editsOf(cache, head.run, run);
  if (!edits) return undefined;
  const startOfLines = end + 1 + head.texts * HASH;
  const startOfPairs = startOfLines + head.lines * LINE_ROW;
  const lines = bytes.subarray(startOfLines, startOfPairs);
  const frame = readLine(cache, "emitted-lines", lines);
  if (frame === undefined) return undefined;
  const pairs = new Uint32Array((bytes.length - startOfPairs) / Uint32Array.BYTES_PER_ELEMENT);
  bytes.copy(new Uint8Array(pairs.buffer), 0, startOfPairs);
  const hashes = bytes.subarray(end + 1, startOfLines);
  return { frame: JSON.parse(frame), run: head.run, hashes, lines, pairs, edited: new Map(edits.texts) };
}

function editsOf(cache: Cache, run: string, last: string): EmittedEdits | undefined {
  const edits = cache.readJson<EmittedEdits>("emitted-edits");
  return edits?.run === run && edits.last === last ? edits : undefined;
}

/** Records for the next run which texts have new hashes. */
export function writeEdited(
  cache: Cache,
  last: string,
  emitted: EmittedLines,
  hashes: ReadonlyMap<string, string>,
): void {
  const texts = new Map(emitted.edited);
  for (const [before, after] of hashes) texts.set(firstOf(emitted, before), after);
  cache.write(
    "emitted-edits",
    JSON.stringify({ run: emitted.run, last, texts: [...texts] } satisfies EmittedEdits),
  );
}

export function holdsText(emitted: EmittedLines, hash: string): boolean {
  return numberOf(emitted, hash) >= 0;
}

/** The pages and shards that hold one of the texts in `hashes`, before and after the edit. Undefined if a line is damaged. */
export function emittedWith(
  cache: Cache,
  emitted: EmittedLines,
  hashes: ReadonlyMap<string, string>,
): { before: EmittedWithText; after: EmittedWithText } | undefined {
  const { pairs, lines, hashes: all, edited } = emitted;
  const numbers = new Set([...hashes.keys()].map((hash) => numberOf(emitted, hash)));
  const holding = new Set<number>();
  for (let place = 0; place < pairs.length; place += 2)
    if (numbers.has(pairs[place] ?? -1)) holding.add(pairs[place + 1] ?? 0);
  const stored: StoredLine[] = [];
  for (const number of holding) {
    const line = readLine(cache, "emitted-lines", lines.subarray(number * LINE_ROW, (number + 1) * LINE_ROW));
    if (line === undefined) return undefined;
    stored.push(JSON.parse(line));
  }
  const before = (number: number): string => {
    const first = all.toString("hex", number * HASH, (number + 1) * HASH);
    return edited.get(first) ?? first;
  };
  return {
    before: withHashes(stored, before),
    after: withHashes(stored, (number) => hashes.get(before(number)) ?? before(number)),
  };
}

/** Number of a text as it is now; -1 where no output holds it. */
function numberOf(emitted: EmittedLines, hash: string): number {
  const first = firstOf(emitted, hash);
  const now = emitted.edited.get(first) ?? first;
  return now === hash ? rowWith(emitted.hashes, HASH, 0, hashBytes(first)) : -1;
}

/** The hash that a text had when the lines were written. */
function firstOf({ edited }: EmittedLines, hash: string): string {
  for (const [was, is] of edited) if (is === hash) return was;
  return hash;
}

type StoredLine = StoredPage | { shard: StoredShard };

type Numbered<Named> = Named extends { hash: string } ? Omit<Named, "hash"> & { hash: number } : Named;

/** The inputs of a page with a text of its own. */
type ArticleInputs = Omit<PageInputs, "page"> & { page: ArticleJob };

type StoredPage = Omit<PageInputs, "page"> & {
  page: Omit<Numbered<ArticleJob>, "resolved"> & { resolved: [string, Resolved][] };
};

type StoredShard = Omit<ShardJob, "pages"> & { pages: Numbered<SearchedPage>[] };

/** A page or a shard of the search index as a line stores it: with the number of a text instead of its hash, and with maps as JSON. */
function numberedPage({ page, ...others }: ArticleInputs, hash: number): StoredLine {
  return { page: { ...page, hash, resolved: [...page.resolved] }, ...others };
}

function numberedShard({ pages, ...shard }: ShardJob, numberOf: (hash: string) => number): StoredLine {
  const numbered = pages.map((page) => ("hash" in page ? { ...page, hash: numberOf(page.hash) } : page));
  return { shard: { ...shard, pages: numbered } };
}

function withHashes(
  lines: readonly StoredLine[],
  hashOf: (number: number) => string,
): { pages: PageInputs[]; shards: ShardJob[] } {
  const pages: PageInputs[] = [];
  const shards: ShardJob[] = [];
  for (const line of lines) {
    if ("shard" in line) {
      const { pages: numbered, ...shard } = line.shard;
      const searched = numbered.map(
        (page): SearchedPage => ("hash" in page ? { ...page, hash: hashOf(page.hash) } : page),
      );
      shards.push({ ...shard, pages: searched });
    } else {
      const { page, ...others } = line;
      const named = { ...page, hash: hashOf(page.hash), resolved: new Map(page.resolved) };
      pages.push({ page: named, ...others });
    }
  }
  return { pages, shards };
}
