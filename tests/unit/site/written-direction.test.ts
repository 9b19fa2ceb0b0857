/** The direction of a language, by its tag. */
import { expect, test } from "vitest";
import { writtenDirection } from "../../../cli/site/written-direction.ts";

test.each([
  ["ar", "rtl"],
  ["ar-EG", "rtl"],
  ["he-IL", "rtl"],
  ["fa", "rtl"],
  ["ur-PK", "rtl"],
  ["ps", "rtl"],
  ["ckb", "rtl"],
  ["yi", "rtl"],
  ["dv", "rtl"],
  ["nqo", "rtl"],
  ["ug", "rtl"],
  ["sd", "rtl"],
  ["syr", "rtl"],
  ["az-Arab", "rtl"],
  ["pa-PK", "rtl"],
  ["ff-Adlm", "rtl"],
  ["en-GB", "ltr"],
  ["fr", "ltr"],
  ["ja", "ltr"],
  ["az", "ltr"],
  ["ku", "ltr"],
  ["ar-Latn", "ltr"],
  ["xx", "ltr"],
  // Looks like a tag, and is none.
  ["en-ab", "ltr"],
])("%s is written %s", (tag, direction) => {
  expect(writtenDirection(tag)).toBe(direction);
});
