/** Signs as a typesetter would set them, in French and in English. */
import { describe, expect, test } from "vitest";
import { notFoundText } from "../../reader/missing-reader.ts";
import en from "../../schema/strings/en.json" with { type: "json" };
import fr from "../../schema/strings/fr.json" with { type: "json" };
import type { Locale } from "./pages.ts";
import { CODE, type Passage, passagesOf } from "./prose.ts";

type Rule = { name: string; pattern: RegExp };

const french: Rule[] = [
  { name: "a narrow no-break space stands before ; ! and ?", pattern: /[^\u202F?!([][;?!]/u },
  { name: "a no-break space stands before a colon", pattern: /[^\u00A0]:(?=\s|$)/u },
  { name: "a no-break space stands inside « »", pattern: /«(?!\u00A0)|(?<!\u00A0)»/u },
  { name: "a no-break space stands before % and €", pattern: /(\d| )[%€]/u },
  { name: "n° holds its number", pattern: /\bn°(?!\u00A0)/u },
];

const both: Rule[] = [
  { name: "apostrophes and quotation marks are not straight", pattern: /['"]/u },
  { name: "an ellipsis is one sign", pattern: /\.\.\./u },
  { name: "there is one space between words", pattern: / {2}/u },
  { name: "a dash between spaces is no hyphen", pattern: /\s-\s/u },
];

const english: Rule[] = [
  { name: "no space stands before a sign of punctuation", pattern: /\s[;:!?,](\s|$)/u },
  { name: "quotation marks are English", pattern: /[«»]/u },
];

describe.each([
  ["en", [...both, ...english]],
  ["fr", [...both, ...french]],
] as const)("%s", (locale, rules) => {
  const passages = [...passagesOf(locale), ...interfaceTexts(locale)];

  test.each(rules)("$name", ({ pattern }) => {
    expect(passages.flatMap((passage) => around(passage, pattern))).toEqual([]);
  });
});

function around({ file, text }: Passage, pattern: RegExp): string[] {
  const at = text.search(pattern);
  return at === -1 ? [] : [`${file}: ${text.slice(Math.max(0, at - 30), at + 20).replaceAll(CODE, "`…`")}`];
}

/** What the reader says of itself: the interface's texts, and those in the bundle. */
function interfaceTexts(locale: Locale): Passage[] {
  return [
    ...leaves({ en, fr }[locale]).map((text) => ({ file: `${locale}.json`, text })),
    { file: "missing-reader.ts", text: notFoundText(locale, CODE) },
  ];
}

function leaves(texts: object): string[] {
  return Object.values(texts).flatMap((text) => (typeof text === "string" ? [text] : leaves(text)));
}
