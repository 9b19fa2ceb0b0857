/** The words that a visitor types → the query of the index: stems, beginnings of words, synonyms, and near misses if nothing fits. */
import type { Synonyms } from "../synonyms.ts";
import type { Meaning, Query } from "./scores.ts";
import type { Language } from "./search-languages.ts";
import type { TermIndex } from "./term-index.ts";
import { fold, isUnspaced, type Word, wordsIn, writtenTerm } from "./words.ts";

/**
 * Number of letters that may be dropped from a beginning that no word has: as many as a partly typed word has beyond its
 * stem.
 */
const mostLettersOff = 4;
const fewestLetters = 4;
/** Number of letters from which a beginning is looked for in texts. */
const fewestOfBeginning = 3;

/** Weights of words that begin so, and of words that are like the typed one; the word itself has 1. */
const weightOfBeginning = 0.5;
const weightOfLikeness = 0.3;
/** Share of its letters in which a word may differ. */
const mostDifferent = 0.25;

/** A word that was typed counts more than those that mean the same. */
const factorOfSynonyms = 0.7;

export type Asking = { index: TermIndex; language: Language; synonyms: readonly Synonym[] };

/** One query per word, and one for words that have synonyms together, or that others write as one. */
export function queriesOf(text: string, { index, language, synonyms }: Asking): Query[] {
  // The last word may not be whole.
  const isTyping = /[\p{L}\p{N}]$/u.test(text);
  const wanted = tellingWords(wordsIn(text), language);
  const queries: Query[] = [];
  const made = new Map<string, Query>();
  const queryOf = (word: Word): Query => {
    const isPart = isTyping && word.end === wanted.at(-1)?.end;
    const query = (isPart ? undefined : made.get(word.lower)) ?? wordQuery(word, isPart, index, language);
    if (!isPart) made.set(word.lower, query);
    return query;
  };
  for (let at = 0; at < wanted.length; ) {
    const synonym = synonyms.find(({ stems }) =>
      stems.every((stem, place) => {
        const word = wanted[at + place];
        return word !== undefined && language.stemsOfTyped(word.lower).includes(stem);
      }),
    );
    const compound = synonym ? undefined : compoundAt(wanted, at, text, index, language);
    const own = wanted.slice(at, at + (synonym?.stems.length ?? compound?.count ?? 1));
    at += own.length;
    const all = own.map(queryOf);
    if (compound) queries.push(anyOf([allOf(all), queryOf(compound.word)]));
    const others = synonym?.meanings.map((meaning) => ({
      ...allOf(meaning.map((word) => wordQuery(word, false, index, language))),
      factor: factorOfSynonyms,
    }));
    if (!compound) queries.push(...(others ? [anyOf([allOf(all), ...others])] : all));
  }
  return queries;
}

/** Words that a sign joins, such as `UTF-8` and `Node.js`, where pages have them as one word, too: `utf8`, `nodejs`. */
function compoundAt(
  words: readonly Word[],
  at: number,
  text: string,
  index: TermIndex,
  language: Language,
): { count: number; word: Word } | undefined {
  let end = at + 1;
  const isJoined = (place: number) =>
    /^[-‐‑._/]$/.test(text.slice(words[place - 1]?.end, words[place]?.start ?? 0));
  while (end < words.length && isJoined(end)) end++;
  const parts = words.slice(at, end);
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last || parts.length < 2) return undefined;
  const lower = parts.map((word) => word.lower).join("");
  const folded = parts.map((word) => word.folded).join("");
  const isKnown = [writtenTerm(folded), language.stem(lower)].some(index.hasPrefix);
  return isKnown
    ? { count: parts.length, word: { start: first.start, end: last.end, lower, folded } }
    : undefined;
}

/** Two words of pages that make the word together: `utf8` is `UTF-8` elsewhere. A number is not two of them. */
function partsOf(lower: string, index: TermIndex, language: Language): Query[] {
  return [...lower].slice(1).flatMap((_, place): Query[] => {
    const parts = [lower.slice(0, place + 1), lower.slice(place + 1)];
    if (parts.every((part, second) => (second ? /^\p{N}/u : /\p{N}$/u).test(part))) return [];
    const known = parts.map((part) =>
      [writtenTerm(fold(part)), language.stem(part)].flatMap((text) => wholeWord(text, index)),
    );
    return known.every((meanings) => meanings.length > 0) ? [allOf(known.map(wordOf))] : [];
  });
}

function tellingWords(words: readonly Word[], language: Language): readonly Word[] {
  const telling = words.filter(({ lower }) => !language.isCommon(lower));
  return telling.length > 0 ? telling : words;
}

export type Synonym = {
  /** The stems of the words that a visitor types. */
  stems: string[];
  /** The words of pages, one or several for each. */
  meanings: (readonly Word[])[];
};

/** The longest first: “search engine” is not “search”. */
export function synonymsOf(synonyms: Synonyms, language: Language): Synonym[] {
  return Object.entries(synonyms)
    .map(([typed, others]) => ({
      stems: tellingWords(wordsIn(typed), language).map(({ lower }) => language.stem(lower)),
      meanings: others.map((other) => tellingWords(wordsIn(other), language)),
    }))
    .filter(({ stems }) => stems.length > 0)
    .sort((a, b) => b.stems.length - a.stems.length);
}

function wordQuery({ lower, folded }: Word, isTyping: boolean, index: TermIndex, language: Language): Query {
  if (isUnspaced(folded)) return unspacedQuery(folded, index);
  const stems = language.stemsOfTyped(lower);
  const written = writtenTerm(folded);
  const isShort = folded.length < fewestOfBeginning && !isTyping;
  const whole = (text: string) => wordOf(wholeWord(text, index));
  const beginning = (text: string) => wordOf(beginnings(text, index));
  const word = isShort ? whole : beginning;
  const isKnown = (form: string) => index.get(form) !== undefined || (!isShort && index.hasPrefix(form));
  const parts = [written, ...stems].some(isKnown) ? [] : partsOf(lower, index, language);
  // 404 is not a misspelling of 405.
  if (/\p{N}/u.test(lower)) return anyOf([...[written, ...stems].map(word), ...parts]);
  // Nearly every text has words that begin so: titles tell more, and searching them all would make a slow phone wait.
  const isBeginning = isTyping && folded.length < fewestOfBeginning && index.hasPrefix(written);
  if (isBeginning) return anyOf([beginning(written), ...stems.map(whole)]);
  const known = stems.filter(isKnown);
  if (known.length > 0) return anyOf([written, ...known].map(word));
  // The beginning of a word can go beyond the stem: “reutilisat”.
  const start = shortened(language.stem(lower), index);
  if (start !== undefined) return anyOf([...[written, start].map(beginning), ...parts]);
  if (isKnown(written)) return word(written);
  return anyOf([...[written, ...stems].map((text) => wordOf(nearMisses(text, index))), ...parts]);
}

/**
 * A word of a script without spaces: words of the index that have it in them, or two that make it together. Dictionaries divide
 * one text in different ways, so where there are neither, all of its characters are wanted.
 */
function unspacedQuery(folded: string, index: TermIndex): Query {
  const characters = [...folded];
  const own = new Set([folded, writtenTerm(folded)]);
  const having = (part: string): Query =>
    wordOf(
      index
        .filter((text) => text.includes(part))
        .map((term) => ({ term, weight: own.has(term.text) ? 1 : weightOfBeginning })),
    );
  const halves = characters
    .slice(1)
    .map((_, place) => [characters.slice(0, place + 1).join(""), characters.slice(place + 1).join("")])
    .filter((both) => both.every((half) => index.get(half) !== undefined));
  const whole = having(folded);
  const ways = [
    ...(whole.type === "word" && whole.meanings.length > 0 ? [whole] : []),
    ...halves.map((both) => allOf(both.map(having))),
  ];
  if (ways.length > 0) return anyOf(ways);
  return characters.length > 1 ? allOf(characters.map(having)) : whole;
}

function wordOf(meanings: readonly Meaning[]): Query {
  return { type: "word", meanings };
}

function allOf(of: readonly Query[]): Query & { type: "all" } {
  return { type: "all", of };
}

function anyOf(of: readonly Query[]): Query {
  return { type: "any", of };
}

function wholeWord(text: string, index: TermIndex): Meaning[] {
  const term = index.get(text);
  return term ? [{ term, weight: 1 }] : [];
}

/** The more letters a word has beyond its beginning, the less it counts. */
function beginnings(start: string, index: TermIndex): Meaning[] {
  return index.startingWith(start).map((term) => {
    const { length } = term.text;
    const more = length - start.length;
    return { term, weight: more === 0 ? 1 : (weightOfBeginning * length) / (length + 0.3 * more) };
  });
}

/** The word, and those that differ from it in a few letters. A code is not a misspelling of a word. */
function nearMisses(typed: string, index: TermIndex): Meaning[] {
  const most = Math.round(mostDifferent * typed.length);
  return index
    .filter((text) => Math.abs(text.length - typed.length) <= most && !/\p{N}/u.test(text))
    .map((term) => ({ term, different: distance(term.text, typed) }))
    .filter(({ different }) => different <= most)
    .map(({ term, different }) => ({
      term,
      weight: different === 0 ? 1 : (weightOfLikeness * term.text.length) / (term.text.length + different),
    }));
}

/** Letters to insert, remove or replace until the texts are equal (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let at = 0; at < from.length; at++) {
    const next = [at + 1];
    for (let place = 0; place < to.length; place++) {
      const replaced = (row[place] ?? 0) + Number(from[at] !== to[place]);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The longest beginning of the word that words of the index have, if it lacks only a few letters. */
function shortened(word: string, index: TermIndex): string | undefined {
  for (let off = 1; off <= mostLettersOff && word.length - off >= fewestLetters; off++) {
    const start = word.slice(0, -off);
    if (index.hasPrefix(start)) return start;
  }
  return undefined;
}
