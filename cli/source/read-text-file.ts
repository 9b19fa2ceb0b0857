/** A file of the content folder → its text, or the finding that says why it has none. */
import type { PageFinding } from "../report/finding.ts";
import { sizeFinding } from "../report/limits/size.ts";
import { fileAt } from "./entry-kind.ts";
import { notRead, readInside } from "./read-inside.ts";
import { decodeUtf8, notUtf8 } from "./utf8.ts";

/** `limit`: bytes that the file has at most, and what to write instead. Undefined if there is no file. */
export function readTextFile(
  contentFolder: string,
  file: string,
  limit?: { bytes: number; instead: string },
): { text: string } | { finding: PageFinding } | undefined {
  const found = fileAt(contentFolder, file);
  if (found === undefined) return undefined;
  if (found.kind === "unusable") return { finding: found.finding };
  const tooLarge = limit && sizeFinding("this file", found.stats.size, limit.bytes);
  if (tooLarge) return { finding: { ...tooLarge, expected: limit.instead } };
  try {
    const bytes = readInside(contentFolder, file);
    const text = decodeUtf8(bytes);
    return text === undefined ? { finding: notUtf8(bytes) } : { text };
  } catch (error) {
    return { finding: notRead(file, error) };
  }
}
