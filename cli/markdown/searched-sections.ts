/** Sections of a page with their words, for the search index. */
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

/** `operationId`, `--dry-run`, `max_retries`, `NETSDK1045` and `sha256sum`, `E0308`, `ORA-00942`, `0x80070005`, `ECONNREFUSED`, in this order. */
const name =
  /\b[A-Za-z][a-z\d]+(?:[A-Z][A-Za-z\d]*)+|(?<![\w-])--[a-z][\w-]+|\b[A-Za-z][A-Za-z\d]*(?:_[A-Za-z\d]+)+|\b[A-Za-z]{2,}\d[A-Za-z\d]{2,}\b|\b[A-Z]\d{3,}\b|\b[A-Z]{2,}(?:-\d+)+\b|\b0x[A-Fa-f\d]{2,16}\b|\b[A-Z]{4,}\b/g;

/** Names to find in a block of code, which prose would set in code, not the words of a programming language; in order, each once. */
export function namesIn(code: string): string[] {
  return [...new Set(code.match(name))];
}
