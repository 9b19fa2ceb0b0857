/** Reads what the author wrote for hosts in `static/`. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type HostTexts, mergedFiles } from "../hosts/host-files/host-texts.ts";
import type { Finding } from "../report/finding.ts";
import { codeOf } from "../report/system-reason.ts";
import { decodeUtf8, notUtf8 } from "./utf8.ts";

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
      const bytes = readFileSync(join(contentFolder, file));
      const text = decodeUtf8(bytes);
      if (text === undefined) findings.push({ ...notUtf8(bytes), file });
      else texts[name] = text.replace(/\r\n?/g, "\n").replace(/(?<=[^\n])$/, "\n");
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      findings.push({
        rule: "file-can-be-read",
        file,
        message: `this file cannot be read: ${reason}`,
        expected: "a file that you may read",
        code: codeOf(error),
      });
    }
  }
  return { texts, findings };
}
