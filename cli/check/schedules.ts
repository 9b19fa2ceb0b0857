/** Posts with a date in the future: their authors say whether they wait for that day. */
import type { Page } from "../compile/compile-files.ts";
import type { Finding } from "../report/finding.ts";
import type { Schedule } from "../site/schedule.ts";

export function checkSchedules({ early }: Pick<Schedule, "early">): Finding[] {
  return [...early].flatMap(([page, { date }]) => publishedEarly(page, date));
}

function publishedEarly(page: Page, date: string): Finding[] {
  if (page.isUncertain || page.facts.frontMatter.draft) return [];
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
