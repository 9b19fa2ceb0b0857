/** Reviews: the pages that are due for a review, by the day of the last one and how long a review holds. */
import { posix } from "node:path";
import type { SiteConfig } from "../../../schema/site.ts";
import type { Page } from "../../compile/compile-files.ts";
import type { Categories } from "../../source/categories.ts";
import { isFrozen } from "../../source/docs-sets.ts";

export type ReviewDue = {
  path: string;
  /** `2026-03-17`; undefined where the page was never reviewed. */
  reviewed?: string;
  /** Undefined where something has changed before the review is due. */
  every?: string;
  /** `2026-09-17`; undefined where it is not due, or the page was never reviewed. */
  due?: string;
  /** Texts that say what has changed since the review. */
  changed?: string[];
};

/**
 * The period of the page, else of its folder or one above, else of the site. Posts and translations have only their own: a post
 * belongs to its day, and a translation follows its source.
 */
export function periodOf(
  { source: { path, area, locale }, facts: { frontMatter } }: Page,
  categories: Categories,
  { review_every, locales }: Pick<SiteConfig, "review_every" | "locales">,
): string | undefined {
  if (frontMatter.review_every !== undefined) return frontMatter.review_every;
  if (area === "blog" || locale !== locales[0]?.id) return undefined;
  for (let folder = posix.dirname(path); folder !== "."; folder = posix.dirname(folder)) {
    const own = categories.get(folder)?.value.review_every;
    if (own !== undefined) return own;
  }
  return review_every;
}

/** The pages that are due for a review: those without one first, then by their date. Drafts, stubs and frozen docs are not reviewed. */
export function reviewsDue(
  pages: readonly Page[],
  now: number,
  every: (page: Page) => string | undefined,
): ReviewDue[] {
  const found = pages.flatMap((page): ReviewDue[] => {
    const { path } = page.source;
    const period = unreviewable(page) === undefined ? every(page) : undefined;
    if (period === undefined) return [];
    const reviewed = dayOfReview(page);
    if (reviewed === undefined) return [{ path, every: period }];
    const due = dayAfter(reviewed, period);
    return Date.parse(due) <= now ? [{ path, reviewed, every: period, due }] : [];
  });
  const order = ({ due = "", path }: ReviewDue): string => `${due} ${path}`;
  return found.sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

/** `2026-03-17` */
export function dayOfReview({ facts }: Page): string | undefined {
  return facts.frontMatter.reviewed?.slice(0, "2026-03-17".length);
}

/** The reason why a page cannot be reviewed, such as `a draft`. */
export function unreviewable({ source, facts: { frontMatter } }: Page): string | undefined {
  if (frontMatter.draft) return "a draft";
  if (frontMatter.stub) return "a stub";
  if (source.generated) return `made from ${source.generated.file}`;
  return isFrozen(source.path) ? "part of a frozen version" : undefined;
}

/** `("2026-08-31", "6 months")` → `2027-02-28`: a month without that day has its last one. */
export function dayAfter(day: string, period: string): string {
  const [count = "", unit = ""] = period.split(" ");
  const date = new Date(day);
  if (unit.startsWith("day")) date.setUTCDate(date.getUTCDate() + Number(count));
  else if (unit.startsWith("week")) date.setUTCDate(date.getUTCDate() + 7 * Number(count));
  else {
    const dayOfMonth = date.getUTCDate();
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + Number(count) * (unit.startsWith("year") ? 12 : 1));
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    date.setUTCDate(Math.min(dayOfMonth, last));
  }
  return date.toISOString().slice(0, "2026-03-17".length);
}
