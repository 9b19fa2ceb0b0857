/** One construct of an article → the plain elements that show it. What they do is the business of `controls/`. */
import type { HastElement, HastNode } from "../../../schema/hast.ts";
import type { ReaderStrings } from "../../../schema/strings.ts";

export type Expansion = (element: HastElement, article: ExpandedArticle) => HastElement;

/** What an expansion takes from the article around it. */
export type ExpandedArticle = {
  /** Interface texts of the page's language. */
  strings: ReaderStrings;
  /** What is inside an element, expanded. */
  inside(element: HastElement): HastNode[];
  /** An id that nothing else on the page has. */
  newId(): string;
};
