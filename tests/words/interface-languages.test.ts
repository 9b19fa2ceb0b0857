/** The interface texts that come with the tool: complete in each language, and set as that language is. */
import { describe, expect, test } from "vitest";
import { shippedFor, shippedStrings } from "../../cli/source/shipped-strings.ts";
import en from "../../schema/strings/en.json" with { type: "json" };
import { type Plural, Strings } from "../../schema/strings.ts";
import { quotation } from "./quotation-marks.ts";

type Texts = Record<string, Record<string, string | Plural>>;

const languages = [...shippedStrings].map(([language, strings]): [string, Texts] => [language, strings]);

test("they are those that visitors read most", () => {
  expect([...shippedStrings.keys()]).toEqual(Object.keys(quotation));
});

describe.each(languages)("%s", (language, strings) => {
  const leaves = textsOf(strings);

  test("has each text, with everything that is filled into it", () => {
    expect(Strings.safeParse(strings).error).toBeUndefined();
    for (const [group, texts] of Object.entries(en as Texts))
      for (const [key, text] of Object.entries(texts)) {
        const own = strings[group]?.[key];
        const others = (value: string | Plural | undefined) =>
          filledIn(typeof value === "object" ? value.other : value);
        expect({ key, filledIn: others(own) }).toEqual({ key, filledIn: others(text) });
      }
  });

  test("has a text for each plural form, with the number where the form is for several", () => {
    const rules = new Intl.PluralRules(language);
    for (const [key, text] of Object.values(strings).flatMap((texts) => Object.entries(texts))) {
      if (typeof text === "string") continue;
      for (const form of rules.resolvedOptions().pluralCategories) {
        const numbers = Array.from({ length: 200 }, (_, number) => number).filter(
          (number) => rules.select(number) === form,
        );
        const shows = text[form]?.includes("{count}") ?? false;
        expect({ key, form, text: text[form] }).toEqual({ key, form, text: expect.any(String) });
        if (numbers.length !== 1) expect({ key, form, shows }).toEqual({ key, form, shows: true });
      }
    }
  });

  test("shares words with English, but no sentence", () => {
    const english = textsOf(en).filter((text) => /[.?]$/u.test(text));
    if (language !== "en") expect(leaves.filter((text) => english.includes(text))).toEqual([]);
  });

  test("has its own quotation marks, in pairs, and no straight ones", () => {
    const marks = quotation[language] ?? "";
    const [open = "", close = ""] = marks;
    for (const text of leaves) {
      const used =
        text
          .replace(/(?<=\p{L})’(?=[\p{L}{])|(?<=o)’s\b|(?<=pagina)’s/giu, "")
          .match(/["'„“”‘’«»「」『』]/gu) ?? [];
      expect({ text, used }).toEqual({ text, used: used.map((_, index) => (index % 2 ? close : open)) });
      expect(used.length % 2).toBe(0);
    }
  });

  test("has an ellipsis as one sign, one space between words, and no hyphen as a dash", () => {
    expect(leaves.filter((text) => /\.\.\.| {2}|^\s|\s$|\s-\s/u.test(text))).toEqual([]);
  });

  test("has the punctuation of its script", () => {
    const isChinese = /^(zh|ja)/.test(language);
    const wrong = isChinese
      ? // Between two characters of the script, or at the end, a sign is as wide as they are.
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,.:;!?()]|[,.:;!?]$/u
      : language === "ar"
        ? /[,;?]/u
        : /[，。：；！？（）、]/u;
    expect(leaves.filter((text) => wrong.test(text))).toEqual([]);
  });
});

test.each([
  ["de-AT", "de"],
  ["es-MX", "es"],
  ["en-GB", "en"],
  ["pt-PT", "pt-BR"],
  ["pt", "pt-BR"],
  ["zh", "zh-Hans"],
  ["zh-CN", "zh-Hans"],
  ["zh-SG", "zh-Hans"],
  ["zh-TW", "zh-Hant"],
  ["zh-HK", "zh-Hant"],
  ["zh-Hant-HK", "zh-Hant"],
  ["iw", "he"],
  ["ar-EG", "ar"],
  ["sv", undefined],
  // Another script than that of the texts.
  ["uk-Latn", "uk"],
  ["xx-123", undefined],
])("%s has the texts of %s", (tag, language) => {
  expect(shippedFor(tag)?.language).toBe(language);
  expect(shippedFor(tag)?.isExact).toBe(language && !["pt-PT", "uk-Latn"].includes(tag));
});

function textsOf(texts: object): string[] {
  return Object.values(texts).flatMap((text) => (typeof text === "string" ? [text] : textsOf(text)));
}

/** Names in braces, each once. */
function filledIn(text = ""): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}
