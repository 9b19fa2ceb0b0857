/** The document tokenizer gives the events of micromark's own, whatever containers follow each other; `npm run test:long` tries all. */
import { expect, test } from "vitest";
import { expectSameEvents, ours, someTexts, starts } from "./container-texts.ts";

// Every fourth start: each marker is the first of one, and the second of one.
test.each(starts.filter((_, number) => number % 4 === 0))(
  "after “%s”, with each three of the parts that follow",
  (start) => {
    expectSameEvents(someTexts(start));
  },
);

test("an empty text has no events", () => {
  expect(ours("")).toEqual([]);
  expect(ours("\ufeff")).toEqual([]);
});
