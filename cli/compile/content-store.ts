/** Compiled content by the hash of its source: in the cache, or in memory for one run. */
import type { Cache } from "../cache/cache.ts";
import type { PageContent } from "../markdown/compiled-page.ts";
import type { SearchedSection } from "../markdown/searched-sections.ts";

export type StoredContent = { content: PageContent; searched: SearchedSection[] };

export type ContentStore = {
  /** The content of this hash. Undefined if it was never written, or is damaged. */
  read(hash: string): PageContent | undefined;
  /** The sections that the search index keeps of the content; empty if they were written for a site without search. */
  readSearched(hash: string): SearchedSection[] | undefined;
  /** Stores a content. Returns false if only this run and thread can read it. */
  write(hash: string, stored: StoredContent): boolean;
  /** The bytes of a stored content, for code that passes them on unread. */
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
      return stored && Buffer.from(textOf(stored));
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
  const write = (hash: string, text: string | Buffer): boolean => {
    const isWritten = cache.writeKeyed("content", hash, text);
    isShared &&= isWritten;
    return isWritten;
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
    write: (hash, stored) => write(hash, textOf(stored)) || unsaved.write(hash, stored),
    readBytes: (hash) => cache.read("content", hash) ?? unsaved.readBytes(hash),
    writeBytes: (hash, bytes) => write(hash, bytes) || unsaved.writeBytes(hash, bytes),
    isShared: () => isShared,
  };
}

function textOf({ content, searched }: StoredContent): string {
  return `${JSON.stringify(searched)}\n${JSON.stringify(content)}`;
}

function searchedIn(bytes: Buffer): SearchedSection[] {
  return JSON.parse(bytes.toString("utf8", 0, bytes.indexOf("\n")));
}

function contentIn(bytes: Buffer): PageContent {
  return JSON.parse(bytes.toString("utf8", bytes.indexOf("\n") + 1));
}
