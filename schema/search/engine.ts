/** The shards of an index → what finds places in the site for a query. MiniSearch ranks; words are ours on both sides. */

import MiniSearch, { type Query, type SearchResult } from "minisearch";
import type { SearchIndex, SearchShard } from "../search.ts";
import type { Synonyms } from "../synonyms.ts";
import { usualId } from "./heading-id.ts";
import { type Language, languageOf } from "./languages.ts";
import type { HitPlace, Match } from "./match.ts";
import { decodeSections, decodeTerms } from "./postings.ts";
import { createTitleReader, rank, type TitleReader } from "./ranking.ts";
import { isUnspaced, type Word, wordsIn, writtenTerm } from "./words.ts";

/** `title` is the page's, in its first section alone; `page` is the same, in all others. */
const fields = ["title", "page", "heading", "text"] as const;
type FieldName = (typeof fields)[number];

/** Number of times that each section has a word: by word, number of field and number of section. */
type Postings = Map<string, Record<number, Record<number, number>>>;

/**
 * The shards' words, put together: for each word the sections that have it, by field. Titles are read here.
 * Sections are numbered in the order of shards, pages and headings.
 */
function postingsOf(shards: readonly SearchShard[], wordsOfTitle: TitleReader): Postings {
  const postings: Postings = new Map();
  const add = (term: string, field: FieldName, section: number) => {
    const byField = postings.get(term) ?? {};
    postings.set(term, byField);
    const number = fields.indexOf(field);
    const sections = byField[number] ?? {};
    byField[number] = sections;
    sections[section] = (sections[section] ?? 0) + 1;
  };
  /** Words of titles count as they are written, too: who types a title's own word means that title. */
  const addTitle = (title: string, field: FieldName, section: number) => {
    for (const { written, stem } of wordsOfTitle(title)) {
      add(written, field, section);
      add(stem, field, section);
    }
  };

  let first = 0;
  for (const shard of shards) {
    addText(shard, first, add);
    for (const { title, headings } of shard.pages) {
      addTitle(title, "title", first++);
      for (const [heading] of headings) {
        addTitle(title, "page", first);
        addTitle(heading, "heading", first++);
      }
    }
  }
  return postings;
}

function addText(
  { terms, postings }: SearchShard,
  first: number,
  add: (term: string, field: FieldName, section: number) => void,
): void {
  const lists = postings.split(" ");
  for (const [index, term] of decodeTerms(terms).entries())
    for (const section of decodeSections(lists[index] ?? "")) add(term, "text", first + section);
}

export type Engine = {
  index: SearchIndex;
  language: Language;
  /** The best first. */
  find(query: string): Match[];
};

/** A hit in a title counts more than one in the text; the page's title counts a little for each of its sections. */
const boost: Record<FieldName, number> = { title: 10, page: 0.6, heading: 3, text: 1 };

/** A word that was typed counts more than those that mean the same. */
const boostOfSynonyms = Object.fromEntries(
  Object.entries(boost).map(([field, factor]) => [field, 0.7 * factor]),
);

export async function createEngine(index: SearchIndex, shards: readonly SearchShard[]): Promise<Engine> {
  const language = languageOf(index.tag);
  const places = shards.flatMap(placesIn);
  const wordsOfTitle = createTitleReader(language);
  const postings = postingsOf(shards, wordsOfTitle);
  const search = await MiniSearch.loadJSAsync<{ id: number }>(asMiniSearch(postings, places.length), {
    fields: [...fields],
    // The words of a query are taken apart before.
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  const vocabulary = vocabularyOf([...postings.keys()].sort());
  const asking: Asking = { vocabulary, language, synonyms: synonymsOf(index.synonyms ?? {}, language) };
  return {
    index,
    language,
    find: (query) =>
      find(query, search, places, wordsOfTitle, (words, isTyping) => queryOf(words, isTyping, asking)),
  };
}

function placesIn({ area, pages }: SearchShard): HitPlace[] {
  return pages.flatMap(({ path, title, headings }) => [
    { area, path, pageTitle: title },
    ...headings.map(([heading, id = usualId(heading)]) => ({
      area,
      path,
      pageTitle: title,
      heading: { id, title: heading },
    })),
  ]);
}

/** All words are wanted; where no place has them all, places with some of them are better than none. */
function find(
  text: string,
  search: MiniSearch,
  places: readonly HitPlace[],
  wordsOfTitle: TitleReader,
  queriesOf: (words: readonly Word[], isTyping: boolean) => Query[],
): Match[] {
  const words = wordsIn(text);
  const last = words.at(-1);
  if (last === undefined) return [];
  const isTyping = /[\p{L}\p{N}]$/u.test(text);
  const queries = queriesOf(words, isTyping);
  const run = (combineWith: "AND" | "OR"): SearchResult[] => {
    const query: Query = { combineWith, queries };
    return search.search(query, { boost, weights: { fuzzy: 0.3, prefix: 0.5 } });
  };
  const all = run("AND");
  const matches = (all.length > 0 ? all : run("OR")).flatMap(({ id, score, terms }): Match[] => {
    const place = places[Number(id)];
    return place ? [{ place, rank: 0, score, terms }] : [];
  });
  rank(matches, queries.length, wordsOfTitle);
  return matches;
}

/** The index in the form in which MiniSearch writes its own (`toJSON`). */
function asMiniSearch(
  postings: ReturnType<typeof postingsOf>,
  count: number,
): Parameters<typeof MiniSearch.loadJSAsync>[0] {
  const lengths: number[][] = Array.from({ length: count }, () => fields.map(() => 0));
  for (const byField of postings.values())
    for (const [field, sections] of Object.entries(byField))
      for (const [section, times] of Object.entries(sections)) {
        const own = lengths[Number(section)];
        if (own) own[Number(field)] = (own[Number(field)] ?? 0) + times;
      }
  const averages = fields.map(
    (_, field) => lengths.reduce((sum, own) => sum + (own[field] ?? 0), 0) / Math.max(1, count),
  );
  return {
    documentCount: count,
    nextId: count,
    documentIds: Object.fromEntries(lengths.map((_, id) => [id, id])),
    fieldIds: Object.fromEntries(fields.map((name, field) => [name, field])),
    fieldLength: Object.fromEntries(lengths.map((own, id) => [id, own])),
    averageFieldLength: averages,
    storedFields: {},
    dirtCount: 0,
    index: [...postings],
    serializationVersion: 2,
  };
}

/**
 * Number of letters that may be dropped from a beginning that no word has: as many as a partly typed word has beyond its
 * stem.
 */
const mostLettersOff = 4;
const fewestLetters = 4;
/** Number of letters from which a beginning is looked for in texts. */
const fewestOfBeginning = 3;

type Asking = { vocabulary: Vocabulary; language: Language; synonyms: readonly Synonym[] };

/**
 * The words of a query → the query of the index: stems, beginnings of words, and near misses if nothing fits.
 * One query per word, and one for words that have synonyms together; `isTyping`: the last word may not be whole.
 */
function queryOf(
  words: readonly Word[],
  isTyping: boolean,
  { vocabulary, language, synonyms }: Asking,
): Query[] {
  const wanted = tellingWords(words, language);
  const queries: Query[] = [];
  for (let at = 0; at < wanted.length; ) {
    const synonym = synonyms.find(({ stems }) =>
      stems.every((stem, index) => {
        const word = wanted[at + index];
        return word !== undefined && language.stemsOfTyped(word.lower).includes(stem);
      }),
    );
    const own = wanted.slice(at, at + (synonym?.stems.length ?? 1));
    at += own.length;
    const all = own.map((word) => wordQuery(word, isTyping && word === wanted.at(-1), vocabulary, language));
    const others = synonym?.meanings.map((meaning) => ({
      ...allOf(meaning.map((word) => wordQuery(word, false, vocabulary, language))),
      boost: boostOfSynonyms,
    }));
    queries.push(...(others ? [{ combineWith: "OR" as const, queries: [allOf(all), ...others] }] : all));
  }
  return queries;
}

function tellingWords(words: readonly Word[], language: Language): readonly Word[] {
  const telling = words.filter(({ lower }) => !language.isCommon(lower));
  return telling.length > 0 ? telling : words;
}

type Synonym = {
  /** The stems of the words that a visitor types. */
  stems: string[];
  /** The words of pages, one or several for each. */
  meanings: (readonly Word[])[];
};

/** The longest first: “search engine” is not “search”. */
function synonymsOf(synonyms: Synonyms, language: Language): Synonym[] {
  return Object.entries(synonyms)
    .map(([typed, others]) => ({
      stems: tellingWords(wordsIn(typed), language).map(({ lower }) => language.stem(lower)),
      meanings: others.map((other) => tellingWords(wordsIn(other), language)),
    }))
    .filter(({ stems }) => stems.length > 0)
    .sort((a, b) => b.stems.length - a.stems.length);
}

function wordQuery(
  { lower, folded }: Word,
  isTyping: boolean,
  vocabulary: Vocabulary,
  language: Language,
): Query {
  if (isUnspaced(folded)) return unspacedQuery(folded, vocabulary);
  const stems = language.stemsOfTyped(lower);
  const written = writtenTerm(folded);
  const isShort = folded.length < fewestOfBeginning && !isTyping;
  // 404 is not a misspelling of 405.
  if (/\p{N}/u.test(lower)) return anyOf([written, ...stems], { prefix: !isShort });
  const isKnown = (form: string) => vocabulary.has(form) || (!isShort && vocabulary.hasPrefix(form));
  // Nearly every text has words that begin so: titles tell more, and searching them all would make a slow phone wait.
  const isBeginning = isTyping && folded.length < fewestOfBeginning && vocabulary.hasPrefix(written);
  if (isBeginning)
    return {
      combineWith: "OR",
      queries: [anyOf([written], { prefix: true }), anyOf(stems, { prefix: false })],
    };
  const known = stems.filter(isKnown);
  if (known.length > 0) return anyOf([written, ...known], { prefix: !isShort });
  // The beginning of a word can go beyond the stem: “reutilisat”.
  const start = shortened(language.stem(lower), vocabulary);
  if (start !== undefined) return anyOf([written, start], { prefix: true });
  if (isKnown(written)) return anyOf([written], { prefix: !isShort });
  // A code is not a misspelling of a word, either.
  const boostDocument = (_: unknown, term: string) => (/\p{N}/u.test(term) ? 0 : 1);
  return { ...anyOf([written, ...stems], { fuzzy: 0.25, prefix: false }), boostDocument };
}

/**
 * A word of a script without spaces: words of the index that have it in them, or two that make it together. Dictionaries divide
 * one text in different ways, so where there are neither, all of its characters are wanted.
 */
function unspacedQuery(folded: string, vocabulary: Vocabulary): Query {
  const characters = [...folded];
  const own = new Set([folded, writtenTerm(folded)]);
  const boostTerm = (term: string) => (own.has(term) ? 1 : 0.5);
  const having = (part: string): Combination => ({
    ...anyOf(vocabulary.having(part), { prefix: false }),
    boostTerm,
  });
  const halves = characters
    .slice(1)
    .map((_, index) => [characters.slice(0, index + 1).join(""), characters.slice(index + 1).join("")])
    .filter((both) => both.every(vocabulary.has));
  const whole = vocabulary.having(folded).length > 0 ? [having(folded)] : [];
  const ways = [...whole, ...halves.map((both) => allOf(both.map(having)))];
  if (ways.length > 0) return { combineWith: "OR", queries: ways };
  return characters.length > 1 ? allOf(characters.map(having)) : having(folded);
}

function allOf(queries: Query[]): Combination {
  return { combineWith: "AND", queries };
}

type Combination = Extract<Query, object>;

/** Said, because a query takes over how the one around it combines. */
function anyOf(queries: string[], options: { prefix: boolean; fuzzy?: number }): Combination {
  return { combineWith: "OR", queries, ...options };
}

/** The longest beginning of the word that words of the index have, if it lacks only a few letters. */
function shortened(word: string, vocabulary: Vocabulary): string | undefined {
  for (let off = 1; off <= mostLettersOff && word.length - off >= fewestLetters; off++) {
    const start = word.slice(0, -off);
    if (vocabulary.hasPrefix(start)) return start;
  }
  return undefined;
}

type Vocabulary = {
  has(word: string): boolean;
  /** True: a word of the index starts so. */
  hasPrefix(start: string): boolean;
  /** The words of the index that have these characters in them. */
  having(part: string): string[];
};

/**
 * All words of the index, to see what a word that is being typed may become.
 * `words` in order of code units.
 */
function vocabularyOf(words: readonly string[]): Vocabulary {
  const known = new Set(words);
  return {
    has: (word) => known.has(word),
    hasPrefix(start) {
      let low = 0;
      let high = words.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((words[middle] ?? "") < start) low = middle + 1;
        else high = middle;
      }
      return words[low]?.startsWith(start) === true;
    },
    having: (part) => words.filter((word) => word.includes(part)),
  };
}
