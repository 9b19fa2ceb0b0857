/** Interface texts that come with the tool: a language tag → the texts of the nearest language that has some. */
import ar from "../../schema/strings/ar.json" with { type: "json" };
import de from "../../schema/strings/de.json" with { type: "json" };
import en from "../../schema/strings/en.json" with { type: "json" };
import es from "../../schema/strings/es.json" with { type: "json" };
import fr from "../../schema/strings/fr.json" with { type: "json" };
import he from "../../schema/strings/he.json" with { type: "json" };
import it from "../../schema/strings/it.json" with { type: "json" };
import ja from "../../schema/strings/ja.json" with { type: "json" };
import ko from "../../schema/strings/ko.json" with { type: "json" };
import nl from "../../schema/strings/nl.json" with { type: "json" };
import pl from "../../schema/strings/pl.json" with { type: "json" };
import ptBR from "../../schema/strings/pt-BR.json" with { type: "json" };
import ru from "../../schema/strings/ru.json" with { type: "json" };
import tr from "../../schema/strings/tr.json" with { type: "json" };
import uk from "../../schema/strings/uk.json" with { type: "json" };
import zhHans from "../../schema/strings/zh-Hans.json" with { type: "json" };
import zhHant from "../../schema/strings/zh-Hant.json" with { type: "json" };
import type { Strings } from "../../schema/strings.ts";

/** Texts by language: with its script or region only if that matters. */
export const shippedStrings: ReadonlyMap<string, Strings> = new Map<string, Strings>([
  ["ar", ar],
  ["de", de],
  ["en", en],
  ["es", es],
  ["fr", fr],
  ["he", he],
  ["it", it],
  ["ja", ja],
  ["ko", ko],
  ["nl", nl],
  ["pl", pl],
  ["pt-BR", ptBR],
  ["ru", ru],
  ["tr", tr],
  ["uk", uk],
  ["zh-Hans", zhHans],
  ["zh-Hant", zhHant],
]);

type ShippedTexts = {
  /** Language of the texts, such as `pt-BR`. */
  language: string;
  strings: Strings;
  /** False: the texts are those of another region or script, such as Brazil for `pt-PT`. */
  isExact: boolean;
};

/** The texts in the same language, and if possible script: `zh-TW` → those of `zh-Hant`, `es-MX` → `es`. Undefined for a language without any. */
export function shippedFor(tag: string): ShippedTexts | undefined {
  const wanted = likely(tag);
  const [best] = [...shippedStrings]
    .flatMap(([language, strings]) => {
      const own = likely(language);
      if (wanted === undefined || own?.language !== wanted.language) return [];
      const isSameScript = own.script === wanted.script;
      const isSameRegion = !new Intl.Locale(language).region || own.region === wanted.region;
      return [{ language, strings, isSameScript, isExact: isSameScript && isSameRegion }];
    })
    .sort((a, b) => Number(b.isSameScript) - Number(a.isSameScript));
  return best && { language: best.language, strings: best.strings, isExact: best.isExact };
}

/** Language, script and region of a tag, with the likeliest for those that it leaves out; undefined for a tag that names no language. */
function likely(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/**
 * Texts of a language other than English that are still in English: their keys, joined by dots. A text that some language shares
 * with English may be right in any: “Details”.
 */
export function englishTexts(tag: string, texts: object): string[] {
  if (likely(tag)?.language === "en") return [];
  const english = leavesOf(en);
  const same = [...leavesOf(texts)].filter(
    ([key, text]) => text === english.get(key) && /\p{L}/u.test(withoutNames(text)),
  );
  if (same.length === 0) return [];
  const others = [...shippedStrings.values()].filter((strings) => strings !== en).map((own) => leavesOf(own));
  return same.flatMap(([key, text]) => (others.some((own) => own.get(key) === text) ? [] : [key]));
}

/** A text without what is filled into it. */
function withoutNames(text: string): string {
  return text.replace(/\{[^{}]*\}/g, "");
}

/** Texts by their keys, joined by dots. */
function leavesOf(value: unknown, key = ""): Map<string, string> {
  if (typeof value === "string") return new Map([[key, value]]);
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [
      ...leavesOf(inner, key === "" ? name : `${key}.${name}`),
    ]),
  );
}
