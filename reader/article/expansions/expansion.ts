/** One construct of an article → the plain elements that show it. `controls/` makes them interactive. */
import type { HastElement, HastNode } from "../../../schema/hast.ts";
import type { ReaderStrings } from "../../../schema/strings.ts";

export type Expansion = (element: HastElement, article: ExpandedArticle) => HastElement;

/** Parts of the article that an expansion uses. */
export type ExpandedArticle = {
  /** Interface texts of the page's language. */
  strings: ReaderStrings;
  /** The expanded children of an element. */
  inside(element: HastElement): HastNode[];
  /** An id that nothing else on the page has. */
  newId(): string;
};
