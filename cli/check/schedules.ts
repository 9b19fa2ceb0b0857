/** Dates that say when a page is published: a scheduled post has one, and a day in the future is meant. */
import type { Page } from "../compile/compile-files.ts";
import type { Finding } from "../report/finding.ts";
import type { Schedule } from "../schedule/schedule.ts";
import { ofArea } from "../site/assemble.ts";
import { dateOf } from "../site/blog/posts.ts";

export function checkSchedules(pages: readonly Page[], { early }: Pick<Schedule, "early">): Finding[] {
  return [...ofArea(pages, "blog").flatMap(withoutDate), ...[...early].flatMap(publishedEarly)];
}

function withoutDate({ page, facts }: ReturnType<typeof ofArea<"blog">>[number]): Finding[] {
  const { scheduled, publish_at } = facts.frontMatter;
  if (page.failed || scheduled !== true) return [];
  if (publish_at !== undefined || dateOf(page, facts) !== undefined) return [];
  return [
    {
      rule: "front-matter-is-valid",
      file: page.source.path,
      place: facts.keys.scheduled,
      message: "this post is scheduled, and has no date",
      expected: "date: YYYY-MM-DD, the day of publication",
    },
  ];
}

function publishedEarly([page, { date }]: [Page, { date: string }]): Finding[] {
  if (page.failed || page.facts.frontMatter.draft) return [];
  return [
    {
      rule: "future-date-is-scheduled",
      file: page.source.path,
      place: page.facts.keys.date ?? { line: 1, column: 1 },
      message: `“${date}” is in the future, and the post is published now`,
      expected: "scheduled: true to publish it on that day, or scheduled: false to publish it now",
    },
  ];
}
