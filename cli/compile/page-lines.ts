/**
 * The index of pages for a run that is about a few of them, of which it reads no more than their lines. `page-table` has a row for each page,
 * written with the index; `page-edits` has the lines that have taken the place of some since, so that neither changes with an edit.
 */
import type { Cache } from "../cache/cache.ts";
import { HASH, hashBytes, LINE_ROW, readLine, rowWith } from "../cache/line-rows.ts";
import { contentHash } from "../source/content-hash.ts";
import type { IndexEntry } from "./index-entry.ts";
import type { SettingsHashes } from "./settings-hashes.ts";

/** Hash of the path, hash of the page, place of its line, and 1 where the page is alone. */
const WIDTH = HASH + HASH + LINE_ROW + 1;

/** The first line of `page-table`. */
type TableHead = { settingsHashes: SettingsHashes; index: string };

/** Lines by path. */
type Edits = ReadonlyMap<string, { entry: IndexEntry; line: string }>;

export type PageLines = {
  /** The entry of a file. Undefined if the index does not have the file, or if its line is damaged. */
  entryOf(path: string): IndexEntry | undefined;
  /** False: another page includes the file, or has the same text and so the same content. */
  isAlone(path: string): boolean;
  /** True: a page has this content. */
  hasContent(hash: string): boolean;
  /** The hashes of all contents that pages have. */
  hashes(): Set<string>;
  /** The state that `writePageEdits` writes again. */
  index: string;
  edits: Edits;
};

export function pageRow(path: string, { hash }: IndexEntry, line: Buffer, isAlone: boolean): Buffer {
  return Buffer.concat([hashBytes(contentHash(path)), hashBytes(hash), line, Buffer.of(isAlone ? 1 : 0)]);
}

export function writeTable(cache: Cache, head: TableHead, rows: readonly Buffer[]): void {
  cache.write("page-table", Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...rows]));
  cache.forget("page-edits");
}

/** The lines of the index. Undefined if there is none, or if it was made with other settings. */
export function readPageLines(cache: Cache, settingsHashes: SettingsHashes): PageLines | undefined {
  const bytes = cache.read("page-table");
  const end = bytes?.indexOf("\n") ?? -1;
  if (!bytes || end < 0) return undefined;
  const head: TableHead = JSON.parse(bytes.toString("utf8", 0, end));
  if (JSON.stringify(head.settingsHashes) !== JSON.stringify(settingsHashes)) return undefined;
  const rows = bytes.subarray(end + 1);
  const edits = readEdits(cache, head.index);
  const rowOf = (path: string): Buffer | undefined => {
    const number = rowWith(rows, WIDTH, 0, hashBytes(contentHash(path)));
    return number < 0 ? undefined : rows.subarray(number * WIDTH, (number + 1) * WIDTH);
  };
  return {
    entryOf(path) {
      const edit = edits.get(path);
      if (edit) return edit.entry;
      const row = rowOf(path);
      const line = row && readLine(cache, "pages", row.subarray(2 * HASH, -1));
      const [name, entry] = line === undefined ? [] : pageIn(line);
      return name === path ? entry : undefined;
    },
    isAlone: (path) => rowOf(path)?.at(-1) === 1,
    hasContent(hash) {
      if ([...edits.values()].some(({ entry }) => entry.hash === hash)) return true;
      const number = rowWith(rows, WIDTH, HASH, hashBytes(hash));
      const path = rows.subarray(number * WIDTH, number * WIDTH + HASH);
      // Only a page that had its content alone is edited: no other row has it.
      return number >= 0 && ![...edits.keys()].some((edited) => hashBytes(contentHash(edited)).equals(path));
    },
    hashes() {
      const hashes = new Set([...edits.values()].map(({ entry }) => entry.hash));
      for (let place = HASH; place < rows.length; place += WIDTH)
        hashes.add(rows.toString("hex", place, place + HASH));
      return hashes;
    },
    index: head.index,
    edits,
  };
}

/** The pages that have another line than in the index of that name. */
export function readEdits(cache: Cache, index: string): Edits {
  const [name, ...lines] = cache.read("page-edits")?.toString().split("\n") ?? [];
  if (name !== index) return new Map();
  return new Map(
    lines.map((line) => {
      const [path, entry] = pageIn(line);
      return [path, { entry, line }];
    }),
  );
}

/** `changed` has the new entries by path. */
export function writePageEdits(
  cache: Cache,
  { index, edits }: PageLines,
  changed: ReadonlyMap<string, IndexEntry>,
): void {
  const lines = new Map([...edits].map(([path, { line }]) => [path, line]));
  for (const [path, entry] of changed) lines.set(path, pageLine(path, entry));
  cache.write("page-edits", [index, ...lines.values()].join("\n"));
}

export function pageLine(path: string, { line: _, ...entry }: IndexEntry): string {
  return JSON.stringify([path, entry]);
}

export function pageIn(line: string): [path: string, entry: IndexEntry] {
  return JSON.parse(line);
}
