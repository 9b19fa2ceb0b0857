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

/** Names the encoding where it can be told; else points at the first character that is not UTF-8. */
export function notUtf8(bytes: Uint8Array): PageFinding {
  const wide = wideEncoding(bytes);
  if (wide !== undefined)
    return {
      rule: "file-is-utf8",
      place: { line: 1, column: 1 },
      message: `this file is encoded as ${wide}, not as UTF-8`,
      expected: converted(wide),
    };
  const zero = bytes.indexOf(0);
  if (zero !== -1)
    return {
      rule: "file-is-utf8",
      place: placeAt(bytes, zero),
      message: "this file contains a zero byte, so it is not text",
      expected: "a text file, saved as UTF-8",
    };
  return {
    rule: "file-is-utf8",
    place: firstBad(bytes),
    message: "this file is not encoded as UTF-8, and may be Windows-1252 (Latin-1)",
    expected: converted("Windows-1252"),
  };
}

function converted(encoding: string): string {
  return `a file saved as UTF-8, with an editor or with: iconv -f ${encoding.toUpperCase()} -t UTF-8 OLD > NEW`;
}

/** UTF-16 by its mark; without one, by the zero bytes of Latin letters. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return "UTF-16LE";
  if (a === 0xfe && b === 0xff) return "UTF-16BE";
  const start = bytes.subarray(0, 512);
  const zeros = [0, 1].map(
    (parity) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length,
  );
  const [even = 0, odd = 0] = zeros;
  const half = start.length / 2;
  if (start.length < 4) return undefined;
  if (odd > half * 0.6 && even < half * 0.1) return "UTF-16LE";
  return even > half * 0.6 && odd < half * 0.1 ? "UTF-16BE" : undefined;
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

function placeAt(bytes: Uint8Array, index: number): { line: number; column: number } {
  const before = new TextDecoder().decode(bytes.subarray(0, index));
  return { line: before.split("\n").length, column: index - (bytes.lastIndexOf(10, index) + 1) + 1 };
}

/** The text with its byte order mark; undefined where decoding and writing it again would change it. */
export function decodedText(bytes: Buffer): string | undefined {
  const text = bytes.toString("utf8");
  return Buffer.from(text).equals(bytes) ? text : undefined;
}
