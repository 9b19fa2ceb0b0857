/** The cache's index: for every source file its stamp and what the compiler found out about it. */
import { ownValue } from "../../schema/own-value.ts";
import type { Cache } from "../cache/cache.ts";
import type { IndexEntry } from "./index-entry.ts";
import type { SettingsHashes } from "./settings-hashes.ts";

export type PageIndex = Map<string, IndexEntry>;

/** The first line of the entry. */
type IndexHead = { settingsHashes: SettingsHashes };

/** The entries, and what they were made with. */
type HashedIndex = { settingsHashes: SettingsHashes; index: PageIndex };

/** The index. Undefined if it is missing or unusable. */
export function readIndex(cache: Cache): HashedIndex | undefined {
  try {
    const [head = "", ...lines] = (cache.read("pages")?.toString() ?? "").split("\n");
    const { settingsHashes }: IndexHead = JSON.parse(head);
    return { settingsHashes, index: new Map(lines.map(pageOf)) };
  } catch {
    return undefined;
  }
}

function pageOf(line: string): [string, IndexEntry] {
  const [path, entry]: [string, IndexEntry] = JSON.parse(line);
  entry.line = line;
  return [path, entry];
}

/** The entries of the locales that still have the hashes of settings that they were made with. */
export function withSettingsHashes(
  { settingsHashes: before, index }: HashedIndex,
  settingsHashes: SettingsHashes,
): PageIndex {
  const isCurrent = (locale: string) =>
    Object.hasOwn(settingsHashes, locale) && ownValue(before, locale) === ownValue(settingsHashes, locale);
  if (Object.keys(settingsHashes).every(isCurrent)) return index;
  return new Map([...index].filter(([path]) => isCurrent(path.split("/")[0] ?? "")));
}

export function writeIndex(cache: Cache, settingsHashes: SettingsHashes, index: PageIndex): void {
  cache.write("pages", textsOf({ settingsHashes }, index));
}

/** Characters that are written at once. */
const fewCharacters = 2 ** 16;

/** An entry that did not change is written as the line that was read. */
function* textsOf(head: IndexHead, index: PageIndex): Generator<string> {
  let text = JSON.stringify(head);
  for (const [path, { line, ...entry }] of index) {
    text += `\n${line ?? JSON.stringify([path, entry])}`;
    if (text.length < fewCharacters) continue;
    yield text;
    text = "";
  }
  yield text;
}
