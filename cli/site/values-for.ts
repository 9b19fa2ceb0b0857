/** The texts that pages of a language quote by name: its own, else the source language's. */
import type { SiteConfig } from "../../schema/site.ts";
import { textFor } from "../../schema/text.ts";

/** Nothing for a site without values, so that pages are read without looking for them. */
export function valuesFor(
  locale: string,
  { values, locales }: Pick<SiteConfig, "values" | "locales">,
): { values?: Record<string, string> } {
  const source = locales[0]?.id ?? locale;
  const texts = Object.entries(values).map(([name, text]): [string, string] => [
    name,
    textFor(text, locale) ?? textFor(text, source) ?? "",
  ]);
  return texts.length > 0 ? { values: Object.fromEntries(texts) } : {};
}
