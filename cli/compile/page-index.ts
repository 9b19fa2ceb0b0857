/** The cache's index: for every source file its stamp and what the compiler found out about it. */
import { ownValue } from "../../schema/own-value.ts";
import type { Cache } from "../cache/cache.ts";
import { lineWriter } from "../cache/line-rows.ts";
import { contentHash } from "../source/content-hash.ts";
import type { IndexEntry } from "./index-entry.ts";
import { pageIn, pageLine, pageRow, readEdits, writeTable } from "./page-lines.ts";
import type { SettingsHashes } from "./settings-hashes.ts";

export type PageIndex = Map<string, IndexEntry>;

/** The first line of the entry. */
type IndexHead = {
  settingsHashes: SettingsHashes;
  /** Name of the index, which what belongs to it has as well. */
  index: string;
};

/** The entries, and what they were made with. */
type HashedIndex = { settingsHashes: SettingsHashes; index: PageIndex };

/** The index. Undefined if it is missing or unusable. */
export function readIndex(cache: Cache): HashedIndex | undefined {
  try {
    const [head = "", ...lines] = (cache.read("pages")?.toString() ?? "").split("\n");
    const { settingsHashes, index: name }: IndexHead = JSON.parse(head);
    const index = new Map(lines.map((line) => pageOf(line)));
    for (const [path, { line }] of readEdits(cache, name)) index.set(path, pageOf(line)[1]);
    return { settingsHashes, index };
  } catch {
    return undefined;
  }
}

function pageOf(line: string): [string, IndexEntry] {
  const [path, entry] = pageIn(line);
  entry.line = line;
  return [path, entry];
}

/** The entries of the locales that still have the hashes of settings that they were made with. */
export function withSettingsHashes(
  { settingsHashes: before, index }: HashedIndex,
  settingsHashes: SettingsHashes,
): PageIndex {
  const isCurrent = (locale: string) => ownValue(before, locale) === ownValue(settingsHashes, locale);
  if (Object.keys(settingsHashes).every(isCurrent)) return index;
  return new Map([...index].filter(([path]) => isCurrent(path.split("/")[0] ?? "")));
}

/** Nothing of an entry that did not change is made again. */
export function writeIndex(cache: Cache, settingsHashes: SettingsHashes, index: PageIndex): void {
  const name = contentHash(
    [...index.values()].map(({ hash, mtimeMs, size }) => `${hash} ${mtimeMs} ${size}`).join("\n"),
  );
  const head: IndexHead = { settingsHashes, index: name };
  const writer = lineWriter();
  writer.add(JSON.stringify(head));
  const isAlone = alone(index);
  const rows = [...index].map(([path, entry]) =>
    pageRow(path, entry, writer.add(entry.line ?? pageLine(path, entry)), isAlone(path, entry)),
  );
  if (cache.write("pages", writer.text())) writeTable(cache, head, rows);
}

/** Tells the pages whose file is in no other page, and whose text no other page has. */
function alone(index: PageIndex): (path: string, entry: IndexEntry) => boolean {
  const included = new Set<string>();
  const pagesOf = new Map<string, number>();
  for (const { hash, uses } of index.values()) {
    for (const path of Object.keys(uses?.files ?? {})) included.add(path);
    pagesOf.set(hash, (pagesOf.get(hash) ?? 0) + 1);
  }
  return (path, { hash }) => !included.has(path) && pagesOf.get(hash) === 1;
}
