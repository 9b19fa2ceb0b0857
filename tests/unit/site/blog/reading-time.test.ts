/** How long a post takes to read. */
import { describe, expect, test } from "vitest";
import { readingMinutes } from "../../../../cli/site/blog/blog.ts";

describe("reading time", () => {
  test("is a minute at least, and whole minutes", () => {
    expect(readingMinutes(0, "en-GB")).toBe(1);
    expect(readingMinutes(238 * 4, "en-GB")).toBe(4);
  });

  test("follows the language: French takes more words, and more time for as many of them", () => {
    expect(readingMinutes(2000, "fr-FR")).toBeGreaterThan(readingMinutes(2000, "en-GB"));
    expect(readingMinutes(2000, "fr-FR")).toBe(10);
  });

  test("takes a language that nobody measured as English", () => {
    expect(readingMinutes(2380, "eo")).toBe(readingMinutes(2380, "en"));
  });
});
