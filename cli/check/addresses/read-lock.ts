/** Reads `routes.lock`, `links.lock` and `reviews.lock`: content folder → what it lists, or undefined where there is none. Commands alone write them. */

import type { Finding, PageFinding } from "../../report/finding.ts";
import { fileAt } from "../../source/entry-kind.ts";
import { notRead, readInside } from "../../source/read-inside.ts";
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
  const found = fileAt(contentFolder, file);
  if (!found) return { findings: [] };
  if (found.kind === "unusable") return { findings: [found.finding] };
  try {
    const bytes = readInside(contentFolder, file);
    const text = decodeUtf8(bytes);
    return text === undefined ? { findings: [{ ...notUtf8(bytes), file }] } : { text, findings: [] };
  } catch (error) {
    return { findings: [notRead(file, error)] };
  }
}
