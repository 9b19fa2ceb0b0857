/**
 * The text of `reviews.lock` ↔ the states of what reviewed pages describe. One line for each page and source; lines are sorted and
 * independent of each other, so that Git can merge them.
 */
import { decoded } from "../../../schema/paths.ts";
import type { PageFinding } from "../../report/finding.ts";
import { damagedLine, isMergeMarker } from "../addresses/lock-text.ts";

/** The name of the lock file in the content folder. */
export const REVIEWS_LOCK = "reviews.lock";

export type ReviewedSource = {
  /** Path of the page from the content folder. */
  page: string;
  /** The source as the page names it. */
  source: string;
  /** 12 hexadecimal digits. */
  hash: string;
  /** The day of the review: `2026-03-17`. */
  day: string;
};

export type ReviewsLock = {
  /** The sources of each page, by page and by source. */
  entries: Map<string, Map<string, ReviewedSource>>;
  problems: PageFinding[];
};

const header = [
  "# What reviewed pages describe, as it was on the day of the review. Keep this file in Git.",
  "# Written by “twsite review”; “twsite check” reads it.",
];

export function reviewsLockText(entries: readonly ReviewedSource[]): string {
  const lines = entries.map(({ page, source, hash, day }) =>
    [...[page, source].map(withoutSpaces), hash, day].join("  "),
  );
  return `${[...header, ...lines.sort()].join("\n")}\n`;
}

/** A damaged line is a problem; the others count. Of two lines for one source, as a merge leaves them, the later review counts. */
export function parseReviewsLock(text: string): ReviewsLock {
  const lock: ReviewsLock = { entries: new Map(), problems: [] };
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = written.trim();
    if (line === "" || line.startsWith("#")) continue;
    const entry = isMergeMarker(line) ? undefined : entryIn(line);
    if (entry) {
      const ofPage = lock.entries.get(entry.page) ?? new Map<string, ReviewedSource>();
      const other = ofPage.get(entry.source);
      if (!other || other.day <= entry.day) ofPage.set(entry.source, entry);
      lock.entries.set(entry.page, ofPage);
    } else {
      const meant = "a page with a source, its state and a day";
      const where = { text: line, line: index + 1 };
      lock.problems.push(...damagedLine("reviews-lock-is-valid", where, meant, form));
    }
  }
  return lock;
}

function entryIn(line: string): ReviewedSource | undefined {
  const [page = "", source = "", hash = "", day = "", ...rest] = line.split(/\s+/);
  if (!/^[0-9a-f]{12}$/.test(hash) || !/^\d{4}-\d{2}-\d{2}$/.test(day) || rest.length > 0) return undefined;
  return { page: decoded(page), source: decoded(source), hash, day };
}

/** Columns end at white space. */
function withoutSpaces(path: string): string {
  return path.replace(/[\s%]/g, encodeURIComponent);
}

const form = "a page, a source, 12 hexadecimal digits and a day; “twsite review” writes the file";
