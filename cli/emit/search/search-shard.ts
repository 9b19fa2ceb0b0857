/** Pages → one shard of the search index: their headings, and for each stem the sections that have it. */
import { madeOnce } from "../../../schema/made-once.ts";
import { CONTRACT } from "../../../schema/page.ts";
import { usualId } from "../../../schema/search/heading-id.ts";
import { encodeSections, encodeTerms } from "../../../schema/search/postings.ts";
import type { Language } from "../../../schema/search/search-languages.ts";
import { distinctWords } from "../../../schema/search/words.ts";
import type { SearchShard } from "../../../schema/search.ts";
import type { ContentStore } from "../../compile/content-store.ts";
import type { SearchedSection } from "../../markdown/searched-sections.ts";
import { withWhereabouts } from "../../report/failure.ts";
import { LostContent } from "../lost-content.ts";

export function shardOf(
  area: string,
  searched: readonly SearchedPage[],
  contents: Pick<ContentStore, "readSearched">,
  language: Language,
): SearchShard {
  const postings = new Map<string, number[]>();
  /** The sections that have the word or another form of it. Those of a common word are in no posting. */
  const sectionsWith = madeOnce((word) => {
    if (language.isCommon(word)) return [];
    const stem = language.stem(word);
    const known = postings.get(stem) ?? [];
    postings.set(stem, known);
    return known;
  });
  let section = 0;
  const add = (page: SearchedPage): SearchShard["pages"][number] => {
    const sections = sectionsOf(page, contents);
    for (const { words } of sections) {
      for (const word of words.split(" ")) {
        const known = sectionsWith(word);
        // Several forms of a word share a stem.
        if (known.at(-1) !== section) known.push(section);
      }
      section++;
    }
    const headings = sections
      .slice(1)
      .map(({ id, title }): [string] | [string, string] => (id === usualId(title) ? [title] : [title, id]));
    return { path: page.path, title: page.title, headings };
  };
  const pages = searched.map((page) => withWhereabouts({ route: page.path }, () => add(page)));
  const terms = [...postings.keys()].sort();
  return {
    contract: CONTRACT,
    area,
    pages,
    terms: encodeTerms(terms),
    postings: terms.map((term) => encodeSections(postings.get(term) ?? [])).join(" "),
  };
}

function sectionsOf(page: SearchedPage, contents: Pick<ContentStore, "readSearched">): SearchedSection[] {
  if ("description" in page) return [{ id: "", title: "", words: distinctWords(page.description).join(" ") }];
  const sections = contents.readSearched(page.hash);
  if (!sections) throw new LostContent(page.path);
  return sections;
}

/** A page in the search index: `hash` names its content. A generated page has only its description. */
export type SearchedPage = { path: string; title: string } & ({ hash: string } | { description: string });

/** Job that makes one shard of the search index, as plain data. */
export type ShardJob = {
  locale: string;
  /** Language tag of the locale. */
  tag: string;
  area: string;
  number: number;
  pages: SearchedPage[];
};
