/** Sentences with too many words, and headings with capitals inside. */
import { hidden, type RunningText, type StyleFinding, type StyleRule } from "./running-text.ts";

/** Scripts without spaces between words need a dictionary. */
const withoutSpaces = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Mymr}\p{sc=Khmr}]/u;

export function shortSentences(most: number, language: string): StyleRule {
  const sentences = new Intl.Segmenter(language, { granularity: "sentence" });
  const words = new Intl.Segmenter(language, { granularity: "word" });
  const count = (text: string) =>
    withoutSpaces.test(text)
      ? [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length
      : text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return {
    check({ text, kind }) {
      if (kind !== "prose") return [];
      // The end of a line is not that of a sentence, and code may be the start of one.
      const line = text.replaceAll(/[\n\u2028]/g, " ").replaceAll(/[\uFFFC\uE000]/g, "X");
      if (count(line) <= most) return [];
      return [...sentences.segment(line)].flatMap(({ segment, index }): StyleFinding | StyleFinding[] => {
        const found = segment.length > most ? count(segment) : 0;
        if (found <= most) return [];
        return {
          kind: `sentence ${segment}`,
          start: index,
          end: index + segment.length,
          message: `this sentence has ${found} words`,
          expected: `at most ${most}`,
        };
      });
    },
  };
}

/** A word with a capital at its start alone; acronyms and names with capitals inside are left as they are. */
const capitalised = /(?<![\p{L}\p{M}\p{N}_-]|\p{Lu}['’])\p{Lu}\p{M}*[\p{Ll}\p{M}]+(?![\p{L}\p{M}\p{N}_])/gu;
/** Before it, nothing has been said yet, or a sentence has ended. */
const atStart = /^[^\p{L}\uFFFC]*$|[.:!?…—–(“"«‘/|•]\s*$/u;
/** Languages in which every noun has a capital. */
const withCapitals = /^(?:de|lb|nds|gsw|bar|ksh|pdc|frr)\b/i;

/** `written` are words of the site whose capitals are right. Undefined for languages in which nouns have capitals. */
export function sentenceCase(language: string, written: readonly string[]): StyleRule | undefined {
  if (withCapitals.test(language)) return undefined;
  const listed = written.flatMap(capitalisedIn);
  let known: ReadonlySet<string> | undefined;
  return {
    check({ text, kind }, all) {
      if (kind !== "heading") return [];
      const words = [...text.matchAll(capitalised)].filter(
        ({ index }) => !atStart.test(text.slice(0, index)),
      );
      if (words.length === 0) return [];
      known ??= new Set([...listed, ...namesOf(language)]);
      const names = known;
      const others = words.filter(([word]) => !names.has(word.normalize("NFC")));
      const found = others.filter(([word]) => !isName(word, all));
      const [first] = found;
      if (!first) return [];
      const quoted = [...new Set(found.map(([word]) => `“${word}”`))];
      return [
        {
          kind: `capitals ${text}`,
          start: first.index,
          end: first.index + first[0].length,
          message: `${quoted.join(", ")} ${quoted.length > 1 ? "have" : "has"} a capital inside of this heading`,
          expected: "small letters; or the name in “names” of terms.yml",
        },
      ];
    },
  };
}

function capitalisedIn(text: string): string[] {
  return [...text.normalize("NFC").matchAll(capitalised)].map(([word]) => word);
}

/** A word that has its capital in the middle of a sentence as well is a name. */
function isName(word: string, texts: readonly RunningText[]): boolean {
  const inside = new RegExp(
    `[\\p{L}\\p{N},;)’'${hidden}]['’]?[\\s(]*(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`,
    "u",
  );
  return texts.some(({ text, kind }) => kind !== "heading" && text.includes(word) && inside.test(text));
}

/** Months, days, languages and countries, in the language’s own spelling: some languages write them with capitals. */
function namesOf(language: string): string[] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const languages = new Intl.DisplayNames(language, { type: "language", fallback: "none" });
  const regions = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const month = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const day = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  return [
    ...codes.flatMap((code) => [languages.of(code.toLowerCase()) ?? "", regions.of(code) ?? ""]),
    ...Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2024, index, 1))),
    ...Array.from({ length: 7 }, (_, index) => day.format(Date.UTC(2024, 0, index + 1))),
  ].flatMap(capitalisedIn);
}
