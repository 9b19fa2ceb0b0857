/** Dates of any form → those of front matter. */
import { CalendarDate } from "../../schema/dates.ts";

const day = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?=$|[T\s])/;
const time = /^[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?=$|[\s\p{L}+-])/u;

/**
 * `2021-09-13 18:00 +0900` and the like → `2021-09-13T18:00:00+09:00`: the day that its author wrote. A time without a zone stays one, for the `time_zone` of
 * the site. Undefined if it is not a date.
 */
export function calendarDate(value: unknown): string | undefined {
  if (typeof value !== "string" && !(value instanceof Date)) return undefined;
  const text = (value instanceof Date ? value.toISOString() : value).trim();
  const [start = "", year = "", month = "", ofMonth = ""] = day.exec(text) ?? [];
  if (start === "") {
    const instant = Date.parse(text);
    return Number.isNaN(instant) ? undefined : new Date(instant).toISOString().replace(/\.\d+Z$/, "Z");
  }
  const date = `${year}-${month.padStart(2, "0")}-${ofMonth.padStart(2, "0")}`;
  if (!CalendarDate.safeParse(date).success) return undefined;
  const rest = text.slice(start.length);
  if (rest === "") return date;
  const [clock = "", hours = "", minutes, seconds = "00"] = time.exec(rest) ?? [];
  const offset = clock === "" ? undefined : offsetOf(rest.slice(clock.length).trim());
  const moment = `${date}T${hours.padStart(2, "0")}:${minutes}:${seconds}`;
  return offset === undefined || Number.isNaN(Date.parse(`${moment}Z`)) ? undefined : moment + offset;
}

/** `+0900` → `+09:00`; empty for a name such as `EST`, and undefined for other text. */
function offsetOf(zone: string): string | undefined {
  if (zone === "") return "";
  if (/^(?:Z|UTC|GMT)$/i.test(zone)) return "Z";
  const [, sign = "", hours = "", minutes = "00"] = /^([+-])(\d{2})(?::?(\d{2}))?$/.exec(zone) ?? [];
  if (sign === "") return /^[A-Za-z]+$/.test(zone) ? "" : undefined;
  return Number(hours + minutes) === 0 ? "Z" : `${sign}${hours}:${minutes}`;
}
