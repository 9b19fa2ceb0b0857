/** Interface texts of a locale that are still English, as `twsite locale add` writes them: their keys in strings.yml. */
import en from "../../../schema/strings/en.json" with { type: "json" };
import fr from "../../../schema/strings/fr.json" with { type: "json" };
import type { Strings } from "../../../schema/strings.ts";

/** Languages whose texts come with the tool. */
const shipped = ["en", "fr"];

/** `strings` are all texts of the locale. */
export function untranslatedTexts(locale: string, strings: Strings): string[] {
  if (shipped.includes(locale.split("-")[0] ?? "")) return [];
  const english = leavesOf(en);
  const french = leavesOf(fr);
  return [...leavesOf(strings)].flatMap(([key, text]) => {
    // What is the same in two languages may be the same in a third: “Documentation”.
    const isInternational = english.get(key) === french.get(key) || !/\p{L}/u.test(withoutNames(text));
    return text === english.get(key) && !isInternational ? [key] : [];
  });
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
