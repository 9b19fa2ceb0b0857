/** Reads `routes.lock`: content folder → Lock, or undefined where there is none. Nothing else of the compiler writes or needs it. */

import { readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../../report/finding.ts";
import { codeOf } from "../../report/system-reason.ts";
import { leavesFolder, staysInside } from "../../source/stay-in-folder.ts";
import { decodeUtf8, notUtf8 } from "../../source/utf8.ts";
import { LOCK_FILE, type Lock, parseLock } from "./lock-text.ts";

export function readLock(contentFolder: string): { lock?: Lock; findings: Finding[] } {
  const path = join(contentFolder, LOCK_FILE);
  const stamp = statSync(path, { throwIfNoEntry: false });
  if (!stamp) return { findings: [] };
  if (!staysInside(realpathSync(contentFolder), path)) return { findings: [leavesFolder(LOCK_FILE)] };
  if (!stamp.isFile()) return { findings: [unreadable("this is not a file")] };
  try {
    const bytes = readFileSync(path);
    const text = decodeUtf8(bytes);
    if (text === undefined) return { findings: [{ ...notUtf8(bytes), file: LOCK_FILE }] };
    const lock = parseLock(text);
    return { lock, findings: lock.problems.map((problem) => ({ ...problem, file: LOCK_FILE })) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const expected = "a file that you may read";
    return {
      findings: [{ ...unreadable(`this file cannot be read: ${reason}`), expected, code: codeOf(error) }],
    };
  }
}

function unreadable(message: string): Finding {
  return { rule: "file-can-be-read", file: LOCK_FILE, message };
}
