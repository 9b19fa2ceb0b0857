/** The shards of an index → what finds places in the site for a query. */

import type { SearchIndex, SearchShard } from "../search.ts";
import { usualId } from "./heading-id.ts";
import type { FoundPages, HitPlace, Match } from "./match.ts";
import { type Asking, queriesOf, synonymsOf } from "./query.ts";
import { bestPages, byRank, createTitles, ranksOf, type TitledPlace, type Titles } from "./ranking.ts";
import { type Query, scoresOf } from "./scores.ts";
import { type Language, languageOf } from "./search-languages.ts";
import { fields, readTerms, type TermIndex } from "./term-index.ts";
import { pathsIn, signedNames } from "./words.ts";

export type Engine = {
  index: SearchIndex;
  language: Language;
  /** All places, the best first. */
  find(query: string): Match[];
  /** So many pages, each with so many of its places, the best first: what a list shows, in a fraction of the time. */
  findPages(query: string, most: { pages: number; places: number }): FoundPages;
};

export async function createEngine(index: SearchIndex, shards: readonly SearchShard[]): Promise<Engine> {
  const language = languageOf(index.tag);
  const titles = createTitles(language);
  const terms = await readTerms(shards, titles, () => new Promise((resolve) => setTimeout(resolve)));
  const sections = shards.flatMap(placesIn).map((place): TitledPlace => {
    const title = titles.read(place.heading?.title ?? place.pageTitle);
    return { place, title: title.filter(({ isCommon }) => !isCommon) };
  });
  const asking: Asking = { index: terms, language, synonyms: synonymsOf(index.synonyms ?? {}, language) };
  const matchAt = (section: number, { scores, ranks }: Scored): Match[] => {
    const place = sections[section]?.place;
    return place ? [{ place, rank: ranks[section] ?? 0, score: scores[section] ?? 0 }] : [];
  };
  return {
    index,
    language,
    find(query) {
      const scored = score(query, asking, sections, titles);
      return sections
        .flatMap((_, section) => (scored.scores[section] ? matchAt(section, scored) : []))
        .sort(byRank);
    },
    findPages(query, most) {
      const scored = score(query, asking, sections, titles);
      const pages = bestPages(sections, scored, most);
      return {
        terms: scored.terms,
        pages: pages.map((best) => best.flatMap((section) => matchAt(section, scored))),
      };
    },
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

/** More than any rank by the place of words. */
const rankOfName = 3;

/** Numbers of sections; a section that does not match has the score 0. */
type Scored = { scores: Float64Array; ranks: Uint8Array; terms: ReadonlySet<string> };

/** All words are wanted; where no place has them all, places with some of them are better than none. */
function score(text: string, asking: Asking, sections: readonly TitledPlace[], titles: Titles): Scored {
  const of = queriesOf(text, asking);
  const all = scoresOf({ type: "all", of }, asking.index);
  const scores = all.some((score) => score > 0) ? all : scoresOf({ type: "any", of }, asking.index);
  const terms = new Set(of.flatMap(termsOf));
  const ranks = ranksOf(scores, sections, terms, of.length, titles.words);
  for (const name of [...signedNames(text), ...pathsIn(text)]) raise(ranks, name, asking.index);
  return { scores, ranks, terms };
}

/** Raises the ranks of sections that have a name as it was typed: `C++` is not C, though both have the same letter. */
function raise(ranks: Uint8Array, name: string, index: TermIndex): void {
  const { sections = {} } = index.get(name) ?? {};
  const having = new Set(fields.flatMap((field) => sections[field] ?? []));
  for (const section of having) ranks[section] = (ranks[section] ?? 0) + rankOfName;
}

function termsOf(query: Query): string[] {
  return query.type === "word" ? query.meanings.map(({ term }) => term.text) : query.of.flatMap(termsOf);
}
