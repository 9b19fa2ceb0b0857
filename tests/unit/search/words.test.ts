/** Words as search compares them, and the compact lists of a shard. */
import { describe, expect, test } from "vitest";
import { usualId } from "../../../schema/search/heading-id.ts";
import { languageOf } from "../../../schema/search/languages.ts";
import { decodeSections, decodeTerms, encodeSections, encodeTerms } from "../../../schema/search/postings.ts";
import { distinctWords, wordsIn } from "../../../schema/search/words.ts";

const folded = (text: string) => wordsIn(text).map((word) => word.folded);

describe("words", () => {
  test("lose case, accents and ligatures, whichever way these are written", () => {
    expect(folded("Rédaction ŒUVRE e\u0301te\u0301 Straße")).toEqual([
      "redaction",
      "oeuvre",
      "ete",
      "strasse",
    ]);
  });

  test("lose the vowel signs of Arabic, its tatweel, and what hands write in more than one way", () => {
    expect(folded("مُحَمَّد كـــتاب إلى أسئلة کتابی")).toEqual(["محمد", "كتاب", "الي", "اسيله", "كتابي"]);
  });

  test("lose elided articles and the possessive, with either apostrophe", () => {
    expect(folded("l’API, d'abord, qu’elle, jusqu’ici; the writer’s reader's")).toEqual([
      "api",
      "abord",
      "elle",
      "ici",
      "the",
      "writer",
      "reader",
    ]);
  });

  test("end at any other sign, and know where they stand", () => {
    expect(folded("docs-as-code api_key v2.0")).toEqual(["docs", "as", "code", "api", "key", "v2", "0"]);
    const [, word] = wordsIn("a l’API");
    expect("a l’API".slice(word?.start, word?.end)).toBe("API");
  });

  test("of an index are told once, without hashes and encoded data", () => {
    expect(distinctWords("One one ONE two 25b6c5dabe2f base64")).toEqual(["one", "two", "base64"]);
  });
});

test("forms of a word share a stem; an unknown language keeps them apart", () => {
  const [english, french, other] = ["en-GB", "fr-FR", "xx"].map(languageOf);
  expect(english?.stem("translations")).toBe(english?.stem("translation"));
  expect(french?.stem("redactions")).toBe(french?.stem("redaction"));
  expect(other?.stem("translations")).toBe("translations");
  expect([english?.isCommon("the"), french?.isCommon("les"), other?.isCommon("the")]).toEqual([
    true,
    true,
    false,
  ]);
});

test("a word of Arabic is found with and without its article, in the plural and in the feminine", () => {
  const { stem, isCommon } = languageOf("ar-EG");
  for (const form of ["الصفحة", "والصفحة", "بالصفحة", "للصفحة", "صفحات", "الصفحات"])
    expect(stem(form), form).toBe(stem("صفحة"));
  expect([isCommon("إلى"), isCommon("كتاب")]).toEqual([true, false]);
});

test("lists are read back as they were written", () => {
  for (const sections of [[], [0], [0, 1, 2], [5, 36, 37, 5000, 1_000_000]])
    expect(decodeSections(encodeSections(sections))).toEqual(sections);
  const long = "a".repeat(40);
  for (const terms of [[], ["a"], ["guide", "guideline", "guides", "hand"], [long, `${long}b`, `${long}bé`]])
    expect(decodeTerms(encodeTerms(terms))).toEqual(terms);
});

test("the id of a heading is left out where its text gives it", () => {
  expect(usualId("What it asks of those who do not code")).toBe("what-it-asks-of-those-who-do-not-code");
});
