/** The bytes of a drawing in SVG → its text, in the encoding in which a browser reads it. */

type DrawingText = {
  text: string;
  /** True: the text is the same in UTF-8, the encoding that hosts send. */
  isUtf8: boolean;
};

const marks: readonly [bytes: readonly number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xfe, 0xff], "utf-16be"],
  [[0xff, 0xfe], "utf-16le"],
];

/** Undefined if the encoding is unknown, or the bytes are not text in it. */
export function drawingText(bytes: Buffer): DrawingText | undefined {
  const text = decoded(bytes, encodingOf(bytes));
  return text === undefined ? undefined : { text, isUtf8: decoded(bytes, "utf-8") === text };
}

function encodingOf(bytes: Buffer): string {
  const mark = marks.find(([start]) => start.every((byte, index) => bytes[index] === byte));
  if (mark) return mark[1];
  const declaration = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'>]*)/.exec(bytes.toString("latin1", 0, 256));
  return declaration?.[1] ?? "utf-8";
}

function decoded(bytes: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
