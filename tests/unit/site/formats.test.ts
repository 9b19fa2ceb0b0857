/** Dates, numbers and counts as the locales write them. */
import { describe, expect, test } from "vitest";
import { fill, formatsOf } from "../../../cli/site/formats.ts";
import { CalendarDate } from "../../../schema/dates.ts";

const english = formatsOf("en-GB");
const french = formatsOf("fr-FR");
const posts = { one: "{count} post", other: "{count} posts" };
const articles = { one: "{count} article", many: "{count} d’articles", other: "{count} articles" };

test("a day stays that day, wherever the site is compiled", () => {
  expect(english.date("2025-03-17").text).toBe("17 March 2025");
  expect(french.date("2025-01-01").text).toBe("1 janvier 2025");
  expect(english.date("2024-12-31T23:59:59Z").text).toBe("31 December 2024");
  expect(english.date("2024-12-31T23:59:59-05:00").text).toBe("31 December 2024");
  expect(english.date("2025-01-01T00:30:00+13:00").text).toBe("1 January 2025");
});

test("no date is no text", () => {
  expect(english.date("")).toEqual({ iso: "", text: "" });
});

test("one of a thing is not many, and nought is what the language makes of it", () => {
  expect([0, 1, 2, 1500].map((count) => english.count(count, posts))).toEqual([
    "0 posts",
    "1 post",
    "2 posts",
    "1,500 posts",
  ]);
  expect([0, 1, 2].map((count) => french.count(count, articles))).toEqual([
    "0 article",
    "1 article",
    "2 articles",
  ]);
  expect(english.count(0, { zero: "no posts", ...posts })).toBe("no posts");
});

test("what is not known to a text stays in it", () => {
  expect(fill("Posts by {author} {x}", { author: "{author}" })).toBe("Posts by {author} {x}");
});

describe("a date is one of the calendar", () => {
  test.each(["2025-03-17", "2024-02-29", "2025-03-17T09:30:00Z", "2025-03-17T09:30+01:00"])("%s", (date) => {
    expect(CalendarDate.safeParse(date).success).toBe(true);
  });

  test.each([
    "2025-02-29",
    "2025-02-30",
    "2025-13-01",
    "2025-3-17",
    "17/03/2025",
    "2025-03-17T25:00Z",
    "today",
    "",
  ])("not %j", (date) => {
    expect(CalendarDate.safeParse(date).success).toBe(false);
  });
});
