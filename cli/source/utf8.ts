/** Bytes of a file → its text, or why they are not text. The text has no byte order mark. */
import type { PageFinding } from "../report/finding.ts";

/** The text of the bytes; undefined if they are not UTF-8, or contain a zero byte. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  return decoded(bytes);
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Points at the first character that is not UTF-8; in a file of UTF-16 it is the first one. */
export function notUtf8(bytes: Uint8Array): PageFinding {
  const isWide = bytes.includes(0);
  return {
    rule: "file-is-utf8",
    place: isWide ? { line: 1, column: 1 } : firstBad(bytes),
    message: isWide
      ? "this file has zero bytes: it is encoded as UTF-16, or is not a text"
      : "this file is not encoded as UTF-8, and may be Windows-1252 (Latin-1)",
    expected: "a text file that an editor, or iconv -t UTF-8, has saved as UTF-8",
  };
}

function firstBad(bytes: Uint8Array): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(10); end !== -1 && decoded(bytes.subarray(start, end)) !== undefined; ) {
    line++;
    start = end + 1;
    end = bytes.indexOf(10, start);
  }
  const rest = new TextDecoder().decode(bytes.subarray(start));
  return { line, column: rest.indexOf("\uFFFD") + 1 };
}

/** The text with its byte order mark; undefined where decoding and writing it again would change it. */
export function decodedText(bytes: Buffer): string | undefined {
  const text = bytes.toString("utf8");
  return Buffer.from(text).equals(bytes) ? text : undefined;
}
