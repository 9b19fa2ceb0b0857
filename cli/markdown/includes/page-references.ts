/** References of a page to others, and its uses of components, with the included files that they are written in. */
import type { Place } from "../../report/finding.ts";
import type { Inclusion } from "./expanded-page.ts";

/** A link or an image as written; the same URL in one page always resolves to the same target. */
export type Reference = {
  kind: "link" | "image";
  /** As written in the source, percent-encoding and all. */
  url: string;
  place: Place;
  /** The file, if it is one that the page includes; `place` and `written` are those of that file, `url` is what the page means by it. */
  included?: { file: string; written: string; via: readonly Inclusion[] };
  /** True: the author says of the link that it leads to another language (`lang` or `hreflang` in HTML). */
  otherLanguage?: true;
  /** True: it explains a term, and leads to the glossary. */
  isTerm?: true;
};

/** A component of the site's own where a page uses it; the content refers to it by its number in the page's list. */
export type ComponentUse = {
  name: string;
  /** As written, in order: each value is a text. */
  attributes: { name: string; value: string; place: Place }[];
  place: Place | undefined;
};
