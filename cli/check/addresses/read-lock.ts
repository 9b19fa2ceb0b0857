/** Reads `routes.lock`, `links.lock` and `reviews.lock`: content folder → what it lists, or undefined where there is none. Commands alone write them. */

import { readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Finding, PageFinding } from "../../report/finding.ts";
import { codeOf } from "../../report/system-reason.ts";
import { leavesFolder, staysInside } from "../../source/stay-in-folder.ts";
import { decodeUtf8, notUtf8 } from "../../source/utf8.ts";
import { LINKS_LOCK, type LinksLock, parseLinksLock } from "../links/links-lock.ts";
import { parseReviewsLock, REVIEWS_LOCK, type ReviewsLock } from "../reviews/reviews-lock.ts";
import { LOCK_FILE, type Lock, parseLock } from "./lock-text.ts";

export function readLock(contentFolder: string): { lock?: Lock; findings: Finding[] } {
  return parsed(LOCK_FILE, readLockFile(contentFolder, LOCK_FILE), parseLock);
}

export function readLinksLock(contentFolder: string): { lock?: LinksLock; findings: Finding[] } {
  return parsed(LINKS_LOCK, readLockFile(contentFolder, LINKS_LOCK), parseLinksLock);
}

export function readReviewsLock(contentFolder: string): { lock?: ReviewsLock; findings: Finding[] } {
  return parsed(REVIEWS_LOCK, readLockFile(contentFolder, REVIEWS_LOCK), parseReviewsLock);
}

function parsed<L extends { problems: readonly PageFinding[] }>(
  file: string,
  { text, findings }: ReturnType<typeof readLockFile>,
  parse: (text: string) => L,
): { lock?: L; findings: Finding[] } {
  if (text === undefined) return { findings };
  const lock = parse(text);
  return { lock, findings: lock.problems.map((problem) => ({ ...problem, file })) };
}

function readLockFile(contentFolder: string, file: string): { text?: string; findings: Finding[] } {
  const path = join(contentFolder, file);
  const stamp = statSync(path, { throwIfNoEntry: false });
  if (!stamp) return { findings: [] };
  if (!staysInside(realpathSync(contentFolder), path)) return { findings: [leavesFolder(file)] };
  const unreadable = (message: string): Finding => ({ rule: "file-can-be-read", file, message });
  if (!stamp.isFile()) return { findings: [unreadable("this is not a file")] };
  try {
    const bytes = readFileSync(path);
    const text = decodeUtf8(bytes);
    return text === undefined ? { findings: [{ ...notUtf8(bytes), file }] } : { text, findings: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const expected = "a file that you may read";
    return {
      findings: [{ ...unreadable(`this file cannot be read: ${reason}`), expected, code: codeOf(error) }],
    };
  }
}
