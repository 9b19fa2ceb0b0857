/** Direction of texts: of a locale, and of a text in another language than the locale's. */
import type { Manifest } from "./manifest.ts";

export type Direction = "ltr" | "rtl";

type Languages = Pick<Manifest, "locale" | "locales">;

/** Direction of the pages of the manifest's locale. */
export function directionOf({ locale, locales }: Languages): Direction {
  return locales.find(({ id }) => id === locale)?.direction ?? "ltr";
}

export type LanguageAttributes = { lang?: string | undefined; dir?: Direction | undefined };

/** `lang`, and `dir` where the language is not written in the direction of the page around it. Undefined is the page's language. */
export function languageAttributes(manifest: Languages, lang: string | undefined): LanguageAttributes {
  if (lang === undefined) return {};
  const direction = manifest.locales.find(({ tag }) => tag === lang)?.direction ?? "ltr";
  return direction === directionOf(manifest) ? { lang } : { lang, dir: direction };
}
