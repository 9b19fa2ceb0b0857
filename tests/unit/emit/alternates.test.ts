import { expect, test } from "vitest";
import { alternatesOf } from "../../../cli/emit/alternates.ts";

const english = { tag: "en-GB", url: "https://example.com/x" };
const french = { tag: "fr-FR", url: "https://example.com/fr/x" };

test("a translated page names all of its languages, itself included, and the source as the default", () => {
  expect(alternatesOf([english, french])).toEqual([
    { hreflang: "en-GB", url: english.url },
    { hreflang: "fr-FR", url: french.url },
    { hreflang: "x-default", url: english.url },
  ]);
});

test("a page in one language has no alternates", () => {
  expect(alternatesOf([french])).toEqual([]);
  expect(alternatesOf([])).toEqual([]);
});
