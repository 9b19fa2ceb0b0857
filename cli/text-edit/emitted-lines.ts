/**
 * Outputs of the last run that hold the texts of pages, in two entries of the cache. `emitted-lines` has one line for each page and
 * each shard of the search index, after one with what all of them share; texts are numbers there, so an edit does not change it.
 * `emitted` says what each number is now: the text's hash, and where the lines are that hold it, so no other line is parsed.
 */
import type { SiteConfig } from "../../schema/site.ts";
import type { Cache } from "../cache/cache.ts";
import type { Salts } from "../compile/salts.ts";
import type { PageInputs } from "../emit/page-outputs.ts";
import type { ArticleJob, PageSettings } from "../emit/render-page.ts";
import type { Resolved } from "../emit/resolved.ts";
import type { SearchedPage } from "../emit/search/searched-page.ts";
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
  table: EmittedTexts;
  /** All lines: most of them are never made into text. */
  bytes: Buffer;
};

/** The entry `emitted`. */
type EmittedTexts = {
  /** The run that the entry is of. */
  run: string;
  /** The run that wrote the lines, which is their first line: runs that changed nothing but texts leave them as they are. */
  linesOf: string;
  /** By number: the hash of a text, and its lines as pairs of start and end, in bytes. */
  texts: { hash: string; lines: [number, number][] }[];
};

export type EmittedWithText = { pages: PageInputs[]; shards: ShardJob[] };

export type EmittedSite = EmittedWithText & { frame: EmittedFrame };

/** `run` names the run: what belongs to another one is of no use. */
export function writeEmitted(cache: Cache, run: string, { frame, pages, shards }: EmittedSite): void {
  const { settings, salts } = frame.compile;
  const lines = [run, JSON.stringify({ ...frame, compile: { settings, salts } })];
  let end = Buffer.byteLength(lines.join("\n"));
  const texts = new Map<string, { number: number; lines: [number, number][] }>();
  const textOf = (hash: string) => {
    const text = texts.get(hash) ?? { number: texts.size, lines: [] };
    texts.set(hash, text);
    return text;
  };
  const add = (hashes: readonly string[], line: StoredLine): void => {
    const json = JSON.stringify(line);
    const start = end + 1;
    end = start + Buffer.byteLength(json);
    for (const hash of new Set(hashes)) textOf(hash).lines.push([start, end]);
    lines.push(json);
  };
  const numberOf = (hash: string) => textOf(hash).number;
  for (const { page, ...others } of pages) {
    // Lists hold no text of their own.
    if (page.hash === undefined) continue;
    const numbered = { ...page, hash: numberOf(page.hash), resolved: [...page.resolved] };
    add([page.hash], { page: numbered, ...others });
  }
  for (const { pages: searched, ...shard } of shards) {
    const hashes = searched.flatMap((page) => ("hash" in page ? page.hash : []));
    const numbered = searched.map((page) => ("hash" in page ? { ...page, hash: numberOf(page.hash) } : page));
    add(hashes, { shard: { ...shard, pages: numbered } });
  }
  cache.write("emitted-lines", lines.join("\n"));
  const table: EmittedTexts = {
    run,
    linesOf: run,
    texts: [...texts].map(([hash, { lines: held }]) => ({ hash, lines: held })),
  };
  cache.write("emitted", JSON.stringify(table));
}

/** Undefined where there are none of that run. */
export function readEmitted(cache: Cache, run: string): EmittedLines | undefined {
  const table = cache.readJson<EmittedTexts>("emitted");
  if (table?.run !== run) return undefined;
  const bytes = cache.read("emitted-lines");
  const [name, frame] = bytes ? firstLines(bytes) : [];
  if (!bytes || frame === undefined || name !== table.linesOf) return undefined;
  return { bytes, table, frame: JSON.parse(frame) };
}

/** What the next run, whose texts have other hashes in place of some, leaves. */
export function writeEdited(
  cache: Cache,
  run: string,
  { table }: EmittedLines,
  hashes: ReadonlyMap<string, string>,
): void {
  const texts = table.texts.map(({ hash, lines }) => ({ hash: hashes.get(hash) ?? hash, lines }));
  cache.write("emitted", JSON.stringify({ ...table, run, texts } satisfies EmittedTexts));
}

export function holdsText({ table }: EmittedLines, hash: string): boolean {
  return table.texts.some((text) => text.hash === hash);
}

/** What holds one of the texts that `hashes` names, as it was and as it is with the new ones. */
export function emittedWith(
  { bytes, table }: EmittedLines,
  hashes: ReadonlyMap<string, string>,
): { before: EmittedWithText; after: EmittedWithText } {
  const spans = table.texts.flatMap(({ hash, lines }) => (hashes.has(hash) ? lines : []));
  const ends = new Map(spans);
  const lines = [...ends].map(([start, end]): StoredLine => JSON.parse(bytes.toString("utf8", start, end)));
  const before = (number: number) => table.texts[number]?.hash ?? "";
  return {
    before: withHashes(lines, before),
    after: withHashes(lines, (number) => hashes.get(before(number)) ?? before(number)),
  };
}

function firstLines(bytes: Buffer): [string, string] {
  const first = bytes.indexOf("\n");
  const second = bytes.indexOf("\n", first + 1);
  const end = second < 0 ? bytes.length : second;
  return [bytes.toString("utf8", 0, first), bytes.toString("utf8", first + 1, end)];
}

/** A line's data, with the number of a text in place of its hash, and a map as JSON has it. */
type StoredLine = StoredPage | { shard: StoredShard };

type Numbered<Named> = Named extends { hash: string } ? Omit<Named, "hash"> & { hash: number } : Named;

type StoredPage = Omit<PageInputs, "page"> & {
  page: Omit<Numbered<ArticleJob>, "resolved"> & { resolved: [string, Resolved][] };
};

type StoredShard = Omit<ShardJob, "pages"> & { pages: Numbered<SearchedPage>[] };

function withHashes(lines: readonly StoredLine[], hashOf: (number: number) => string): EmittedWithText {
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
