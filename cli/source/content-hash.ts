/** Hash of a content, short enough for names of files and keys. */
import { hash } from "node:crypto";

/** Name of a piece of content: 80 bits of SHA-256 in hexadecimal, enough to tell any two versions apart. */
export function contentHash(content: string | NodeJS.ArrayBufferView): string {
  return hash("sha256", content, "hex").slice(0, 20);
}
