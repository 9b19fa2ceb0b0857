/** Bytes of a file → its text, or where they stop being UTF-8. A byte order mark is no part of the text. */
import type { PageFinding } from "../report/finding.ts";

/** Undefined where the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Points at the first line that is not UTF-8, and the first character in it that is not. */
export function notUtf8(bytes: Uint8Array): PageFinding {
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(10); end !== -1 && decodeUtf8(bytes.subarray(start, end)) !== undefined; ) {
    line++;
    start = end + 1;
    end = bytes.indexOf(10, start);
  }
  const rest = new TextDecoder().decode(bytes.subarray(start));
  return {
    rule: "file-is-utf8",
    place: { line, column: rest.indexOf("\uFFFD") + 1 },
    message: "this file is not UTF-8 text",
    expected: "a file saved as UTF-8",
  };
}

/** With its byte order mark; undefined where decoding and writing it again would change it. */
export function decodedText(bytes: Buffer): string | undefined {
  const text = bytes.toString("utf8");
  return Buffer.from(text).equals(bytes) ? text : undefined;
}
