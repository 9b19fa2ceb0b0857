/** Texts that a writer gives in configuration: one for all locales, or one per locale. */
import * as z from "zod";

/** A locale's id as it stands in folder names and `locales:` (`en`, `fr`, `pt-BR`). */
export const LocaleId = z
  .string()
  .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/, "expected a locale id such as en, fr or pt-BR");

/** A text: plain (the same in every locale) or a map per locale, `{ en: …, fr: … }`. */
export const LocalizedText = z.union([z.string(), z.record(LocaleId, z.string())]);
export type LocalizedText = z.infer<typeof LocalizedText>;

/** The text for `locale`, or undefined where a map has none for it. */
export function textFor(text: LocalizedText, locale: string): string | undefined {
  return typeof text === "string" ? text : text[locale];
}
