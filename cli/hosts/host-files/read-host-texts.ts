/** Reads what the author wrote for hosts in `static/`. */
import type { Finding } from "../../report/finding.ts";
import { notRead, readInside } from "../../source/read-inside.ts";
import { decodeUtf8, notUtf8 } from "../../source/utf8.ts";
import { type HostTexts, mergedFiles } from "./host-texts.ts";

export function readHostTexts(
  contentFolder: string,
  files: { has(path: string): boolean },
): { texts: HostTexts; findings: Finding[] } {
  const texts: HostTexts = {};
  const findings: Finding[] = [];
  for (const name of mergedFiles) {
    const file = `static/${name}`;
    if (!files.has(file)) continue;
    try {
      const bytes = readInside(contentFolder, file);
      const text = decodeUtf8(bytes);
      if (text === undefined) findings.push({ ...notUtf8(bytes), file });
      else texts[name] = text.replace(/\r\n?/g, "\n").replace(/(?<=[^\n])$/, "\n");
    } catch (error) {
      findings.push(notRead(file, error));
    }
  }
  return { texts, findings };
}
