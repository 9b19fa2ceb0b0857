/** The terms that pages of a language explain: its own glossary, else the source language's. */
import { ownValue } from "../../schema/own-value.ts";
import type { LocaleGlossary } from "../markdown/includes/glossary.ts";
import type { Configuration } from "../source/configuration.ts";

/** Nothing where there is none, or none that can be used. */
export function glossaryFor(
  locale: string,
  { glossaries, site }: Pick<Configuration, "glossaries" | "site">,
): { glossary?: LocaleGlossary } {
  const { locales } = site.value;
  const placed = ownValue(glossaries, locale) ?? ownValue(glossaries, locales[0]?.id ?? locale);
  if (!placed?.value) return {};
  const { file, value, placeOf } = placed;
  const { compare } = new Intl.Collator(locales.find(({ id }) => id === locale)?.tag);
  const terms = Object.entries(value.terms)
    .map(([key, term]) => ({
      key,
      ...term,
      line: placeOf(["terms", key], true).line,
      textPlace: placeOf(["terms", key, "text"]),
    }))
    .sort((a, b) => compare(a.term, b.term));
  return { glossary: { file, page: value.page, terms } };
}
