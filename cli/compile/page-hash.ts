/** Hash of a page's text and of everything else that the compiled page depends on: its key in the index and among the contents. */
import type { PageUses } from "../markdown/includes/page-uses.ts";
import { contentHash } from "../source/content-hash.ts";
import { readInside } from "../source/read-inside.ts";
import type { Area } from "../source/source-file.ts";

export type OwnText = { text: string; path: string };

/** `text` is that of a page that is not a file. */
type Written = { contentFolder: string; path: string; text?: string | undefined };

/** The bytes of a page. Throws like `readInside`. */
export function bytesOf({ contentFolder, path, text }: Written): Buffer {
  return text === undefined ? readInside(contentFolder, path) : Buffer.from(text);
}

/** `settingsHash` is that of the locale. */
export function ownText(
  settingsHash: string,
  { area, path }: { area: Area; path: string },
  bytes: Buffer,
): OwnText {
  return { text: `${settingsHash} ${area} ${contentHash(bytes)}`, path };
}

/** Hashes a page. The path of a page that includes files is part of it, because the links of those files depend on it. */
export function pageHash({ text, path }: OwnText, uses: PageUses | undefined): string {
  return contentHash(uses ? `${text} ${JSON.stringify([path, uses])}` : text);
}
