/** Compiled content by the hash of its source: in the cache, or in memory for one run. */
import type { Cache } from "../cache/cache.ts";
import type { PageContent } from "../markdown/compiled-page.ts";
import type { SearchedSection } from "../markdown/searched-sections.ts";

export type StoredContent = { content: PageContent; searched: SearchedSection[] };

export type ContentStore = {
  /** Undefined where it was never written, or is damaged. */
  read(hash: string): PageContent | undefined;
  /** What the search index keeps of the content; empty where it was written for a site without search. */
  readSearched(hash: string): SearchedSection[] | undefined;
  /** False where it is kept for this run and thread alone. */
  write(hash: string, stored: StoredContent): boolean;
  /** The same as bytes, for those who hand them on. */
  readBytes(hash: string): Buffer | undefined;
  writeBytes(hash: string, bytes: Buffer): boolean;
  /** True: everything written can be read by other threads. */
  isShared(): boolean;
};

export function memoryStore(): ContentStore {
  const contents = new Map<string, StoredContent>();
  return {
    read: (hash) => contents.get(hash)?.content,
    readSearched: (hash) => contents.get(hash)?.searched,
    write(hash, stored) {
      contents.set(hash, stored);
      return false;
    },
    readBytes(hash) {
      const stored = contents.get(hash);
      return stored && bytesOf(stored);
    },
    writeBytes(hash, bytes) {
      contents.set(hash, { content: contentIn(bytes), searched: searchedIn(bytes) });
      return false;
    },
    isShared: () => false,
  };
}

/**
 * One entry of the cache per content; what that cannot keep stays in memory. The first line is what search keeps, so that
 * an index is made without reading trees; the second is the content.
 */
export function cachedStore(cache: Cache): ContentStore {
  const unsaved = memoryStore();
  let isShared = true;
  const writeBytes = (hash: string, bytes: Buffer): boolean => {
    if (cache.writeKeyed("content", hash, bytes)) return true;
    isShared = false;
    return unsaved.writeBytes(hash, bytes);
  };
  return {
    read(hash) {
      const bytes = cache.read("content", hash);
      return bytes ? contentIn(bytes) : unsaved.read(hash);
    },
    readSearched(hash) {
      const bytes = cache.read("content", hash);
      return bytes ? searchedIn(bytes) : unsaved.readSearched(hash);
    },
    write: (hash, stored) => writeBytes(hash, bytesOf(stored)),
    readBytes: (hash) => cache.read("content", hash) ?? unsaved.readBytes(hash),
    writeBytes,
    isShared: () => isShared,
  };
}

function bytesOf({ content, searched }: StoredContent): Buffer {
  return Buffer.from(`${JSON.stringify(searched)}\n${JSON.stringify(content)}`);
}

function searchedIn(bytes: Buffer): SearchedSection[] {
  return JSON.parse(bytes.toString("utf8", 0, bytes.indexOf("\n")));
}

function contentIn(bytes: Buffer): PageContent {
  return JSON.parse(bytes.toString("utf8", bytes.indexOf("\n") + 1));
}
