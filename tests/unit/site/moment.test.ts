/** When a day begins, and which moment an author means. */
import { expect, test } from "vitest";
import { isoOf, momentOf, withOffset } from "../../../cli/site/moment.ts";

test.each([
  ["a day", "2026-12-01", "UTC", "2026-12-01T00:00:00Z"],
  ["a day, east of Greenwich", "2026-12-01", "Asia/Tokyo", "2026-11-30T15:00:00Z"],
  ["a day, west of it", "2026-12-01", "America/New_York", "2026-12-01T05:00:00Z"],
  ["a day in a zone with half an hour", "2026-12-01", "Asia/Kolkata", "2026-11-30T18:30:00Z"],
  ["a time", "2026-12-01T09:30", "Europe/Paris", "2026-12-01T08:30:00Z"],
  ["a time in summer", "2026-07-01T09:30:15", "Europe/Paris", "2026-07-01T07:30:15Z"],
  ["a time with its own zone", "2026-12-01T09:30+05:30", "Europe/Paris", "2026-12-01T04:00:00Z"],
  ["a time in UTC", "2026-12-01T09:30Z", "Europe/Paris", "2026-12-01T09:30:00Z"],
  ["the day on which clocks go forward", "2026-03-29", "Europe/Paris", "2026-03-28T23:00:00Z"],
  ["the morning of that day", "2026-03-29T08:00", "Europe/Paris", "2026-03-29T06:00:00Z"],
  ["the day on which clocks go back", "2026-10-25T08:00", "Europe/Paris", "2026-10-25T07:00:00Z"],
])("%s", (_, written, timeZone, expected) => {
  expect(isoOf(momentOf(written, timeZone))).toBe(expected);
});

test.each([
  ["2026-12-01", "Europe/Paris", "2026-12-01"],
  ["2026-12-01T09:30", "UTC", "2026-12-01T09:30Z"],
  ["2026-07-01T09:30:15", "Europe/Paris", "2026-07-01T09:30:15+02:00"],
  ["2026-12-01T09:30", "America/St_Johns", "2026-12-01T09:30-03:30"],
  ["2026-12-01T09:30-05:00", "Europe/Paris", "2026-12-01T09:30-05:00"],
])("%s in %s is %s", (written, timeZone, expected) => {
  expect(withOffset(written, timeZone)).toBe(expected);
});
