/** Lines of the content folder's files, for reports that show them; each file is read once. */
import { readFileSync, statSync } from "node:fs";
import type { LineOf } from "../report/excerpt.ts";
import { onDisk } from "./on-disk.ts";

export function sourceLines(contentFolder: string): LineOf {
  const files = new Map<string, string[]>();
  return (file, line) => {
    const known = files.get(file) ?? linesOf(onDisk(contentFolder, file));
    files.set(file, known);
    return known[line - 1];
  };
}

function linesOf(path: string): string[] {
  try {
    // A pipe would be waited for without end.
    if (!statSync(path).isFile()) return [];
    return readFileSync(path, "utf8")
      .replace(/^\uFEFF+/, "")
      .split(/\r\n?|\n/);
  } catch {
    // The finding may be that the file is missing, or cannot be read.
    return [];
  }
}
