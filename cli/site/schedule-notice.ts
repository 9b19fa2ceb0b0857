/** Notice above a scheduled page, which only `twsite dev` shows. */
import type { Page } from "../compile/compile-files.ts";
import { fill } from "./formats.ts";
import type { Locale } from "./site.ts";

export type ScheduleNotice = { title: string; text: string };

export function scheduleNotice(
  { moment, timeZone }: NonNullable<Page["scheduled"]>,
  { tag, strings }: Pick<Locale, "tag" | "strings">,
): ScheduleNotice {
  const { scheduledTitle, scheduledText } = strings.compiler;
  const format = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short", timeZone });
  return { title: scheduledTitle, text: fill(scheduledText, { date: format.format(moment) }) };
}
