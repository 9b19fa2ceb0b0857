/** Dates of any form → those of front matter. */
import { CalendarDate } from "../../schema/dates.ts";

/** `2021-09-13 18:00` and the like → an instant; undefined if it is not a date. */
export function calendarDate(value: unknown): string | undefined {
  if (typeof value !== "string" && !(value instanceof Date)) return undefined;
  const text = String(value instanceof Date ? value.toISOString() : value).trim();
  const [, year, month = "", day = ""] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined) {
    const padded = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    return CalendarDate.safeParse(padded).success ? padded : undefined;
  }
  // Without a zone, a time is that of UTC.
  const time = [/Z$|[+-]\d{2}:?\d{2}$/.test(text) ? text : `${text}Z`, text]
    .map((each) => Date.parse(each))
    .find((each) => !Number.isNaN(each));
  if (time === undefined) return undefined;
  return new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
}
