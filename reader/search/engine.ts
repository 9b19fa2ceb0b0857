/** The shards of an index → what finds places in the site for a query. MiniSearch ranks; words are ours on both sides. */
import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { usualId } from "../../schema/search/heading-id.ts";
import { type Language, languageOf } from "../../schema/search/languages.ts";
import { wordsIn } from "../../schema/search/words.ts";
import type { SearchIndex, SearchShard } from "../../schema/search.ts";
import type { HitPlace, Match } from "./match.ts";
import { type FieldName, fields, postingsOf } from "./postings-of.ts";
import { queryOf } from "./query.ts";
import { ranked } from "./ranking.ts";
import { type Vocabulary, vocabularyOf } from "./vocabulary.ts";

export type Engine = {
  index: SearchIndex;
  language: Language;
  /** The best first. */
  find(query: string): Match[];
};

/** A hit in a title counts more than one in the text; the page's title counts a little for each of its sections. */
const boost: Record<FieldName, number> = { title: 10, page: 0.6, heading: 3, text: 1 };

export async function createEngine(index: SearchIndex, shards: readonly SearchShard[]): Promise<Engine> {
  const language = languageOf(index.tag);
  const places = shards.flatMap(placesIn);
  const postings = postingsOf(shards, language);
  const search = await MiniSearch.loadJSAsync<{ id: number }>(asMiniSearch(postings, places.length), {
    fields: [...fields],
    // The words of a query are taken apart before.
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  const vocabulary = vocabularyOf([...postings.keys()].sort());
  return {
    index,
    language,
    find: (query) => find(query, search, places, vocabulary, language),
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
  vocabulary: Vocabulary,
  language: Language,
): Match[] {
  const words = wordsIn(text);
  const last = words.at(-1);
  if (last === undefined) return [];
  const isTyping = /[\p{L}\p{N}]$/u.test(text);
  const queries = queryOf(words, isTyping, vocabulary, language);
  const run = (combineWith: "AND" | "OR"): SearchResult[] => {
    const query: Query = { combineWith, queries };
    return search.search(query, { boost, weights: { fuzzy: 0.3, prefix: 0.5 } });
  };
  const all = run("AND");
  const matches = (all.length > 0 ? all : run("OR")).flatMap(({ id, score, terms }): Match[] => {
    const place = places[Number(id)];
    return place ? [{ place, rank: 0, score, terms }] : [];
  });
  return ranked(matches, queries.length, language);
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
