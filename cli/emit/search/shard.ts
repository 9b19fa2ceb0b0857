/** Pages → one shard of the search index: their headings, and for each stem the sections that have it. */

import { CONTRACT } from "../../../schema/page.ts";
import type { Language } from "../../../schema/search/languages.ts";
import { encodePostings, type Posting } from "../../../schema/search/postings.ts";
import type { SearchShard } from "../../../schema/search.ts";
import type { ContentStore } from "../../compile/content-store.ts";
import { type SearchedSection, wordCounts } from "../../markdown/searched-sections.ts";
import type { Route } from "../../site/site.ts";
import { LostContent } from "../lost-content.ts";

export function shardOf(
  area: string,
  routes: readonly Route[],
  contents: Pick<ContentStore, "readSearched">,
  language: Language,
): SearchShard {
  const postings = new Map<string, Posting[]>();
  let section = 0;
  const pages = routes.map((route) => {
    const sections = sectionsOf(route, contents);
    for (const { words } of sections) addSection(section++, words, postings, language);
    const headings = sections.slice(1).map(({ id, title }): [string, string] => [id, title]);
    return { path: route.path, title: route.meta.title, headings };
  });
  const terms = [...postings.keys()].sort();
  return {
    contract: CONTRACT,
    area,
    pages,
    terms: terms.join(" "),
    postings: terms.map((term) => encodePostings(postings.get(term) ?? [])).join(" "),
  };
}

function sectionsOf(
  { path, meta, page }: Route,
  contents: Pick<ContentStore, "readSearched">,
): SearchedSection[] {
  if (page === undefined) return [{ id: "", title: "", words: wordCounts(meta.description) }];
  const sections = contents.readSearched(page.hash);
  if (!sections) throw new LostContent(path);
  return sections;
}

function addSection(
  section: number,
  words: Record<string, number>,
  postings: Map<string, Posting[]>,
  language: Language,
): void {
  for (const [word, count] of Object.entries(words)) {
    if (language.isCommon(word)) continue;
    const stem = language.stem(word);
    const known = postings.get(stem);
    const last = known?.at(-1);
    // Several forms of a word share a stem.
    if (last?.section === section) last.count += count;
    else if (known) known.push({ section, count });
    else postings.set(stem, [{ section, count }]);
  }
}
