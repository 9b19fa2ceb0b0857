/** Sections of a page with their words, for the search index. */
import { namesIn } from "../../schema/search/names-in-code.ts";
import { sectionsOf } from "../../schema/search/text-sections.ts";
import { distinctWords, pathsIn } from "../../schema/search/words.ts";
import type { PageContent, PageFacts } from "./compiled-page.ts";

export type SearchedSection = {
  /** Id of the heading; empty for the section above the first one. */
  id: string;
  title: string;
  /** Without those of the title, with spaces between them. Words are not cut down to stems yet, which is done once for all pages. */
  words: string;
};

/**
 * Description and keywords count as part of the first section, and names in blocks of code as part of theirs. A
 * keyword that is a path is found as a whole, too.
 */
export function searchedSections(
  { hast }: Pick<PageContent, "hast">,
  { frontMatter: { description = "", keywords = [] } }: Pick<PageFacts, "frontMatter">,
): SearchedSection[] {
  return sectionsOf(hast, "index").map(({ id, title, text, code }, index) => {
    const further = index === 0 ? [description, ...keywords] : [];
    const words = distinctWords([text, ...namesIn(code), ...further].join(" \n"));
    return { id, title, words: [...words, ...(index === 0 ? keywords.flatMap(pathsIn) : [])].join(" ") };
  });
}
