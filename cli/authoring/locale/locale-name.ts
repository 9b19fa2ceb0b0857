/** Name of a language as an author writes it → its id. */
import { LocaleId } from "../../../schema/text.ts";

/** Corrects the case of a locale id: `pt-br` → `pt-BR`, `zh-hans` → `zh-Hans`. Returns undefined if the text is not a locale id. */
export function localeIdOf(written: string): string | undefined {
  if (!LocaleId.safeParse(written).success) return undefined;
  try {
    return Intl.getCanonicalLocales(written)[0];
  } catch {
    return undefined;
  }
}

/** True: the id names a known language. `xx` has the form of an id, but names no language. */
export function isLanguage(id: string): boolean {
  return new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }).of(id) !== undefined;
}

/** The id that was probably meant: `en_GB` → `en-GB`, `german` and `Deutsch` → `de`. */
export function meantLocale(written: string): string | undefined {
  const dashed = localeIdOf(written.replaceAll("_", "-"));
  if (dashed !== undefined && isLanguage(dashed)) return dashed;
  const name = written.toLowerCase();
  return twoLetters().find((id) =>
    ["en", id].some((language) => nameIn(language, id)?.toLowerCase() === name),
  );
}

function nameIn(language: string, id: string): string | undefined {
  return new Intl.DisplayNames([language], { type: "language", fallback: "none" }).of(id);
}

function twoLetters(): string[] {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  return letters.flatMap((one) => letters.map((other) => one + other)).filter(isLanguage);
}
