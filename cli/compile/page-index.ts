/** The cache's index: for every source file its stamp and what the compiler found out about it. */
import { ownValue } from "../../schema/own-value.ts";
import type { Cache } from "../cache/cache.ts";
import { lineWriter } from "../cache/line-rows.ts";
import { contentHash } from "../source/content-hash.ts";
import type { IndexEntry } from "./index-entry.ts";
import { pageIn, pageLine, pageRow, readEdits, writeTable } from "./page-lines.ts";
import type { Salts } from "./salts.ts";

export type PageIndex = Map<string, IndexEntry>;

/** The first line of the entry. */
type IndexHead = {
  salts: Salts;
  /** Name of the index, which what belongs to it has as well. */
  index: string;
};

/** The entries, and what they were made with. */
type SaltedIndex = { salts: Salts; index: PageIndex };

/** Undefined where there is no index that can be used. */
export function readIndex(cache: Cache): SaltedIndex | undefined {
  try {
    const [head = "", ...lines] = (cache.read("pages")?.toString() ?? "").split("\n");
    const { salts, index: name }: IndexHead = JSON.parse(head);
    const index = new Map(lines.map((line) => pageOf(line)));
    for (const [path, { line }] of readEdits(cache, name)) index.set(path, pageOf(line)[1]);
    return { salts, index };
  } catch {
    return undefined;
  }
}

function pageOf(line: string): [string, IndexEntry] {
  const [path, entry] = pageIn(line);
  entry.line = line;
  return [path, entry];
}

/** The entries of the locales that still have the salts they were made with. */
export function withSalts({ salts: before, index }: SaltedIndex, salts: Salts): PageIndex {
  const isCurrent = (locale: string) => ownValue(before, locale) === ownValue(salts, locale);
  if (Object.keys(salts).every(isCurrent)) return index;
  return new Map([...index].filter(([path]) => isCurrent(path.split("/")[0] ?? "")));
}

/** Nothing of an entry that did not change is made again. */
export function writeIndex(cache: Cache, salts: Salts, index: PageIndex): void {
  const name = contentHash(
    [...index.values()].map(({ hash, mtimeMs, size }) => `${hash} ${mtimeMs} ${size}`).join("\n"),
  );
  const head: IndexHead = { salts, index: name };
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
