/** Name of a language as an author writes it → its id. */
import { LocaleId } from "../../../schema/text.ts";

/** `pt-br` → `pt-BR`, `zh-hans` → `zh-Hans`; undefined for what is no id. */
export function localeIdOf(written: string): string | undefined {
  if (!LocaleId.safeParse(written).success) return undefined;
  try {
    return Intl.getCanonicalLocales(written)[0];
  } catch {
    return undefined;
  }
}

/** True: somebody speaks it. `xx` is the form of an id, and no language. */
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
