/** Lines of the content folder's files, for reports that show them; each file is read once. */
import type { LineOf } from "../report/excerpt.ts";
import { readInside } from "./read-inside.ts";

export function sourceLines(contentFolder: string): LineOf {
  const files = new Map<string, string[]>();
  return (file, line) => {
    const known = files.get(file) ?? linesOf(contentFolder, file);
    files.set(file, known);
    return known[line - 1];
  };
}

function linesOf(contentFolder: string, path: string): string[] {
  try {
    return readInside(contentFolder, path)
      .toString()
      .replace(/^\uFEFF+/, "")
      .split(/\r\n?|\n/);
  } catch {
    // The finding may be that the file is missing, or cannot be read.
    return [];
  }
}
