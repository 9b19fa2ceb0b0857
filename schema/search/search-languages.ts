/** Languages of search: words that say nothing of a text, and the stem that the forms of a word share. */
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as french } from "@orama/stemmers/french";
import { madeOnce } from "../made-once.ts";
import { fold, isEmoji } from "./words.ts";

export type Language = {
  /** Takes a word in small letters, gives folded text; equal for the forms of one word, plurals for instance. */
  stem(word: string): string;
  /** The stems of what a word may stand for that was typed without accents; that of the word as it is comes first. */
  stemsOfTyped(word: string): string[];
  /** True: the word is in most texts, or is an emoji, and is not looked for beside others. */
  isCommon(word: string): boolean;
};

type Rules = {
  stemmer: (word: string) => string;
  /** Words that may be meant by a word without accents, if an accent decides which ending it has. */
  accented?: (word: string) => string[];
  common: string;
};

/** Languages without a stemmer here, in whose words two letters can be typed for one: `fuer` for für, `aa` for å. */
const withDigraphs = (pairs: RegExp): Rules => ({
  stemmer: fold,
  accented: (word) => [word.replaceAll(pairs, "$1")],
  common: "",
});
const norwegian = withDigraphs(/(o)e|(?<=a)a/g);

/** “The”, with “and”, “in”, “like” or “to” before it, where a word is left. */
const arabicArticle = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=.{3})/;
/** Endings of plurals and of the feminine, folded. */
const arabicEnding = /(?<=.{3})(?:ات|ون|ين|ان|ه)$/;

const known: ReadonlyMap<string, Rules> = new Map([
  [
    "ar",
    {
      stemmer: (word) => fold(word).replace(arabicArticle, "").replace(arabicEnding, ""),
      common:
        "في من علي الي عن ان هذا هذه ذلك تلك التي الذي الذين ما لا لم لن قد كان كانت كل هو هي هم او ثم مع بين عند كما بعد " +
        "قبل حتي اذا غير اي ايضا به بها له لها فيه فيها منه منها عليه عليها و",
    },
  ],
  ["da", norwegian],
  ["de", withDigraphs(/([aou])e/g)],
  [
    "en",
    {
      stemmer: (word) => english(fold(word)),
      common:
        "a about all also an and any are as at be been but by can do does for from had has have he her his how i if in " +
        "into is it its more most no not of on or our she so some such than that the their them then there these they " +
        "this those to us was we were what when where which who will with would you your",
    },
  ],
  [
    "fr",
    {
      stemmer: (word) => fold(french(word)),
      accented: (word) => [
        word.replace(/e(s?)$/, "é$1"),
        word.replace(/ee(s?)$/, "ée$1"),
        word.replace(/ere(s?)$/, "ère$1"),
      ],
      common:
        "a ai au aussi aux avec avoir c ce ces cet cette chez comme d dans de des donc du elle elles en est et etre eux " +
        "il ils j je l la le les leur leurs lui ma mais me meme mes moi mon n ne ni nos notre nous on ont ou par pas plus " +
        "pour qu que quel quelle qui s sa sans se ses si son sont sous sur ta te tes toi ton tous tout toute toutes tu " +
        "un une vos votre vous y",
    },
  ],
  ["nb", norwegian],
  ["nn", norwegian],
  ["no", norwegian],
]);

/** Language by its tag. A language that is not known here has no common words, and each form is a word of its own. */
export function languageOf(tag: string): Language {
  const own = known.get(tag.split("-")[0]?.toLowerCase() ?? "");
  if (!own) return { stem: fold, stemsOfTyped: (word) => [fold(word)], isCommon: isEmoji };
  const common = new Set(own.common.split(" "));
  // An index asks for the same words in every section. A number has no forms, nor has a name such as `Node.js`.
  const stem = madeOnce((word) => (/[\d~]/.test(word) ? fold(word) : own.stemmer(word)));
  return {
    stem,
    stemsOfTyped(word) {
      const meant = word === fold(word) ? (own.accented?.(word) ?? []) : [];
      return [...new Set([word, ...meant].map(stem))];
    },
    isCommon: madeOnce((word) => common.has(fold(word)) || isEmoji(word)),
  };
}
