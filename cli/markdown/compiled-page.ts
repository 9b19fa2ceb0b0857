/** Compiled page: facts for the site model, and the content beside them. */
import type { DocFrontMatter, PageFrontMatter, PostFrontMatter } from "../../schema/front-matter.ts";
import type { HastRoot } from "../../schema/hast.ts";
import type { Heading } from "../../schema/page.ts";
import type { PageFinding, Place } from "../report/finding.ts";
import type { PageIgnoreComment } from "../report/ignore-comment.ts";
import type { Area } from "../source/source-file.ts";
import type { ComponentUse, Reference } from "./includes/page-references.ts";
import type { Dependency, PageUses } from "./includes/page-uses.ts";
import type { Destination } from "./mdast/nodes.ts";

export type FrontMatterOf = { docs: DocFrontMatter; blog: PostFrontMatter; pages: PageFrontMatter };

/** Facts of a page: small, kept in the cache's index, read on every run. */
export type PageFacts<A extends Area = Area> = {
  frontMatter: FrontMatterOf[A];
  /** True: the file has front matter that cannot be recognised as such, and says nothing here. */
  hasUnreadFrontMatter?: true;
  /** Place of each top-level key of the front matter, for findings of later steps. */
  keys: Record<string, Place>;
  /** Text of the `#` heading at the very top of the body, which is lifted out of the content. */
  heading?: string | undefined;
  /** Headings of level 2 to 6 in order. */
  outline: Heading[];
  /** Ids that headings had before, as `## Title {#now}{#before}` has it; absent where there are none. */
  olderIds?: string[] | undefined;
  /** Every id in the content that a hash can lead to, headings included. */
  anchors: string[];
  references: Reference[];
  /** Placeholders that an owner still has to fill in, in text and links; absent where there are none. */
  placeholders?: PageFinding[] | undefined;
  /** Absent where there are none. */
  components?: ComponentUse[] | undefined;
  /** Comments that ignore warnings; absent where there are none. */
  ignoreComments?: PageIgnoreComment[] | undefined;
  /** Things that the page takes from other files, apart from references and components; absent where there are none. */
  dependencies?: Dependency[] | undefined;
  /** Text before `<!-- truncate -->`, else of the first paragraph; without markup. */
  excerpt: string;
  /** Words of prose; code does not count. */
  words: number;
};

/** The content itself: larger, read only when an output that holds it is rendered. */
export type PageContent = {
  /** Links and images still have the URLs of the source. */
  hast: HastRoot;
  markdown: MarkdownCopy;
};

/** A text that replaces the source from `start` to `end`. */
export type Filled = {
  start: number;
  end: number;
  text: string;
  /** True: nothing of it is escaped, as in code. */
  verbatim?: true;
};

/** The body of the source with what it includes, and where in it the destinations of links and images are. */
export type MarkdownCopy = {
  body: string;
  /** Addresses in order, without overlap; offsets in UTF-16 units. */
  destinations: Destination[];
  /** Values of site.yml and variables in the text; absent where there are none. */
  filled?: Filled[] | undefined;
};

/**
 * A file with an error in its front matter has the facts that are left of it. One whose body cannot be compiled has neither facts nor
 * content.
 */
export type CompiledPage<A extends Area = Area> = {
  facts?: PageFacts<A> | undefined;
  content?: PageContent | undefined;
  /** True: the front matter has an error, and the facts may lack what it hides. */
  isUncertain?: true;
  /** Absent where the page takes nothing from elsewhere. */
  uses?: PageUses | undefined;
  findings: PageFinding[];
};
