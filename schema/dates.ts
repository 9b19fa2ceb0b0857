/** Days, moments and periods as authors write them, and time zones. */
import * as z from "zod";
import { dateText, isInCalendar } from "./date-text.ts";

/** `2025-03-17`, or with a time `2025-03-17T09:30:00Z`; a date without a time is midnight UTC, a time without a zone is UTC. */
export const CalendarDate = z
  .string("expected a date such as 2025-03-17")
  .regex(dateText, "expected a date such as 2025-03-17")
  .refine(isInCalendar, "expected a date that exists in the calendar")
  // A time without a zone would be that of the machine.
  .transform((date) => (/T[\d:]+$/.test(date) ? `${date}Z` : date));

const momentMessage = "expected a date such as 2025-03-17, or with a time 2025-03-17T09:30";

/** The moment as it is written: one without a zone is in the time zone of the site. */
export const Moment = z
  .string(momentMessage)
  .regex(dateText, momentMessage)
  .refine(isInCalendar, "expected a date that exists in the calendar");

/** `6 months`, as a writer says it. */
export const Period = z
  .string("expected a period such as 6 months")
  .regex(/^[1-9]\d{0,2} (day|week|month|year)s?$/, "expected a period such as 6 months, 2 weeks or 1 year");

export const TimeZone = z
  .string("expected a time zone such as Europe/Paris")
  .refine(isTimeZone, "expected a time zone such as Europe/Paris, or UTC");

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
