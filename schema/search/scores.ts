/** The score of each section for a query, by BM25+ (https://en.wikipedia.org/wiki/Okapi_BM25). */
import { type Field, fields, type Term, type TermIndex } from "./term-index.ts";

/** A word of the index that a word of a query may mean; `weight`: 1 for the word itself, less for one that is like it. */
export type Meaning = { term: Term; weight: number };

export type Query =
  | { type: "word"; meanings: readonly Meaning[] }
  /** `factor` is that of all scores in it. */
  | { type: "any" | "all"; of: readonly Query[]; factor?: number };

/** A hit in a title counts more than one in the text; the page's title counts a little for each of its sections. */
const boost: Record<Field, number> = { title: 10, page: 0.6, heading: 3, text: 1 };

type Scores = {
  /** The score of each section; 0 for one that does not match. */
  scores: Float64Array;
  /** Number of the query's words that each section has. */
  words: Uint16Array;
};

/** A section with more of the query's words is worth more than one that has one of them often. */
export function scoresOf(query: Query, index: TermIndex): Float64Array {
  const { scores, words } = evaluate(query, 1, index);
  return scores.map((score, section) => score * (words[section] ?? 0));
}

function evaluate(query: Query, factor: number, index: TermIndex): Scores {
  if (query.type === "word") return scoresOfWord(query.meanings, factor, index);
  const [first, ...others] = query.of;
  const own = factor * (query.factor ?? 1);
  const all = first ? evaluate(first, own, index) : nothing(index);
  for (const other of others) combine(all, evaluate(other, own, index), query.type);
  return all;
}

function nothing({ count }: TermIndex): Scores {
  return { scores: new Float64Array(count), words: new Uint16Array(count) };
}

/** Adds the scores of another query, in place. */
function combine({ scores, words }: Scores, other: Scores, type: "any" | "all"): void {
  for (let section = 0; section < scores.length; section++) {
    const score = scores[section] ?? 0;
    const more = other.scores[section] ?? 0;
    const isFound = type === "any" || (score > 0 && more > 0);
    scores[section] = isFound ? score + more : 0;
    words[section] = isFound ? (words[section] ?? 0) + (other.words[section] ?? 0) : 0;
  }
}

function scoresOfWord(meanings: readonly Meaning[], factor: number, index: TermIndex): Scores {
  const found = nothing(index);
  const { scores, words } = found;
  for (const { term, weight } of meanings)
    for (const field of fields) {
      const sections = term.sections[field];
      if (!sections) continue;
      const rarity = Math.log(1 + (index.count - sections.length + 0.5) / (sections.length + 0.5));
      const each = factor * weight * boost[field] * rarity;
      const worth = index.worth[field];
      for (const section of sections) {
        scores[section] = (scores[section] ?? 0) + each * (worth[section] ?? 0);
        words[section] = 1;
      }
    }
  return found;
}
