/** What search knows of a language: words that say nothing of a text, and the stem that the forms of a word share. */
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as french } from "@orama/stemmers/french";

export type Language = {
  /** Takes and gives folded text; equal for the forms of one word, plurals for instance. */
  stem(word: string): string;
  /** True: the word is in most texts, and is not looked for beside others. */
  isCommon(word: string): boolean;
};

const known: Record<string, { stemmer: (word: string) => string; common: string }> = {
  en: {
    stemmer: english,
    common:
      "a about all also an and any are as at be been but by can do does for from had has have he her his how i if in " +
      "into is it its more most no not of on or our she so some such than that the their them then there these they " +
      "this those to us was we were what when where which who will with would you your",
  },
  fr: {
    stemmer: french,
    common:
      "a ai au aussi aux avec avoir c ce ces cet cette chez comme d dans de des donc du elle elles en est et etre eux " +
      "il ils j je l la le les leur leurs lui ma mais me meme mes moi mon n ne ni nos notre nous on ont ou par pas plus " +
      "pour qu que quel quelle qui s sa sans se ses si son sont sous sur ta te tes toi ton tous tout toute toutes tu " +
      "un une vos votre vous y",
  },
};

/** By language tag. A language that is not known here has no common words, and each form is a word of its own. */
export function languageOf(tag: string): Language {
  const own = known[tag.split("-")[0]?.toLowerCase() ?? ""];
  if (!own) return { stem: (word) => word, isCommon: () => false };
  const common = new Set(own.common.split(" "));
  const stems = new Map<string, string>();
  return {
    stem(word) {
      const found = stems.get(word);
      if (found !== undefined) return found;
      // A number has no forms.
      const stem = /\d/.test(word) ? word : own.stemmer(word);
      stems.set(word, stem);
      return stem;
    },
    isCommon: (word) => common.has(word),
  };
}
