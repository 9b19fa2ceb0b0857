/** Texts that a writer gives in configuration: one for all locales, or one per locale. */
import * as z from "zod";
import { LinkAddress } from "./address.ts";
import { ownValue } from "./own-value.ts";

/** BCP 47 as far as sites need it: a language, then parts such as script and region. */
export const languageTag = /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/;

/** A locale's id as it is in folder names and `locales:` (`en`, `fr`, `pt-BR`). */
export const LocaleId = z.string().regex(languageTag, "expected a locale id such as en, fr or pt-BR");

/** A language with its region or script where they matter (`en`, `fr-CA`). */
export const LanguageTag = z.string().regex(languageTag, "expected a language tag such as en-GB");

/** A text: plain (the same in every locale) or a map per locale, `{ en: …, fr: … }`. */
export const LocalizedText = z.union([z.string(), z.record(LocaleId, z.string())]);
export type LocalizedText = z.infer<typeof LocalizedText>;

/** A link that site.yml names: one for all locales, or a map per locale, `{ en: …, fr: … }`. */
export const LocalizedLink = z
  .union([LinkAddress, z.record(LocaleId, LinkAddress)])
  .describe(
    "A route of this site in the first language (`/contact`), or an absolute URL. In other languages, the route leads to the translation. Or one for each language: `{ en: …, fr: … }`.",
  );

/** The text for `locale`, or undefined where a map has none for it. */
export function textFor(text: LocalizedText, locale: string): string | undefined {
  return typeof text === "string" ? text : ownValue(text, locale);
}
