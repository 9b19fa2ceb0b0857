/** Scheduled pages: which are not published yet, and until when a compile gives what it gives now. */
import type { Page } from "../compile/compile-files.ts";
import { ofArea } from "./assemble.ts";
import { dateOf } from "./blog/posts.ts";
import { pairName } from "./fallbacks.ts";
import { momentOf } from "./moment.ts";

export type Clock = {
  /** Milliseconds since 1970. */
  now: number;
  timeZone: string;
};

/** Page → the moment at which it is published, in milliseconds since 1970. */
export type Schedule = {
  /** All pages that have such a moment, also one that has come. */
  moments: ReadonlyMap<Page, number>;
  /** Posts that are published although their day has begun nowhere on earth, and when it does. */
  early: ReadonlyMap<Page, { date: string; begins: number }>;
};

/** The largest offset from UTC: in that time zone a day begins first. */
const farthestZone = 14 * 3_600_000;

/** `source` is the first locale. A translation that says nothing is published with its source. */
export function scheduleOf(pages: readonly Page[], source: string, { now, timeZone }: Clock): Schedule {
  const moments = new Map<Page, number>();
  const early = new Map<Page, { date: string; begins: number }>();
  const set = (page: Page, written: string): void => void moments.set(page, momentOf(written, timeZone));
  for (const page of pages) {
    const { publish_at } = page.facts.frontMatter;
    if (publish_at !== undefined) set(page, publish_at);
  }
  for (const { page, facts } of ofArea(pages, "blog")) {
    const { publish_at, scheduled } = facts.frontMatter;
    const date = publish_at === undefined && scheduled !== false ? dateOf(page, facts) : undefined;
    if (date === undefined) continue;
    const begins = date.includes("T") ? momentOf(date, timeZone) : Date.parse(date) - farthestZone;
    if (scheduled) set(page, date);
    else if (begins > now) early.set(page, { date, begins });
  }
  const originals = new Map(
    [...moments].flatMap(([page, moment]) =>
      page.source.locale === source ? [[pairName(page.source), moment] as const] : [],
    ),
  );
  if (originals.size > 0)
    for (const page of pages) {
      const moment = saysNothing(page) ? originals.get(pairName(page.source)) : undefined;
      if (moment === undefined || moments.has(page)) continue;
      moments.set(page, moment);
      early.delete(page);
    }
  return { moments, early };
}

/** The pages, marked where they are not published yet. */
export function withSchedule(
  pages: readonly Page[],
  { moments }: Pick<Schedule, "moments">,
  { now, timeZone }: Clock,
): readonly Page[] {
  const isWaiting = (moment: number): boolean => moment > now;
  if (![...moments.values()].some(isWaiting)) return pages;
  return pages.map((page) => {
    const moment = moments.get(page);
    return moment !== undefined && isWaiting(moment) ? { ...page, scheduled: { moment, timeZone } } : page;
  });
}

/** The next moment at which a compile gives something else than now; undefined where it never does. */
export function validUntil({ moments, early }: Schedule, { now }: Pick<Clock, "now">): number | undefined {
  const coming = [...moments.values(), ...[...early.values()].map(({ begins }) => begins)].filter(
    (moment) => moment > now,
  );
  return coming.length === 0 ? undefined : coming.reduce((next, moment) => Math.min(next, moment));
}

function saysNothing({ facts: { frontMatter } }: Page): boolean {
  const { publish_at } = frontMatter;
  return publish_at === undefined && !("scheduled" in frontMatter && frontMatter.scheduled !== undefined);
}
