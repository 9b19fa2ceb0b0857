/** Comparison of a page's facts: an edit of its text alone changes nothing that the rest of the site knows of it. */
import type { PageFacts } from "../markdown/compiled-page.ts";

/** Facts are the same where they differ in places, which only findings name, or in the number of words. */
export function sameFacts(before: PageFacts, after: PageFacts): boolean {
  return JSON.stringify(knownElsewhere(before)) === JSON.stringify(knownElsewhere(after));
}

function knownElsewhere({ keys: _, words: __, references, dependencies = [], ...facts }: PageFacts): unknown {
  return [
    facts,
    dependencies.map(({ kind, name }) => [kind, name]),
    references.map(({ kind, url, otherLanguage, included }) => [kind, url, otherLanguage, included?.file]),
  ];
}
