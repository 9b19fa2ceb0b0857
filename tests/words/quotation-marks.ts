/** Quotation marks of the languages that come with the tool. */

/** Marks around a quotation by language, as the pattern of its start and of its end. */
export const quotation: Record<string, string> = {
  ar: "«»",
  de: "„“",
  en: "“”",
  es: "«»",
  fr: "«»",
  he: "””",
  it: "“”",
  ja: "「」",
  ko: "“”",
  nl: "‘’",
  pl: "„”",
  "pt-BR": "“”",
  ru: "«»",
  tr: "“”",
  uk: "«»",
  "zh-Hans": "“”",
  "zh-Hant": "「」",
};
